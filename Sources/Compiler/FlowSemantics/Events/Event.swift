import FlowModel
import FlowSyntax

/// Something that happens to a running flow.
package enum Event: Hashable, Sendable {
  /// An event that the view of an instance sends.
  case sent(Symbol, from: Number<Destination>, [Binding])
  /// A button of the alert or dialog on top; without a name, the button that the platform adds to
  /// an alert that has none.
  case button(Symbol?, [Binding])
  /// The back button or the edge swipe on a pushed instance.
  case systemBack(Number<Destination>)
  /// The layer on top is swiped down, or the user taps outside of it.
  case swipedAway
  /// A tap in the tab bar, on another tab or on the selected one.
  case tabTapped(Number<Destination>, index: Int)
  /// An event that no screen sends.
  case app(ID<Transition>, [Binding])
  /// A state of the app has another value.
  case changed(ID<AppState>, to: Int)
  /// A URL is opened.
  case link(ID<DeepLink>, [Binding])
  /// An awaited outcome has come to one of its ends.
  case answered(Waiting, end: Int, [Binding])
  /// The time of an `after` is over.
  case elapsed(Waiting)
  /// The app ends something external that it shows: with a result, or cancelled.
  case ended(Number<Destination>, End)
}

import Combine
import FlowRuntime

/// The intents of a screen: the actions for its view model, and the directions to which they lead.
///
/// ```swift
/// let intents = todos.listIntents()
/// let model = TodosListModel(actions: intents.actions)
/// ```
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
public final class NavigationIntents<Destination: NavigationDestination, Actions: FlowActions>:
  Navigable
{
  /// The actions of the topmost page that shows the screen. If there is none, they do nothing.
  public let actions: Actions
  public let navigationPublisher: AnyPublisher<NavigationDirection<Destination>, Never>

  init(
    _ actions: Actions, _ publisher: AnyPublisher<NavigationDirection<Destination>, Never>
  ) {
    self.actions = actions
    navigationPublisher = publisher
  }
}

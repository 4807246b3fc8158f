import Combine
import FlowRuntime

@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
extension PathPresenter {
  /// The model of a flow: its path is the state that a ``RoutingView`` shows.
  ///
  /// The path says where the flow has arrived: after an event, after a change of the path and after a swipe of the
  /// user. A change of the path obeys the screens' `requires`. `flowc lint` knows nothing of it, so it can't check
  /// where it leads.
  @MainActor
  open class PathModel<Screen: FlowDestination>: ObservableObject {
    public typealias Destination = Screen

    /// Runs the flow, alone or within another.
    public let navigator: FlowNavigator
    /// The embedded flows that run now, by their runs.
    public var children: [FlowRun.ID: any FlowDefinition] = [:]
    /// What the flow shows above its first screen. An embedded flow is one of the screens. The stacks of tabs are not
    /// part of it.
    @Published
    public var path = Path<Screen>() {
      didSet { if path != oldValue { pathIsSet() } }
    }
    /// Whether the path follows the flow's state, so that a change of it is no command.
    private var isFollowing = false
    /// The path that was set last, as far as its screens have something to do when they go.
    private var wanted = Path<Screen>()
    /// What is to be done when a page goes.
    private var onDismiss: [FlowPage.ID: Action] = [:]

    /// - Parameter navigator: runs the flow.
    public init(in navigator: FlowNavigator) { self.navigator = navigator }

    /// Publishes ``path``.
    public var pathPublisher: Published<Path<Screen>>.Publisher { $path }

    private var flow: (any FlowDefinition)? { self as? any FlowDefinition }

    /// Called after each event, when the navigation state is what the event has made of it.
    public func navigated() {
      guard let flow else { return }
      let shown = navigator.elements(of: flow)
      for (index, element) in shown.enumerated() { adopt(element, at: index) }
      var path = Path<Screen>()
      for element in shown {
        guard let screen = element.destination as? Screen else { continue }
        path.append(screen, type: PathType(element.style, onDismiss: onDismiss[element.page]))
      }
      isFollowing = true
      if self.path != path { self.path = path }
      isFollowing = false
      tellGone(except: Set(shown.map(\.page)))
    }

    /// What was wanted for a screen belongs to its page from now on.
    private func adopt(_ element: FlowElement, at index: Int) {
      guard wanted.indices.contains(index), let action = wanted[index].type.onDismiss,
        wanted[index].screen == element.destination as? Screen,
        wanted[index].type.style == element.style
      else { return }
      onDismiss[element.page] = action
      wanted[index].type.onDismiss = nil
    }

    private func tellGone(except shown: Set<FlowPage.ID>) {
      let gone = onDismiss.keys.filter { !shown.contains($0) }.sorted { $0.number > $1.number }
      for action in gone.compactMap({ onDismiss.removeValue(forKey: $0) }) { action() }
    }

    private func pathIsSet() {
      guard !isFollowing, let flow else { return }
      wanted = path
      navigator.become(path.map { ($0.screen, $0.type.style) }, of: flow)
      navigated()
    }
  }
}

import Combine
import Dispatch
import FlowRuntime

/// A flow that publishes where it goes: after an event, after a command and after a gesture of the user.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
open class NavigableFlow<Screen: NavigationDestination>: Navigable {
  public typealias Destination = Screen

  typealias Step = (source: Destination.Screen?, direction: NavigationDirection<Destination>)

  /// Runs the flow, alone or within another.
  public let navigator: FlowNavigator
  /// The embedded flows that run now, by their runs.
  public var children: [FlowRun.ID: any FlowDefinition] = [:]
  /// What the flow shows: the stack in which it began, then layer by layer what it presents.
  private var shown: [FlowElement] = []
  private let steps = PassthroughSubject<Step, Never>()

  /// - Parameter navigator: runs the flow.
  public init(in navigator: FlowNavigator) { self.navigator = navigator }

  private var flow: (any FlowDefinition)? { self as? any FlowDefinition }

  /// Publishes each direction in which the flow has gone, on the main queue.
  ///
  /// If several screens go, each is a direction of its own. A screen that takes the place of another is a direction with
  /// the style `replace`.
  public var navigationPublisher: AnyPublisher<NavigationDirection<Destination>, Never> {
    steps.map(\.direction).receive(on: DispatchQueue.main).eraseToAnyPublisher()
  }

  /// The same, but only the directions in which the flow has gone from one of its screens.
  func publisher(
    from screen: Destination.Screen
  ) -> AnyPublisher<NavigationDirection<Destination>, Never> {
    steps.filter { $0.source == screen }.map(\.direction).receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  /// Called after each event, when the navigation state is what the event has made of it.
  public func navigated() {
    guard let flow else { return }
    let next = navigator.allElements(of: flow)
    let last = shown
    shown = next
    if last.isEmpty { return }
    let source = (last.last?.destination as? Destination)?.screen
    for direction in directions(from: last, to: next) { steps.send((source, direction)) }
  }

  /// First the ways back from the top, then the screens that take the place of others, then the new ones.
  private func directions(
    from last: [FlowElement], to next: [FlowElement]
  ) -> [NavigationDirection<Destination>] {
    let known = Dictionary(uniqueKeysWithValues: zip(FlowElement.places(of: last), last))
    let new = zip(FlowElement.places(of: next), next)
    let kept = new.filter { known[$0.0] != nil }
    let replaced = kept.filter { place, element in
      known[place].map { $0.page != element.page || !$0.destination.equals(element.destination) }
        ?? false
    }
    let gone = last.count - kept.count
    return Array(repeating: .back, count: gone)
      + replaced.compactMap { forward($0.1, style: .replace) }
      + new.filter { known[$0.0] == nil }.compactMap { forward($0.1, style: $0.1.style) }
  }

  private func forward(
    _ element: FlowElement, style: NavigationStyle
  ) -> NavigationDirection<Destination>? {
    (element.destination as? Destination).map { .forward(destination: $0, style: style) }
  }
}

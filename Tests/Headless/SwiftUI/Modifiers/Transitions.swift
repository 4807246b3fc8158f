/// A view with a transition that has come or gone while what holds it stayed.
public struct HeadlessTransition: Equatable, Sendable {
  public enum Change: Equatable, Sendable { case insertion, removal }

  public let change: Change
  /// The transition in words: `move leading`.
  public let transition: String
  /// What the change was animated with; without one, the view is there or gone at once.
  public let animation: Animation?

  public init(_ change: Change, _ transition: String, _ animation: Animation?) {
    self.change = change
    self.transition = transition
    self.animation = animation
  }
}

extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modified { content, context in
      let watch = context.node.stored(0) { TransitionWatch(context) }
      watch.transition = t
      if context.node.birth == context.graph.pass, watch.containerStays {
        context.graph.transitions.append(
          HeadlessTransition(.insertion, t.insertion, context.graph.animation))
      }
      return content.resolve(in: context)
    }
  }
}

/// Notes when a view with a transition goes.
///
/// What comes or goes with what holds it has no transition of its own.
private final class TransitionWatch: Leaving {
  var transition = AnyTransition.identity
  private let graph: Graph
  private weak var container: Node?
  private let containerBirth: Int

  init(_ context: Context) {
    graph = context.graph
    container = context.container
    containerBirth = context.container?.birth ?? context.graph.pass
  }

  var containerStays: Bool { containerBirth < graph.pass && container?.pass == graph.pass }

  func leave() {
    guard containerStays else { return }
    graph.transitions.append(
      HeadlessTransition(.removal, transition.removal, graph.animation))
  }
}

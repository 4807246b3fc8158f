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
      context.requires(t.system, "AnyTransition.push(from:)")
      let watch = context.node.stored(0) { TransitionWatch(context) }
      watch.transition = t
      if context.node.birth == context.graph.pass, watch.containerStays {
        context.graph.transitions.append(
          HeadlessTransition(.insertion, t.insertion, context.graph.animation))
      }
      return content.resolve(in: context).map { element in
        var element = element
        element.transition = watch
        return element
      }
    }
  }
}

/// Notes when a view with a transition goes.
///
/// What comes or goes with what holds it has no transition of its own.
final class TransitionWatch: Leaving {
  var transition = AnyTransition.identity
  /// The graph's pages hold what is on screen, and so this.
  private weak var graph: Graph?
  private weak var container: Node?
  private let containerBirth: Int
  private weak var depth: Depth?
  private var zIndex: Double?

  fileprivate init(_ context: Context) {
    graph = context.graph
    container = context.container
    containerBirth = context.container?.birth ?? context.graph.pass
  }

  /// Where the view is among others, one in front of the other.
  func stand(in depth: Depth, at zIndex: Double?) {
    (self.depth, self.zIndex) = (depth, zIndex)
  }

  fileprivate var containerStays: Bool {
    guard let graph else { return false }
    return containerBirth < graph.pass && container?.pass == graph.pass
  }

  func leave() {
    guard let graph, containerStays else { return }
    graph.transitions.append(
      HeadlessTransition(.removal, transition.removal, graph.animation))
    guard graph.animation != nil, zIndex == nil, let depth, depth.count > 0 else { return }
    graph.report(
      "a view leaves a ZStack with the transition \(transition.removal) and without a zIndex")
  }
}

/// Views in front of one another.
final class Depth {
  var count = 0
}

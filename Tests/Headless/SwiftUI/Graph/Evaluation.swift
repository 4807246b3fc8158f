import Observation
import Synchronization

/// The body that a view had when it was last evaluated.
///
/// It is evaluated again if the view was given something else, or what it reads has changed. What lies
/// in the body is looked at in each pass.
final class Evaluation<Content: View> {
  private var last: (given: Content, body: Content.Body)?

  func body(of view: Content, given: Content, in context: Context) -> Content.Body {
    let isStale = context.node.staleness.take()
    if !isStale, let last, isSame(last.given, given) { return last.body }
    context.graph.evaluations["\(Content.self)", default: 0] += 1
    nonisolated(unsafe) let view = view
    let body = withObservationTracking {
      onMain { view.body }
    } onChange: { [staleness = context.node.staleness, signal = context.graph.signal] in
      staleness.mark()
      signal.mark()
    }
    last = (given, body)
    return body
  }
}

/// Whether something that a view reads has changed.
final class Staleness: Sendable {
  private let isStale = Mutex(false)

  func mark() { isStale.withLock { $0 = true } }

  func take() -> Bool {
    isStale.withLock { isStale in
      defer { isStale = false }
      return isStale
    }
  }
}

/// Only of views that are made anew though nothing has changed: an equal one keeps the place of the
/// one before.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  nonisolated public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    let holder = context.node.stored(0) { Holder<Content>() }
    if holder.value != content { holder.value = content }
    return holder.value?.resolve(in: context) ?? []
  }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

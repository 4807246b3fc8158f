/// How a stack reads and writes its path.
struct PathAccess {
  let values: () -> [AnyHashable]
  /// Returns whether there were so many.
  let removeLast: (Int) -> Bool
  let append: (AnyHashable) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    removeLast = { count in
      if count > path.wrappedValue.count { return false }
      path.wrappedValue.removeLast(count)
      return true
    }
    append = { path.wrappedValue.elements.append($0) }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    removeLast = { count in
      var data = path.wrappedValue
      let start = data.index(data.endIndex, offsetBy: -count, limitedBy: data.startIndex)
      if start == nil { return false }
      data.removeLast(count)
      path.wrappedValue = data
      return true
    }
    append = { value in
      guard let value = value.base as? Data.Element else { return }
      path.wrappedValue = path.wrappedValue + CollectionOfOne(value)
    }
  }
}

public struct NavigationStack<Data, Root: View> {
  private let path: PathAccess?
  private let root: Root

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathAccess(path)
    self.root = root()
  }
}

extension NavigationStack: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    context.requires(.iOS(16), "NavigationStack")
    let state = context.node.stored(0) { StackState(signal: context.graph.signal) }
    let path = path ?? PathAccess(state.binding)
    let values = path.values()
    state.check(values, in: context.graph)
    var evaluation = StackEvaluation(context: context, path: path, count: values.count)
    evaluation.addRoot(root)
    for (index, value) in values.enumerated() { evaluation.add(value, at: index) }
    if let leaving = state.leaving { evaluation.addLeaving(leaving) { state.leaving = nil } }
    return evaluation.elements
  }
}

/// What a stack remembers between evaluations.
private final class StackState {
  private let local: StateLocation<NavigationPath>
  private var last: [AnyHashable]?
  private var changedFrame = 0
  /// The page that was on top and was popped, until it is off the screen.
  var leaving: PathElement?

  init(signal: ChangeSignal) {
    local = StateLocation(NavigationPath(), signal: signal)
  }

  var binding: Binding<NavigationPath> {
    Binding(read: { [local] in local.value }, write: { [local] in local.value = $0 })
  }

  /// The platform follows one change of a path per frame.
  func check(_ values: [AnyHashable], in graph: Graph) {
    defer { last = values }
    guard let last, last != values else { return }
    if changedFrame == graph.frame {
      graph.signal.record(fault: "a navigation path changed more than once in one frame")
    }
    changedFrame = graph.frame
    if let leaving, values.count > leaving.index { self.leaving = nil }
    guard let top = last.last, values.count < last.count else { return }
    leaving = PathElement(index: last.count - 1, value: top)
  }
}

/// A value of a path, and where it stands.
struct PathElement {
  let index: Int
  let value: AnyHashable
}

/// Builds the pages of a stack, bottom to top.
struct StackEvaluation {
  let context: Context
  let path: PathAccess?
  let count: Int
  let stack = StackRecord()
  /// Whether a page lies on another by a flag or an item, and not by a value of the path.
  private var isPushedByFlag = false

  init(context: Context, path: PathAccess?, count: Int) {
    self.context = context
    self.path = path
    self.count = count
  }

  var elements: [Element] {
    for page in stack.pages.dropLast() { page.isOnTop = false }
    return [Element(.stack(stack))]
  }

  mutating func addRoot(_ root: some View) {
    if context.environment.isInStack {
      context.graph.signal.record(fault: "a NavigationStack is inside another NavigationStack")
    }
    let page = PageRecord(parent: context.page, isRootOfStack: true)
    add(page, in: context) { root.resolve(in: $0) }
  }

  mutating func add(_ value: AnyHashable, at index: Int) {
    if isPushedByFlag {
      context.graph.signal.record(
        fault: "\(value) was pushed by the path, so it lands under the page that a flag has pushed")
    }
    let page = PageRecord(parent: context.page)
    page.pop = { [signal = context.graph.signal, path, count] in
      if path?.removeLast(count - index) == false {
        let fault = "the system went back by more pages than the path has, which ends the app"
        return signal.record(fault: fault)
      }
      if let values = path?.values(), values.count > index, values[index] == value {
        signal.record(fault: "the path kept \(value) after the system popped it")
      }
    }
    let inner = context.child(key(of: PathElement(index: index, value: value)))
    guard let destination = destination(for: value) else {
      context.graph.signal.record(
        fault: "no navigationDestination for \(Swift.type(of: value.base)) at the stack's root")
      return add(page, in: inner) { _ in [] }
    }
    add(page, in: inner) { destination(value, $0) }
  }

  /// A page that was popped is evaluated until it is off the screen; it presents nothing any more.
  func addLeaving(_ element: PathElement, finish: @escaping () -> Void) {
    guard let destination = destination(for: element.value) else { return }
    let page = PageRecord(parent: context.page)
    page.finishPop = finish
    var inner = context.child(key(of: element))
    inner.page = page
    inner.layer = LayerRecord()
    inner.isInLazyContainer = false
    inner.environment.isInStack = true
    page.elements = destination(element.value, inner)
    context.graph.leavingPages.append(page)
  }

  private func destination(for value: AnyHashable) -> ((AnyHashable, Context) -> [Element])? {
    stack.pages.first?.destinations[ObjectIdentifier(Swift.type(of: value.base))]
  }

  private func key(of element: PathElement) -> NodeKey {
    let index = AnyHashable(element.index)
    let id = context.graph.keepsStateOfReplacedPages ? [index] : [index, element.value]
    return NodeKey.id(AnyHashable(id))
  }

  /// Adds the page, and in front of it what it pushes by flags or items.
  private mutating func add(
    _ page: PageRecord, in outer: Context, content: (Context) -> [Element]
  ) {
    var context = outer
    context.page = page
    context.isInLazyContainer = false
    context.environment.isInStack = true
    context.environment.push = path?.append
    if let pop = page.pop { context.environment.close = pop }
    stack.pages.append(page)
    page.elements = content(context)
    if page.bound.count > 1 {
      context.graph.signal.record(fault: "a page pushes several pages at once")
    }
    if let bound = page.bound.first {
      isPushedByFlag = true
      let next = PageRecord(parent: self.context.page)
      next.pop = bound.dismiss
      var below = context
      below.node = bound.node
      add(next, in: below.child(.id("bound")), content: bound.content)
    }
  }
}

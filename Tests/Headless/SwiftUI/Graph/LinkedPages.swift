/// The pages of a `NavigationView` on screen: one for each active link, each on the page of its link.
///
/// They follow the links one push or pop at a time, as `UINavigationController` does: it ignores a
/// change in between ("while an existing transition or presentation is occurring").
final class LinkedPages {
  /// A page that a link has pushed.
  private struct Page {
    let number: Int
    var link: BoundDestination
    /// Whether it is still there though its link is not active any more.
    var isStale = false
  }

  private var pages: [Page] = []
  /// How many pages have been pushed so far.
  private var pushes = 0
  private var leaving: Page?
  private var isMoving = false
  /// The pass in which the transition has begun.
  private var start = 0
  /// The links that are active in vain, until their bindings have been false.
  private var ignored: [Node] = []
  private var active: [Node] = []

  /// Follows the links of the pages, from the root up.
  func evaluate(_ root: some View, in context: Context) -> StackRecord {
    let stack = StackRecord()
    active = []
    let first = PageRecord(parent: context.page, isRootOfStack: true)
    show(first, in: context, closedBy: context.environment.close) { root.resolve(in: $0) }
    stack.pages.append(first)
    while let last = stack.pages.last,
      let page = follow(last.bound, at: stack.pages.count - 1, in: context)
    {
      last.isOnTop = false
      stack.pages.append(record(of: page, in: context))
    }
    ignored.removeAll { node in !active.contains { $0 === node } }
    if isMoving {
      context.layer.isNavigating = true
      context.graph.navigations.append(self)
    }
    if let leaving { evaluate(leaving: leaving, in: context) }
    return stack
  }

  func finishTransition() {
    isMoving = false
    leaving = nil
  }

  /// What stands on the page with these active links.
  private func follow(
    _ links: [BoundDestination], at level: Int, in context: Context
  ) -> Page? {
    active += links.map(\.node)
    let links = links.filter { link in !ignored.contains { $0 === link.node } }
    if level == pages.count { return push(links, in: context) }
    if let link = links.first(where: { $0.node === pages[level].link.node }) {
      pages[level].link = link
      pages[level].isStale = false
      ignore(links.filter { $0.node !== link.node }, Self.several, in: context)
    } else {
      if !pages[level].isStale { pop(to: level, in: context) }
      ignore(links, "a NavigationView pops a page and pushes one in the same update", in: context)
    }
    return level < pages.count ? pages[level] : nil
  }

  private static let several = "a page pushes several pages at once"

  private func push(_ links: [BoundDestination], in context: Context) -> Page? {
    guard let link = links.first else { return nil }
    if let obstacle = obstacle(in: context) {
      ignore(
        links, "a NavigationView pushes one page at a time: a link is active \(obstacle)",
        in: context)
      return nil
    }
    ignore(Array(links.dropFirst()), Self.several, in: context)
    pushes += 1
    pages.append(Page(number: pushes, link: link))
    begin(in: context)
    return pages.last
  }

  private func pop(to level: Int, in context: Context) {
    if let obstacle = obstacle(in: context) {
      pages[level].isStale = true
      context.graph.signal.record(
        fault: "a NavigationView keeps its page: a link is inactive \(obstacle)")
      return
    }
    leaving = pages.last
    pages.removeSubrange(level...)
    begin(in: context)
  }

  private func begin(in context: Context) {
    isMoving = true
    start = context.graph.pass
  }

  /// Why no page can be pushed or popped now.
  private func obstacle(in context: Context) -> String? {
    if let transition = context.layer.transition { return "while \(transition)" }
    guard isMoving else { return nil }
    return start == context.graph.pass
      ? "on the page that it pushes" : "while a page is pushed or popped"
  }

  private func ignore(_ links: [BoundDestination], _ fault: String, in context: Context) {
    guard !links.isEmpty else { return }
    ignored += links.map(\.node)
    context.graph.signal.record(fault: fault)
  }
}

extension LinkedPages {
  private func record(of page: Page, in context: Context) -> PageRecord {
    let record = PageRecord(parent: context.page)
    let pop: () -> Void = { [weak self, signal = context.graph.signal] in
      self?.goBack(from: page.number, signal)
    }
    record.pop = pop
    show(record, in: place(of: page, in: context), closedBy: pop, content: page.link.content)
    return record
  }

  /// The system, or the page itself, pops the page.
  private func goBack(from number: Int, _ signal: ChangeSignal) {
    guard let level = pages.firstIndex(where: { $0.number == number }) else { return }
    pages[level].isStale = false
    let link = pages[level].link
    link.dismiss()
    if link.isActive() {
      ignored.append(link.node)
      signal.record(fault: "the link of a page stayed active after the page was popped")
    }
    signal.mark()
  }

  /// A page that was popped is evaluated until it is off the screen; it presents nothing any more.
  private func evaluate(leaving page: Page, in context: Context) {
    let record = PageRecord(parent: context.page)
    var inner = place(of: page, in: context)
    inner.layer = LayerRecord()
    show(record, in: inner, closedBy: {}, content: page.link.content)
    context.graph.leavingPages.append(record)
  }

  private func place(of page: Page, in context: Context) -> Context {
    context.child(.id(AnyHashable(page.number)))
  }

  private func show(
    _ page: PageRecord, in outer: Context, closedBy close: (() -> Void)?,
    content: (Context) -> [Element]
  ) {
    var context = outer
    context.page = page
    context.isInLazyContainer = false
    context.environment.isInStack = true
    context.environment.push = nil
    context.environment.close = close
    page.elements = content(context)
  }
}

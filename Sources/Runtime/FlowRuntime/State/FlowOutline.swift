/// Where the user is, in the words of the flows: a line for each layer.
///
/// ```
/// Shop
/// root: home { *products › product(id: 7) | cart }
/// sheet: checkout { Checkout: address › payment }
/// ```
///
/// Braces hold what runs or lies in a screen: an embedded flow after its name, the steps of a sequence, tabs
/// with a star before the selected one, columns with a star before the one in front.
struct FlowOutline {
  private enum Item {
    case text(String)
    case page(FlowPage)
    /// A stack whose pages are in these runs, as far as that is told already.
    case stack(FlowStack.ID, in: [FlowRun.ID])
  }

  private let state: FlowState
  private(set) var text = ""
  /// What is still to be written; the last is written first.
  private var waiting: [Item] = []

  init(_ state: FlowState) {
    self.state = state
    let first = state.layers.first.flatMap { state.stacks[$0.stack]?.pages.first }
    if let page = first.flatMap({ state.pages[$0] }) { text = flow(of: state.main, around: page) }
    for layer in state.layers {
      text += "\n\(layer.presentation.rawValue): "
      write(.stack(layer.stack, in: [state.main]))
    }
  }

  private mutating func write(_ item: Item) {
    waiting = [item]
    while let next = waiting.popLast() {
      switch next {
      case .text(let part): text += part
      case .page(let page):
        text += page.description
        waiting += content(of: page).reversed()
      case .stack(let stack, let runs): waiting += pages(of: stack, in: runs).reversed()
      }
    }
  }

  private func content(of page: FlowPage) -> [Item] {
    let runs = runs(of: page)
    switch page.content {
    case .view: return []
    case .tabs(let tabs, let selected): return stacked(tabs.map(\.stack), selected, runs)
    case .split(let columns, let front): return stacked(columns, front, runs)
    case .region(let value, let stack):
      guard let stack else { return [.text(": \(value)")] }
      return [.text(": \(value) { "), .stack(stack, in: runs), .text(" }")]
    }
  }

  private func stacked(
    _ stacks: [FlowStack.ID?], _ selected: Int, _ runs: [FlowRun.ID]
  ) -> [Item] {
    let parts: [Item] = stacks.enumerated().flatMap { index, stack -> [Item] in
      let separator = (index == 0 ? "" : " | ") + (index == selected ? "*" : "")
      let content: Item = if let stack { .stack(stack, in: runs) } else { .text("-") }
      return [.text(separator), content]
    }
    return [.text(" { ")] + parts + [.text(" }")]
  }

  /// The pages of a stack, with the runs that begin and end between them.
  private func pages(of stack: FlowStack.ID, in outer: [FlowRun.ID]) -> [Item] {
    var items: [Item] = []
    var running = outer
    for page in (state.stacks[stack]?.pages ?? []).compactMap({ state.pages[$0] }) {
      let runs = runs(of: page)
      let common = zip(running, runs).prefix { $0 == $1 }.count
      let ending = max(0, running.count - max(common, outer.count))
      items.append(.text(String(repeating: " }", count: ending) + (items.isEmpty ? "" : " › ")))
      for run in runs.dropFirst(common) { items.append(.text(beginning(of: run, around: page))) }
      items.append(.page(page))
      running = runs
    }
    items.append(.text(String(repeating: " }", count: max(0, running.count - outer.count))))
    return items
  }

  /// The flows and sequences that a page is in, the outermost first.
  private func runs(of page: FlowPage) -> [FlowRun.ID] {
    state.enclosingRuns(of: page.run).filter { state.runs[$0]?.isFrame == true }.reversed()
  }

  private func beginning(of run: FlowRun.ID, around page: FlowPage) -> String {
    let host = state.runs[run]?.host?.description ?? ""
    let isFlow = state.runs[run]?.kind == .flow
    return "\(host) { " + (isFlow ? "\(flow(of: run, around: page)): " : "")
  }

  /// The name of the flow of a run: that of the screen in whose place the next run inside is, or that of
  /// the page itself.
  private func flow(of run: FlowRun.ID, around page: FlowPage) -> String {
    let inner = state.enclosingRuns(of: page.run).prefix { $0 != run }.last
    let host = inner.flatMap { state.runs[$0]?.host } ?? page.destination
    return host.anyScreen.flow
  }
}

extension FlowNavigator {
  /// Where the user is and what the flows wait for; a debugger prints it for a navigator or a flow.
  var outline: String {
    var lines = [FlowOutline(state).text]
    for waiting in waitingInOrder {
      let page = state.pages[waiting.page]?.screen ?? "\(waiting.page)"
      lines.append("waits: \(times[waiting].map { "\($0) ms" } ?? waiting.name) of \(page)")
    }
    if let intent { lines.append("refused: \(intent.screen?.description ?? "a link")") }
    if let end = state.end { lines.append("ended: \(end)") }
    return lines.joined(separator: "\n")
  }
}

extension FlowNavigator: CustomDebugStringConvertible {
  /// Where the user is, for a debugger: `po navigator`.
  public nonisolated var debugDescription: String {
    MainActor.assumeIsolated { outline }
  }
}

extension FlowDefinition {
  /// Where the user is, for a debugger: `po model` on the main thread.
  ///
  /// It has a line for each layer, in the words of the flows; braces hold what runs in a screen.
  public nonisolated var debugDescription: String {
    nonisolated(unsafe) let flow = self
    return MainActor.assumeIsolated { flow.navigator.outline }
  }
}

/// Which column of a split is in front where there is room for one.
extension FlowState {
  /// What came up in a column since so many numbers were given out brings that to the front. What came
  /// with its split does not: a split begins with its first column.
  mutating func bringColumnsToFront(since count: Int) {
    if self.count == count { return }
    for page in shown where page.number > count { bringColumnsToFront(of: page, since: count) }
  }

  /// Brings a page's column to the front, in each of the splits around that were there already.
  mutating func bringColumnsToFront(of page: FlowPage.ID, since count: Int = .max) {
    var inside = pages[page]
    while let page = inside {
      let container = stacks[page.stack]?.container
      if let container, container.number <= count,
        case .split(let columns, _)? = pages[container]?.content,
        let column = columns.firstIndex(of: page.stack)
      {
        pages[container]?.content = .split(columns, front: column)
      }
      inside = container.flatMap { pages[$0] }
    }
  }

  /// Of tabs the selected one, of columns the one in front is that with a stack.
  mutating func select(_ stack: FlowStack.ID, of page: FlowPage.ID) {
    guard let content = pages[page]?.content else { return }
    switch content {
    case .tabs(let tabs, let selected):
      let index = tabs.firstIndex { $0.stack == stack }
      pages[page]?.content = .tabs(tabs, selected: index ?? selected)
    case .split(let columns, let front):
      pages[page]?.content = .split(columns, front: columns.firstIndex(of: stack) ?? front)
    case .view, .region: return
    }
  }

  /// The split of which a page is the first of another column than the first.
  package func split(behind page: FlowPage.ID) -> (page: FlowPage.ID, column: Int)? {
    guard let stack = pages[page]?.stack, stacks[stack]?.pages.first == page,
      let container = stacks[stack]?.container,
      case .split(let columns, _)? = pages[container]?.content,
      let column = columns.firstIndex(of: stack), column > 0
    else { return nil }
    return (container, column)
  }

  /// The column before that of its first page comes to the front; both stay as they are.
  mutating func leaveColumn(of page: FlowPage.ID) {
    guard let (split, column) = split(behind: page),
      case .split(let columns, _)? = pages[split]?.content
    else { return }
    pages[split]?.content = .split(columns, front: column - 1)
  }
}

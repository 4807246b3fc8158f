extension Graph {
  func note(_ presentation: HeadlessLayer.Presentation, isComing: Bool) {
    presentations.append(
      HeadlessPresentation(presentation, isComing: isComing, isAnimated: !disablesAnimations))
  }
}

extension HeadlessLayer.Presentation {
  /// The first system that has it.
  var system: HeadlessSystem { self == .fullScreenCover ? .iOS(14) : .iOS(13) }
}

extension HeadlessLayer {
  init(_ layer: Layer) {
    let outline = Outline(layer.page)
    self.init(
      presentation: layer.kind, pages: outline.pages, selectedTab: outline.selectedTab,
      isInTransition: layer.phase != .shown)
  }
}

/// The pages of one layer, through tabs, columns, stacks and views in front of one another.
private struct Outline {
  private(set) var pages: [String] = []
  private(set) var selectedTab: String?

  init(_ page: PageRecord) {
    add(page)
  }

  private mutating func add(_ page: PageRecord) {
    add(page.elements, titled: page.title)
  }

  private mutating func add(_ elements: [Element], titled title: String?) {
    guard let structure = elements.firstStructure else {
      let beside = elements.identifier == nil ? elements.sideBySide : []
      let name = elements.identifier ?? title ?? elements.firstText ?? ""
      pages += beside.count > 1 ? beside : [name]
      return
    }
    switch structure.kind {
    case .stack(let stack): for page in stack.pages { add(page) }
    case .controller(let controller):
      pages += onMain { controller.screenPages ?? [] }
      selectedTab = onMain { controller.screenTab }
    case .columns(let columns): for column in columns { add([column], titled: nil) }
    case .depth(let children):
      for child in children.sortedByDepth { add([child], titled: nil) }
    case .tabs(let record) where record.tabs.indices.contains(record.selected):
      let tab = record.tabs[record.selected]
      selectedTab = tab.tab?.label
      add([tab], titled: tab.tab?.page.title)
    default: break
    }
  }
}

extension Element {
  /// Whether it puts nothing on the page, but may put something into the bar.
  fileprivate var isOnlyBar: Bool {
    guard !isInBar, identifier == nil, case .group(let children) = kind else { return isInBar }
    return children.allSatisfy(\.isOnlyBar)
  }
}

extension [Element] {
  /// Children of a depth stack from back to front.
  var sortedByDepth: [Element] {
    enumerated().sorted { first, second in
      let (one, other) = (first.element.zIndex ?? 0, second.element.zIndex ?? 0)
      return one == other ? first.offset < second.offset : one < other
    }.map(\.element)
  }

  /// A child with an explicit z-index covers those with a lower one.
  var frontmost: [Element] {
    guard contains(where: { $0.zIndex != nil }) else { return self }
    let top = map { $0.zIndex ?? 0 }.max() ?? 0
    return filter { ($0.zIndex ?? 0) == top }
  }

  /// The outermost stack, tab view, split view, or pages in front of one another.
  fileprivate var firstStructure: Element? {
    for element in self {
      switch element.kind {
      case .stack, .tabs, .columns: return element
      case .controller(let controller) where onMain({ controller.screenPages != nil }):
        return element
      case .depth(let children):
        if children.contains(where: { $0.zIndex != nil }) { return element }
        if let structure = children.firstStructure { return structure }
      case .group(let children):
        if let structure = children.firstStructure { return structure }
      default: break
      }
    }
    return nil
  }

  /// The identifier of the only element, or else of the first container.
  fileprivate var identifier: String? {
    let page = filter { !$0.isOnlyBar }
    if page.count == 1, let identifier = page[0].identifier { return identifier }
    for element in page {
      switch element.kind {
      case .group(let children), .depth(let children):
        if let identifier = element.identifier ?? children.containerIdentifier {
          return identifier
        }
      default: break
      }
    }
    return nil
  }

  /// The identifiers of containers that stand side by side on a page that has none itself.
  fileprivate var sideBySide: [String] {
    flatMap { element -> [String] in
      switch element.kind {
      case .group(let children) where !element.isInBar:
        element.identifier.map { [$0] } ?? children.sideBySide
      default: []
      }
    }
  }

  private var containerIdentifier: String? {
    filter { !$0.isOnlyBar }.count == 1 ? identifier : nil
  }

  fileprivate var firstText: String? {
    lazy.map(\.words).first { !$0.isEmpty }
  }
}

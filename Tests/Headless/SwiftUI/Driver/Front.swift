extension [Element] {
  /// The page that the user sees in the frontmost stack.
  var frontPage: PageRecord? {
    for element in reversed() {
      let page: PageRecord? =
        switch element.kind {
        case .group(let children), .columns(let children): children.frontPage
        case .depth(let children): children.frontmost.frontPage
        case .stack(let stack): stack.pages.last?.elements.frontPage ?? stack.pages.last
        case .tabs(let record) where record.tabs.indices.contains(record.selected):
          [record.tabs[record.selected]].frontPage
        default: nil
        }
      if let page { return page }
    }
    return nil
  }

  var frontTabs: TabsRecord? {
    for element in self {
      let record: TabsRecord? =
        switch element.kind {
        case .group(let children), .columns(let children): children.frontTabs
        case .depth(let children): children.frontmost.frontTabs
        case .stack(let stack): stack.pages.last?.elements.frontTabs
        case .tabs(let record): record
        default: nil
        }
      if let record { return record }
    }
    return nil
  }
}

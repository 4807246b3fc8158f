public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    let signal = context.graph.signal
    let local = context.node.stored(0) { StateLocation(AnyHashable(0), signal: signal) }
    let tabs = content.resolve(in: context)
    let tags = tabs.enumerated().map { $1.tag ?? AnyHashable($0) }
    let wanted = selection.map { AnyHashable($0.wrappedValue) } ?? local.value
    let selected = tags.firstIndex(of: wanted)
    if selected == nil { signal.record(fault: "no tab has the tag \(wanted)") }
    for (index, tab) in tabs.enumerated() { tab.tab?.page.isOnTop = index == selected ?? 0 }
    let bar = context.node.stored(1) { TabBar() }
    bar.selected = selected ?? 0
    let selection = selection
    let record = TabsRecord(tabs: tabs, bar: bar) { index in
      bar.selected = index
      if selection == nil { local.value = tags[index] }
      if let value = tags[index].base as? SelectionValue { selection?.wrappedValue = value }
    }
    return [Element(.tabs(record))]
  }
}

extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return modified { content, context in
      let page = PageRecord(parent: context.page)
      var inside = context
      inside.page = page
      page.elements = content.resolve(in: inside, at: 0)
      let item = label.resolve(in: context, at: 1)
      let tab = Element.Tab(label: item.words, icon: item.icon, page: page)
      return page.elements.map { element in
        var element = element
        element.tab = tab
        return element
      }
    }
  }

  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  nonisolated public func badge(_ label: Text?) -> some View {
    mapElement(since: .iOS(15)) { $0.badge = label?.content }
  }

  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    mapElement { $0.tag = AnyHashable(tag) }
  }
}

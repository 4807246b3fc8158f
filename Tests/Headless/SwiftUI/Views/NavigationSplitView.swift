/// Two or three columns: all of them on screen, or in compact width the first one alone.
///
/// What would lead on there (`preferredCompactColumn`, a selection of a list) is not declared.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

extension NavigationSplitView: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    context.requires(.iOS(16), "NavigationSplitView")
    if context.environment.isInStack {
      context.graph.signal.record(fault: "a NavigationSplitView is inside a NavigationStack")
    }
    let first = sidebar.resolve(in: context, at: 0)
    if context.environment.horizontalSizeClass == .compact {
      return [Element(.columns([.grouping(first)]))]
    }
    let columns = [first, content.resolve(in: context, at: 1), detail.resolve(in: context, at: 2)]
    return [Element(.columns(columns.filter { !$0.isEmpty }.map(Element.grouping)))]
  }
}

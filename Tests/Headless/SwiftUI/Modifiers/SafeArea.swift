/// The edge along which a bar of the app lies.
public enum VerticalEdge: Sendable {
  case top, bottom
}

extension View {
  /// What lies beside the safe area has no place here.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modified { content, context in content.resolve(in: context, at: 0) }
  }

  /// What lies along an edge is read before the content at the top, and after it at the bottom.
  nonisolated public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let bar = content()
    return modified { content, context in
      context.requires(.iOS(15), "safeAreaInset(edge:alignment:spacing:content:)")
      var items = Element(.group(bar.resolve(in: context, at: 1)))
      items.isInBar = true
      let page = content.resolve(in: context, at: 0)
      return [Element(.group(edge == .top ? [items] + page : page + [items]))]
    }
  }
}

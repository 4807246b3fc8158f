public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }

public struct Alignment: Equatable, Sendable {
  let name: String
  public static let center = Alignment(name: "center")
  public static let leading = Alignment(name: "leading")
  public static let trailing = Alignment(name: "trailing")
  public static let top = Alignment(name: "top")
  public static let bottom = Alignment(name: "bottom")
  public static let topLeading = Alignment(name: "topLeading")
  public static let topTrailing = Alignment(name: "topTrailing")
  public static let bottomLeading = Alignment(name: "bottomLeading")
  public static let bottomTrailing = Alignment(name: "bottomTrailing")
}

public struct VStack<Content: View> {
  private let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    [Element(.group(content.resolve(in: context.asContainer)))]
  }
}

public struct HStack<Content: View> {
  private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension HStack: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    [Element(.group(content.resolve(in: context.asContainer)))]
  }
}

public struct ZStack<Content: View> {
  private let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    let children = content.resolve(in: context.asContainer)
    let depth = context.node.stored(0) { Depth() }
    depth.count = children.count
    for child in children { child.transition?.stand(in: depth, at: child.zIndex) }
    return [Element(.depth(children))]
  }
}

public struct Group<Content> {
  private let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: Primitive where Content: View {
  nonisolated func elements(in context: Context) -> [Element] { content.resolve(in: context) }
}

public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// Whether its header is made from a title.
  private var hasTitle = false
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(titleKey) })
    hasTitle = true
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) })
    hasTitle = true
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section: Primitive where Parent: View, Content: View, Footer: View {
  nonisolated func elements(in context: Context) -> [Element] {
    if hasTitle { context.requires(.iOS(15), "Section(_:content:)") }
    let elements =
      header.resolve(in: context, at: 0) + content.resolve(in: context, at: 1)
      + footer.resolve(in: context, at: 2)
    return [Element(.group(elements))]
  }
}

public struct Form<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    [Element(.group(content.resolve(in: context)))]
  }
}

public struct Spacer {
  nonisolated public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] { [] }
}

public struct Divider {
  nonisolated public init() {}
}

extension Divider: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] { [] }
}

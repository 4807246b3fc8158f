public struct Color: Hashable, Sendable {
  let name: String
  public static let red = Color(name: "red")
  public static let blue = Color(name: "blue")
  public static let green = Color(name: "green")
  public static let black = Color(name: "black")
  public static let white = Color(name: "white")
  public static let clear = Color(name: "clear")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
}

extension Color: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] { [Element(.group([]))] }
}

public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var clear: Color { .clear }
  public static var primary: Color { .primary }
  public static var secondary: Color { .secondary }
}

public struct Font: Hashable, Sendable {
  let name: String
  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let headline = Font(name: "headline")
  public static let body = Font(name: "body")
  public static let caption = Font(name: "caption")
}

extension View {
  nonisolated public func padding(_ length: CGFloat) -> some View { unrendered() }

  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    unrendered()
  }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    unrendered()
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    unrendered()
  }

  nonisolated public func font(_ font: Font?) -> some View { unrendered() }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    unrendered(since: .iOS(15))
  }

  /// What can't be seen can't be tapped either.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modified { content, context in
      let elements = content.resolve(in: context)
      return opacity > 0 ? elements : [Element(.group([]))]
    }
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { unrendered() }

  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    beside(content(), since: .iOS(15))
  }

  nonisolated public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    beside(background)
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    beside(content(), since: .iOS(15))
  }

  nonisolated public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View {
    beside(overlay)
  }

  nonisolated private func beside<V: View>(
    _ other: V, since system: HeadlessSystem = .iOS(13), _ api: String = #function
  ) -> some View {
    modified { content, context in
      context.requires(system, api)
      let other = other.resolve(in: context, at: 1)
      let elements = content.resolve(in: context, at: 0)
      other.note(source: elements.name)
      return elements.map { $0.with(other) }
    }
  }
}

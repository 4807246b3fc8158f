/// A view whose evaluation is changed by one of this module's modifiers.
struct Modified<Content: View> {
  let content: Content
  let transform: (Content, Context) -> [Element]
}

extension Modified: View, Primitive {
  typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] { transform(content, context) }
}

extension View {
  nonisolated func modified(
    _ transform: @escaping (Self, Context) -> [Element]
  ) -> some View {
    Modified(content: self, transform: transform)
  }

  /// Changes what the view puts on screen: of several views, each.
  nonisolated func mapElement(
    since system: HeadlessSystem = .iOS(13), _ api: String = #function,
    _ change: @escaping (inout Element) -> Void
  ) -> some View {
    modified { content, context in
      context.requires(system, api)
      return content.resolve(in: context).map { element in
        var element = element
        change(&element)
        return element
      }
    }
  }

  /// Does nothing that could be seen without rendering.
  nonisolated func unrendered(
    since system: HeadlessSystem = .iOS(13), _ api: String = #function
  ) -> some View {
    modified { content, context in
      context.requires(system, api)
      return content.resolve(in: context)
    }
  }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseUpperCamelCase
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: AnyView
}

extension _ViewModifier_Content: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] { content.elements(in: context) }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
  nonisolated func elements(in context: Context) -> [Element] {
    nonisolated(unsafe) let modifier = installed(modifier, in: context)
    nonisolated(unsafe) let content = _ViewModifier_Content<Modifier>(content: AnyView(content))
    return onMain { modifier.body(content: content) }.resolve(in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

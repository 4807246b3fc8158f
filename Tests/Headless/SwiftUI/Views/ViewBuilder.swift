@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(views: (repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct TupleView<T> {
  public var value: T
  private var children: (Context) -> [Element] = { _ in [] }

  nonisolated public init(_ value: T) {
    self.value = value
  }

  nonisolated init<each Content: View>(
    views value: (repeat each Content)
  ) where T == (repeat each Content) {
    self.value = value
    children = { context in
      var elements: [Element] = []
      var place = 0
      for child in repeat each value {
        elements += child.resolve(in: context, at: place)
        place += 1
      }
      return elements
    }
  }
}

extension TupleView: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] { children(context) }
}

// swift-format-ignore: NoLeadingUnderscores
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: Primitive where TrueContent: View, FalseContent: View {
  nonisolated func elements(in context: Context) -> [Element] {
    switch storage {
    case .first(let content): content.resolve(in: context, at: 0)
    case .second(let content): content.resolve(in: context, at: 1)
    }
  }
}

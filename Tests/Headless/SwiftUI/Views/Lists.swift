public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  nonisolated init(
    _ data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: Primitive where Content: View {
  nonisolated func elements(in context: Context) -> [Element] {
    data.flatMap { element in
      content(element).resolve(in: context.child(.id(AnyHashable(id(element)))))
    }
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0 }
  }
}

/// A container that may drop the rows out of sight.
public struct List<SelectionValue: Hashable, Content: View> {
  private let content: Content
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    [Element(.group(content.resolveLazily(in: context)))]
  }
}

public struct LazyVStack<Content: View> {
  private let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVStack: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    context.requires(.iOS(14), "LazyVStack")
    return [Element(.group(content.resolveLazily(in: context)))]
  }
}

public struct ScrollView<Content: View> {
  private let content: Content

  nonisolated public init(
    _ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    [Element(.group(content.resolve(in: context)))]
  }
}

extension View {
  fileprivate nonisolated func resolveLazily(in context: Context) -> [Element] {
    var context = context
    context.isInLazyContainer = true
    return resolve(in: context)
  }
}

@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent where Body.TabValue == TabValue
  @MainActor @preconcurrency var body: Body { get }
}

/// Tab content that is shown by evaluating views.
protocol TabPrimitive: TabContent {
  nonisolated func elements(in context: Context) -> [Element]
}

extension TabContent {
  nonisolated func resolve(in context: Context, at place: Int = 0) -> [Element] {
    let context = context.child(.place(place, ObjectIdentifier(Self.self)))
    if let primitive = self as? any TabPrimitive { return primitive.elements(in: context) }
    nonisolated(unsafe) let content = installed(self, in: context)
    return onMain { content.body }.resolve(in: context)
  }
}

public struct Tab<Value, Content, Label> {
  private let value: Value
  private let content: Content
  private let label: Label
}

extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value: Hashable, Content: View, Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value

  public var body: Tab { self }
}

extension Tab: TabPrimitive where Value: Hashable, Content: View, Label: View {
  nonisolated func elements(in context: Context) -> [Element] {
    content.tabItem { label }.tag(value).resolve(in: context)
  }
}

@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a tab view, as a view.
  public struct Content<C: TabContent>: View where C.TabValue == TabValue {
    nonisolated(unsafe) let tabs: C

    public typealias Body = Never
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue {
    content
  }

  public static func buildPartialBlock<C: TabContent>(first: C) -> C
  where C.TabValue == TabValue {
    first
  }

  public static func buildPartialBlock<A: TabContent, C: TabContent>(
    accumulated: A, next: C
  ) -> some TabContent<TabValue> where A.TabValue == TabValue, C.TabValue == TabValue {
    TabGroup<TabValue>(resolved: { context in
      accumulated.resolve(in: context, at: 0) + next.resolve(in: context, at: 1)
    })
  }
}

extension TabContentBuilder.Content: Primitive {
  nonisolated func elements(in context: Context) -> [Element] { tabs.resolve(in: context) }
}

private struct TabGroup<TabValue: Hashable> {
  let resolved: (Context) -> [Element]
}

extension TabGroup: TabPrimitive {
  var body: TabGroup { self }

  nonisolated func elements(in context: Context) -> [Element] { resolved(context) }
}

extension TabView {
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    let tabs = content()
    self.init(selection: selection, content: { Content(tabs: tabs) })
  }
}

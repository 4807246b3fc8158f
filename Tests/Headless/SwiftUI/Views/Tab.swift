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

/// The purpose of a tab; the platform decides where it stands.
public struct TabRole: Hashable, Sendable {
  let name: String

  public static let search = TabRole(name: "search")
}

public struct Tab<Value, Content, Label> {
  private let value: Value
  private let role: TabRole?
  private let content: Content
  private let label: Label
}

extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: nil, content: content, label: label)
  }

  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.role = role
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
    context.requires(.iOS(18), "Tab")
    return content.tabItem { label }.tag(value).mapElement { $0.tab?.role = role }.resolve(
      in: context)
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

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  // As a view, it has another body.
  @_implements(TabContent,Body)
  public typealias TabBody = ForEach

  @_implements(TabContent,body)
  public var tabBody: ForEach { self }
}

extension ForEach: TabPrimitive where Content: TabContent {
  nonisolated func elements(in context: Context) -> [Element] {
    data.flatMap { element in
      content(element).resolve(in: context.child(.id(AnyHashable(id(element)))))
    }
  }
}

extension ForEach where Content: TabContent {
  nonisolated public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(data, content: content) { $0[keyPath: id] }
  }
}

extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    nonisolated(unsafe) let tabs = self
    return TabGroup<TabValue> { context in
      tabs.resolve(in: context).map { element in
        var element = element
        element.badge = label?.content
        return element
      }
    }
  }
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

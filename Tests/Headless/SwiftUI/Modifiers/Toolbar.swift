public struct ToolbarItemPlacement: Sendable {
  let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content that is shown by evaluating views.
protocol ToolbarPrimitive: ToolbarContent {
  nonisolated func elements(in context: Context) -> [Element]
}

extension ToolbarContent {
  nonisolated func resolve(in context: Context, at place: Int = 0) -> [Element] {
    let context = context.child(.place(place, ObjectIdentifier(Self.self)))
    if let primitive = self as? any ToolbarPrimitive { return primitive.elements(in: context) }
    nonisolated(unsafe) let content = installed(self, in: context)
    return onMain { content.body }.resolve(in: context)
  }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  public static func buildIf<C: ToolbarContent>(_ content: C?) -> some ToolbarContent {
    ToolbarGroup(resolved: { content?.resolve(in: $0) ?? [] })
  }

  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> some ToolbarContent {
    ToolbarGroup(resolved: { context in
      var elements: [Element] = []
      var place = 0
      for item in repeat each content {
        elements += item.resolve(in: context, at: place)
        place += 1
      }
      return elements
    })
  }
}

private struct ToolbarGroup {
  let resolved: (Context) -> [Element]
}

extension ToolbarGroup: ToolbarPrimitive {
  var body: Never { preconditionFailure("toolbar content has no body") }

  nonisolated func elements(in context: Context) -> [Element] { resolved(context) }
}

public struct ToolbarItem<ID, Content: View> {
  private let content: Content
}

extension ToolbarItem: ToolbarContent, ToolbarPrimitive where ID == Void {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: Never { preconditionFailure("a toolbar item has no body") }

  nonisolated func elements(in context: Context) -> [Element] {
    let elements = content.resolve(in: context)
    if elements.isEmpty { context.graph.signal.record(fault: "a toolbar item is empty") }
    return elements
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// The bar's items are read before the content, wherever they are placed.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return withBarItems { context in
      context.requires(.iOS(14))
      return items.resolve(in: context, at: 1)
    }
  }

  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    toolbar { ToolbarItem(content: content) }
  }
}

public struct ToolbarPlacement: Sendable {
  let name: String
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

extension View {
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    unrendered(since: .iOS(16))
  }
}

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  // swift-format-ignore: NoLeadingUnderscores
  nonisolated static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs
}

// swift-format-ignore: NoLeadingUnderscores
/// Where a view is evaluated. Apps neither make nor use one.
public struct _ViewInputs {
  let context: Context
}

// swift-format-ignore: NoLeadingUnderscores
/// What a view puts on screen.
public struct _ViewOutputs {
  let elements: [Element]
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// Views without a body are evaluated by the graph.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// What Xcode's canvas shows.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

public struct EmptyView {
  nonisolated public init() {}
}

extension EmptyView: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] { [] }
}

public struct AnyView {
  private let resolved: (Context) -> [Element]

  nonisolated public init<V: View>(_ view: V) {
    resolved = { view.resolve(in: $0) }
  }

  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] { resolved(context) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  nonisolated func elements(in context: Context) -> [Element] {
    map { $0.resolve(in: context) } ?? []
  }
}

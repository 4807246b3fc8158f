public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }

  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    if role != nil { context.requires(.iOS(15), "Button(role:action:label:)") }
    let words = label.resolve(in: context).label
    var element = Element(.button(Element.Button(label: words, role: role, action: action)))
    element.isEnabled = context.environment.isEnabled
    return [element]
  }
}

public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    var element = Element(.toggle(isOn, label: label.resolve(in: context).label))
    element.isEnabled = context.environment.isEnabled
    return [element]
  }
}

public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let label: Label
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    label = EmptyView()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    label = Text(titleKey)
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension ProgressView: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    context.requires(.iOS(14), "ProgressView")
    return [Element(.group([Element(.text("…"))] + label.resolve(in: context)))]
  }
}

public struct TextField<Label: View> {
  private let label: Label
  private let text: Binding<String>
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

extension TextField: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    context.field(label, text)
  }
}

public struct SecureField<Label: View> {
  private let label: Label
  private let text: Binding<String>
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

extension SecureField: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    context.field(label, text, isSecure: true)
  }
}

extension Context {
  fileprivate func field(
    _ label: some View, _ text: Binding<String>, isSecure: Bool = false
  ) -> [Element] {
    let prompt = label.resolve(in: self).words
    let field = Element.Field(prompt: prompt, text: text, isSecure: isSecure)
    var element = Element(.field(field))
    element.isEnabled = environment.isEnabled
    return [element]
  }
}

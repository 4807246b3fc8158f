/// A control or a text that the user sees.
package struct ScreenItem {
  package enum Use {
    case none
    case tap(@MainActor () -> Void)
    case type(@MainActor (String) -> Void)
  }

  package var line: String
  package var name: String?
  package var identifier: String?
  package var accessibilityLabel: String?
  package var isEnabled: Bool
  package var use: Use

  package init(
    _ line: String, name: String? = nil, identifier: String? = nil,
    accessibilityLabel: String? = nil, isEnabled: Bool = true, use: Use = .none
  ) {
    self.line = line
    self.name = name
    self.identifier = identifier
    self.accessibilityLabel = accessibilityLabel
    self.isEnabled = isEnabled
    self.use = use
  }
}

extension ScreenItem {
  @MainActor package func tap(times: Int) throws {
    guard case .tap(let action) = use else {
      throw HeadlessError.refused("\(name ?? line) is not a button")
    }
    for _ in 0..<times { action() }
  }

  @MainActor package func type(_ text: String) throws {
    guard case .type(let write) = use else {
      throw HeadlessError.refused("\(name ?? line) is not a text field")
    }
    write(text)
  }
}

extension UIView {
  package var screenItems: [ScreenItem] { items }

  /// The controls and texts in the view, in reading order.
  var items: [ScreenItem] {
    guard !isHidden, alpha > 0 else { return [] }
    if let item { return [item] }
    return subviews.flatMap { $0.controller?.screenItems ?? $0.items }
  }

  private var item: ScreenItem? {
    switch self {
    case let label as UILabel:
      label.text.map { ScreenItem($0, identifier: accessibilityIdentifier) }
    case let image as UIImageView: image.image.map { ScreenItem("image \($0.name)") }
    case let button as UIButton: item(of: button)
    case let toggle as UISwitch:
      control("\(accessibilityLabel ?? ""): \(toggle.isOn ? "on" : "off")", accessibilityLabel) {
        toggle.isOn.toggle()
        toggle.sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    case let field as UITextField: item(of: field)
    default: nil
    }
  }

  private func item(of button: UIButton) -> ScreenItem {
    let name = button.currentTitle ?? button.image(for: .normal)?.name ?? accessibilityLabel ?? ""
    return control(name.isEmpty ? "" : "[\(name)]", name) { [weak button] in
      button?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  private func item(of field: UITextField) -> ScreenItem {
    let (name, text) = (field.placeholder ?? accessibilityLabel ?? "", field.text ?? "")
    let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    return ScreenItem(
      line("\(name): {\(shown)}", field.isEnabled), name: name, identifier: accessibilityIdentifier,
      accessibilityLabel: accessibilityLabel, isEnabled: field.isEnabled,
      use: .type { [weak field] in
        field?.text = $0
        field?.sendActions(for: .editingChanged)
      })
  }

  private func control(
    _ line: String, _ name: String?, action: @escaping @MainActor () -> Void
  ) -> ScreenItem {
    let isEnabled = (self as? UIControl)?.isEnabled ?? true && isUserInteractionEnabled
    return ScreenItem(
      self.line(line, isEnabled), name: name, identifier: accessibilityIdentifier,
      accessibilityLabel: accessibilityLabel, isEnabled: isEnabled, use: .tap(action))
  }

  private func line(_ line: String, _ isEnabled: Bool) -> String {
    isEnabled ? line : "\(line) disabled"
  }
}

extension [Element] {
  /// The controls and texts that can be seen, in reading order.
  var visible: [Element] {
    flatMap { element -> [Element] in
      switch element.kind {
      case .group(let children), .columns(let children): children.visible
      case .depth(let children): children.frontmost.visible
      case .stack(let stack): stack.pages.last?.visible ?? []
      case .tabs(let record): record.visible
      default: [element]
      }
    }
  }
}

extension PageRecord {
  fileprivate var visible: [Element] {
    let title = title.map { [Element(.text("# \($0)"))] } ?? []
    return title + elements.visible
  }
}

extension TabsRecord {
  fileprivate var visible: [Element] {
    guard tabs.indices.contains(selected) else { return [] }
    let labels = tabs.enumerated().map { index, tab in
      let label = tab.tab?.label ?? ""
      return index == selected ? "(\(label))" : label
    }
    return [tabs[selected]].visible + [Element(.text("tabs: \(labels.joined(separator: ", "))"))]
  }
}

extension Element {
  /// How the element reads on screen.
  var line: String {
    let suffix = isEnabled ? "" : " disabled"
    switch kind {
    case .text(let text): return text
    case .image(let name): return "image \(name)"
    case .button(let button) where button.label.isEmpty: return ""
    case .button(let button): return "[\(button.label)]\(suffix)"
    case .field(let field):
      let text = field.text.wrappedValue
      return "\(field.prompt): {\(field.isSecure ? text.map { _ in "•" }.joined() : text)}\(suffix)"
    case .toggle(let isOn, let label):
      return "\(label): \(isOn.wrappedValue ? "on" : "off")\(suffix)"
    default: return ""
    }
  }

  /// What the user would call the control, beside its identifier.
  var label: String? {
    switch kind {
    case .button(let button): button.label
    case .field(let field): field.prompt
    case .toggle(_, let label): label
    default: nil
    }
  }
}

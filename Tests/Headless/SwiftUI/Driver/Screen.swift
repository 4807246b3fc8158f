/// By what a user meets what is on screen.
enum Sense {
  /// A view with an explicit z-index hides those behind it.
  case sight
  /// What lies behind another view is read as well, unless it is hidden from VoiceOver.
  case voiceOver
}

extension [Element] {
  /// The controls and texts that can be seen, in reading order.
  var visible: [Element] { met(by: .sight) }

  /// The controls and texts that a user meets, in reading order.
  func met(by sense: Sense) -> [Element] {
    flatMap { element -> [Element] in
      if sense == .voiceOver, element.isAccessibilityHidden { return [] }
      switch element.kind {
      case .group(let children), .columns(let children): return children.met(by: sense)
      case .depth(let children):
        return (sense == .sight ? children.frontmost : children).met(by: sense)
      case .stack(let stack): return stack.pages.last?.met(by: sense) ?? []
      case .tabs(let record): return record.met(by: sense)
      case .controller(let controller): return onMain { controller.screenItems.map(Element.init) }
      case .view(let view): return onMain { view.screenItems.map(Element.init) }
      default: return [element]
      }
    }
  }
}

extension [Element] {
  var withoutNavigationBar: [Element] {
    filter { !$0.isInNavigationBar }.map { element in
      guard case .group(let children) = element.kind else { return element }
      var element = element
      element.kind = .group(children.withoutNavigationBar)
      return element
    }
  }
}

extension PageRecord {
  var lines: [String] { met(by: .sight).map(\.line).filter { !$0.isEmpty } }

  func met(by sense: Sense) -> [Element] {
    if isBarHidden { return elements.withoutNavigationBar.met(by: sense) }
    let title = title.map { [Element(.text("# \($0)"))] } ?? []
    return title + elements.met(by: sense)
  }
}

extension TabsRecord {
  fileprivate func met(by sense: Sense) -> [Element] {
    guard tabs.indices.contains(selected) else { return [] }
    let labels = tabs.enumerated().map { index, tab in
      let badge = tab.badge.map { " {\($0)}" } ?? ""
      let role = tab.tab?.role.map { $0.name + ": " } ?? ""
      let label = role + (tab.tab?.label ?? "") + badge
      return index == selected ? "(\(label))" : label
    }
    return [tabs[selected]].met(by: sense)
      + [Element(.text("tabs: \(labels.joined(separator: ", "))"))]
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
    case .item(let item): return item.line
    case .toggle(let isOn, let label):
      return "\(label): \(isOn.wrappedValue ? "on" : "off")\(suffix)"
    default: return ""
    }
  }

  /// How VoiceOver reads the element.
  var spokenLine: String {
    guard let words = accessibilityLabel else { return line }
    var element = self
    switch kind {
    case .button(var button):
      button.label = words
      element.kind = .button(button)
    case .field(var field):
      field.prompt = words
      element.kind = .field(field)
    case .toggle(let isOn, _): element.kind = .toggle(isOn, label: words)
    default: element.kind = .text(words)
    }
    return element.line
  }

  /// What the user would call the control, beside its identifier.
  var label: String? {
    switch kind {
    case .button(let button): button.label
    case .field(let field): field.prompt
    case .toggle(_, let label): label
    case .item(let item): item.name
    default: nil
    }
  }
}

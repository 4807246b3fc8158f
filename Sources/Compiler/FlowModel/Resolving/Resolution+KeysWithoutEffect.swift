import FlowDiagnostics
import FlowSyntax

/// Keys that say nothing at a screen of some kind.
extension Resolution {
  /// Says of what has no view of its own, or is drawn by the system, which keys have no effect on it.
  mutating func refuseKeysWithoutEffect(_ syntax: Syntax, _ kind: ScreenKind) {
    switch kind {
    case .alert: refuse(Self.keysOfScreens, in: syntax, "an alert")
    case .confirmationDialog: refuse(Self.keysOfScreens, in: syntax, "a confirmation dialog")
    case .tabs: refuse(Self.keysOfViews, in: syntax, "'tabs'", "set it on the screens of the tabs")
    case .split: refuse(Self.keysOfViews, in: syntax, "'split'", "set it on its columns")
    case .switch: refuse(Self.keysOfViews, in: syntax, "a 'switch'", "set it on its screens")
    case .embed(let flow):
      refuse(
        Self.keysOfViews, in: syntax, "a screen with 'embed'",
        "set it on the screens of '\(text(flow.name))'")
    case .view, .sequence, .external: break
    }
  }

  private static let keysOfViews: [Keyword] = [.view, .model]
  private static let keysOfScreens: [Keyword] = [
    .view, .model, .style, .transition, .animation, .detents, .interactiveDismissDisabled, .title,
    .use, .leaving, .terminal, .returns,
  ]

  private mutating func refuse(
    _ keys: [Keyword], in syntax: Syntax, _ what: String, _ other: String? = nil
  ) {
    for key in keys {
      guard let name = syntax.entries.first(where: { $0.name.symbol == key.symbol })?.name else {
        continue
      }
      error(
        "unexpected-value", "'\(key.spelling)' has no effect on \(what)", at: name.range,
        hint: "delete it" + (other.map { ", or \($0)" } ?? ""))
    }
  }
}

import FlowDiagnostics

/// The colours of a terminal, or none.
enum Paint {
  case plain, colored

  /// The role of a piece of text, which decides its colour.
  enum Style: String {
    case place = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case help = "1;32"
    case gutter = "2"

    init(of severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .info: self = .note
      }
    }
  }

  func callAsFunction(_ style: Style, _ text: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}

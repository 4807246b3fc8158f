/// The value of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// Whether to use colours: the choice comes first, then the environment, then the terminal.
  func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    if self != .auto { return self == .always }
    if let noColor = environment("NO_COLOR"), !noColor.isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let force = environment(name), !force.isEmpty, force != "0" { return true }
    }
    return environment("TERM") != "dumb" && isTerminal
  }
}

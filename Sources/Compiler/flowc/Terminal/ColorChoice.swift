import ArgumentParser

/// Whether text is coloured, as `--color` has it.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to colour: the choice comes first, then what the environment asks for, then who reads.
  func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    if self != .auto { return self == .always }
    if let noColor = environment("NO_COLOR"), !noColor.isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let force = environment(name), !force.isEmpty, force != "0" { return true }
    }
    return environment("TERM") != "dumb" && isTerminal
  }
}

import FlowSyntax

/// What happens instead of leaving a screen.
extension Resolution {
  mutating func leaving(_ syntax: Syntax) -> ActionList {
    guard let name = syntax.name, !isScreen(name), let hint = hint(forLeaving: text(name)) else {
      return actions(syntax)
    }
    error(
      "unknown-screen", "'leaving' takes the actions instead of leaving, not '\(text(name))'",
      at: name.range, hint: hint)
    let refused = Action(.show(show(Reference(name, nil))), at: syntax.range)
    return project.actions.append(contentsOf: [refused])
  }

  /// What to write in the place of an answer to 'may the user leave?', or of a question to the user.
  private func hint(forLeaving word: String) -> String? {
    switch word {
    case "true", "yes", "on", "ask", "confirm", "alert", "confirmationDialog":
      "name the alert that asks the user, or write 'none' if the user must stay"
    case "false", "no", "off", "never":
      "write 'leaving: none' if the user must stay, or delete it if the user may leave"
    case _ where word.contains(" ") || word.hasSuffix("?"):
      "declare an alert with this title under 'screens', and write its name here"
    default: nil
    }
  }
}

import FlowModel

/// Whoever speaks of a project in messages.
package protocol Wording {
  var project: FlowProject { get }
}

extension Wording {
  package func name(_ screen: ID<Screen>) -> Name { project.screens[screen].name }

  /// A name in quotes; of an alert that is written inline, whose name no file has, its title.
  package func quoted(_ name: Name) -> String {
    if let title = project.inlineTitles[name] { return "the alert \(quoted(title))" }
    return "'\(project.text(name))'"
  }

  package func quoted(_ text: Text) -> String { "'\(project.text(text))'" }

  package func quoted(_ screen: ID<Screen>) -> String { quoted(name(screen)) }

  package func quoted(_ names: [Name]) -> String {
    names.map { quoted($0) }.joined(separator: ", ")
  }

  /// The first few names, in quotes: `'a', 'b' and 7 more`.
  package func quoted(_ screens: [ID<Screen>], most: Int = 6) -> String {
    let names = screens.prefix(most).map { quoted($0) }.joined(separator: ", ")
    return screens.count > most ? "\(names) and \(screens.count - most) more" : names
  }
}

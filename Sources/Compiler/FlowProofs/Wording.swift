import FlowModel
import FlowSyntax

/// Whoever speaks of a project in messages.
package protocol Wording {
  var project: FlowProject { get }
  var names: ProjectNames { get }
}

/// What words are made of. To read it costs little; to read a whole project through a protocol copies
/// all its tables.
package struct ProjectNames: Sendable {
  fileprivate let symbols: SymbolTable
  fileprivate let screens: Arena<Screen>
  fileprivate let inlineTitles: [Name: Text]

  package init(of project: FlowProject) {
    symbols = project.symbols
    screens = project.screens
    inlineTitles = project.inlineTitles
  }
}

extension Wording {
  package func name(_ screen: ID<Screen>) -> Name { names.screens[screen].name }

  /// A name in quotes; of an alert that is written inline, whose name no file has, its title.
  package func quoted(_ name: Name) -> String {
    let names = names
    if let title = names.inlineTitles[name] { return "the alert \(quoted(title))" }
    return "'\(names.symbols.text(of: name.symbol))'"
  }

  package func quoted(_ text: Text) -> String { "'\(names.symbols.text(of: text.symbol))'" }

  package func quoted(_ screen: ID<Screen>) -> String { quoted(name(screen)) }

  /// The first few names, in quotes: `'a', 'b' and 7 more`.
  package func quoted(_ names: [Name], most: Int = .max) -> String {
    let first = names.prefix(most).map { quoted($0) }.joined(separator: ", ")
    return names.count > most ? "\(first) and \(names.count - most) more" : first
  }

  package func quoted(_ screens: [ID<Screen>], most: Int = 6) -> String {
    quoted(screens.map(name), most: most)
  }
}

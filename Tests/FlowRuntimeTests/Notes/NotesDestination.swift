import FlowRuntime

/// The places that `Notes` can show, as generated code writes them.
enum NotesDestination: FlowDestination {
  case list
  case note(id: Int)
  case page(name: String, number: Int?)
  case filter(filter: FlowReference<NotesFilter>)
  case query(query: NotesQuery)
  case editor
  case picker
  case tour
  case review
  case welcome
  case tip(number: Int)
  case removal(name: String)
  case home
  case columns
  case gate
  case locked
  case form
  case slow
  case shelf
  case guide

  enum Screen: String, FlowScreenName {
    case list, note, page, filter, query, editor, picker, tour, welcome, tip, removal, home, columns
    case gate, locked, form, slow, shelf, review, guide

    var flow: String { "Notes" }
  }

  var contents: FlowContents<Screen> {
    switch self {
    case .list: FlowContents(.list)
    case .note(let id): FlowContents(.note, ["id": id])
    case .page(let name, let number): FlowContents(.page, ["name": name, "number": number])
    case .filter(let filter): FlowContents(.filter, ["filter": filter])
    case .query(let query): FlowContents(.query, ["query": FlowUnkept(query)])
    case .editor: FlowContents(.editor)
    case .picker: FlowContents(.picker)
    case .tour: FlowContents(.tour)
    case .review: FlowContents(.review)
    case .welcome: FlowContents(.welcome)
    case .tip(let number): FlowContents(.tip, ["number": number])
    case .removal(let name): FlowContents(.removal, ["name": name])
    case .home: FlowContents(.home)
    case .columns: FlowContents(.columns)
    case .gate: FlowContents(.gate)
    case .locked: FlowContents(.locked)
    case .form: FlowContents(.form)
    case .slow: FlowContents(.slow)
    case .shelf: FlowContents(.shelf)
    case .guide: FlowContents(.guide)
    }
  }

  init(_ screen: Screen, _ values: FlowValues) throws {
    switch screen {
    case .list: self = .list
    case .note: self = try .note(id: values["id"])
    case .page: self = try .page(name: values["name"], number: values["number"])
    case .filter: throw values.cannotRestore("filter")
    case .query: throw values.cannotRestore("query")
    case .editor: self = .editor
    case .picker: self = .picker
    case .tour: self = .tour
    case .review: self = .review
    case .welcome: self = .welcome
    case .tip: self = try .tip(number: values["number"])
    case .removal: self = try .removal(name: values["name"])
    case .home: self = .home
    case .columns: self = .columns
    case .gate: self = .gate
    case .locked: self = .locked
    case .form: self = .form
    case .slow: self = .slow
    case .shelf: self = .shelf
    case .guide: self = .guide
    }
  }
}

/// An object that a screen is given.
final class NotesFilter: Sendable, CustomStringConvertible {
  let description = "all"
}

/// A value that cannot be coded.
struct NotesQuery: Hashable, Sendable {
  let text: String
}

/// The events of `Notes` that say what follows the end of what they open.
enum NotesFollowing: FlowFollowing {
  case picked(place: String)

  var contents: FlowContents<String> {
    switch self {
    case .picked(let place): FlowContents("picked", ["place": place])
    }
  }

  init(_ name: String, _ values: FlowValues) throws {
    switch name {
    case "picked": self = try .picked(place: values["place"])
    default: throw values.cannotRestore(name)
    }
  }
}

/// The entries of `Notes`.
enum NotesEntry: FlowEntry {
  case latest(id: Int)
  /// Asks for a note first.
  case asked
}

import FlowDiagnostics
import FlowTemplates

/// A screen, as templates of these tests see it.
struct Screen: Sendable {
  var name = "home"
  var title: String?
  var isRoot = false
  var events: [Event] = []
  var tags: [String] = []
  var children: [Screen] = []

  static let table: Table<Screen> = Table(
    "screen",
    [
      .text("name", "the identifier") { Code(verbatim: $0.name) },
      .optionalText("title", "the title, if any") { $0.title.map(Code.init(verbatim:)) },
      .flag("isRoot", "whether it is the first") { $0.isRoot },
      .rows("events", "what a user can do", of: Event.table) { $0.events },
      .texts("tags", "words") { $0.tags.map(Code.init(verbatim:)) },
      .rows("children", "screens inside", of: Screen.table) { $0.children },
    ])
}

struct Event: Sendable {
  var name: String
  var target = Target(name: "detail", isModal: false)

  static let table = Table<Event>(
    "event",
    [
      .text("name", "the event's identifier") { Code(verbatim: $0.name) },
      .row("target", "where it leads", of: Target.table) { $0.target },
    ])
}

struct Target: Sendable {
  var name: String
  var isModal: Bool

  static let table = Table<Target>(
    "target",
    [
      .text("name", "the target's identifier") { Code(verbatim: $0.name) },
      .flag("isModal", "whether it covers the source") { $0.isModal },
    ])
}

/// The template's output, or what is wrong with it, a line each.
func render<Row>(
  _ text: String, _ row: Row, of table: Table<Row>, partials: [String: String] = [:]
) -> String {
  let sources = Sources(text, partials)
  let compiled = Template.compile(sources.main, for: table, partials: sources.partials)
  guard let template = compiled.value else {
    return compiled.diagnostics.map { sources.describe($0) }.joined(separator: "\n")
  }
  var output: [UInt8] = []
  template.render(row, into: &output)
  return String(decoding: output, as: UTF8.self)
}

func render(_ text: String, _ screen: Screen, partials: [String: String] = [:]) -> String {
  render(text, screen, of: Screen.table, partials: partials)
}

/// A template and its partials as files given together.
struct Sources {
  let main: TemplateSource
  private(set) var partials: [String: TemplateSource] = [:]
  private var files: [SourceFile] = []

  init(_ text: String, _ partials: [String: String]) {
    files = [SourceFile(path: "main", text: text)]
    main = TemplateSource(files[0], as: FileID(0))
    for (name, text) in partials.sorted(by: { $0.key < $1.key }) {
      files.append(SourceFile(path: name, text: text))
      self.partials[name] = TemplateSource(files[files.count - 1], as: FileID(files.count - 1))
    }
  }

  /// The diagnostic with the text it points at: `‹nme› unknown name 'nme'`.
  func describe(_ diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { " (\($0.message) \(quote($0.range)))" }.joined()
    // Every finding says what to do; only what may have been meant is quoted.
    let said = diagnostic.hint ?? "without a hint"
    let hint = said.hasPrefix("did you mean") || diagnostic.hint == nil ? ", \(said)" : ""
    return "\(quote(diagnostic.range)) \(diagnostic.message)\(hint)\(notes)"
  }

  private func quote(_ range: SourceRange) -> String {
    let file = files[Int(range.file.index)]
    let text = String(decoding: file.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    return range.file.index == 0 ? "‹\(text)›" : "\(file.path)‹\(text)›"
  }
}

import FlowDiagnostics
import FlowModel
import FlowSyntax

extension Style {
  /// The style that a folder's files make, or nil and everything wrong with them.
  ///
  /// - Parameter files: the manifest, whose name ends in `.style.yaml`, and the templates, whose names
  ///   end in `.mustache`; the first has the id `firstID`, the others those that follow.
  /// - Parameter shared: templates that the manifest may take in by name; their ids come after those.
  /// - Parameter shells: the modules that its code may stand on; any if not said.
  /// - Parameter isCompiled: whether its templates are compiled, which only generating code needs.
  package static func read(
    _ files: [SourceFile], sharing shared: [SourceFile] = [], shells: [String]? = nil,
    firstID: Int = 0, isCompiled: Bool = true
  ) -> Diagnosed<Style?> {
    var reader = StyleReader(files, sharing: shared, shells: shells, firstID)
    let style = reader.read(compiling: isCompiled)
    let hasErrors = reader.diagnostics.contains { $0.severity == .error }
    return Diagnosed(hasErrors ? nil : style, reader.diagnostics)
  }

  /// The shared templates that a style lists, and the partials that they include.
  package static func shared(
    by files: [SourceFile], among shared: [SourceFile]
  ) -> [SourceFile] {
    var reader = StyleReader(files, sharing: shared, shells: nil, 0)
    _ = reader.read(compiling: false)
    return shared.filter { $0.templateName.map(reader.taken.contains) ?? false }
  }
}

struct StyleReader {
  var diagnostics: [Diagnostic] = []
  var symbols = SymbolTable.ofLanguage
  private let manifest: (file: SourceFile, id: FileID)?
  private var templates: [String: TemplateSource]
  private let shared: [String: TemplateSource]
  private let shells: [String]?
  /// The shared templates that the style takes in.
  private(set) var taken: Set<String> = []

  init(_ files: [SourceFile], sharing shared: [SourceFile], shells: [String]?, _ firstID: Int) {
    var templates: [String: TemplateSource] = [:]
    var manifest: (file: SourceFile, id: FileID)?
    for (number, file) in files.enumerated() {
      let id = FileID(firstID + number)
      if file.name(without: ".style.yaml") != nil { manifest = manifest ?? (file, id) }
      if let name = file.templateName { templates[name] = TemplateSource(file, as: id) }
    }
    self.manifest = manifest
    self.templates = templates
    self.shells = shells
    let sources = shared.enumerated().compactMap { number, file in
      file.templateName.map {
        ($0, TemplateSource(file, as: FileID(firstID + files.count + number)))
      }
    }
    self.shared = Dictionary(uniqueKeysWithValues: sources)
  }

  mutating func read(compiling isCompiled: Bool) -> Style? {
    guard let manifest else { return nil }
    let tree = YAMLReader.read(manifest.file, as: manifest.id, symbols: &symbols)
    let document = FlowDecoder.decode(tree.value, as: .manifest, symbols: symbols)
    diagnostics += tree.diagnostics + document.diagnostics
    guard let root = document.value.root else { return nil }
    takeShared(root[.shared]?.names ?? [])
    checkNames(root)
    let made = names(root)
    return Style(
      name: text(root[.style]), summary: text(root[.summary]),
      platforms: platforms(root[.platforms]),
      expressions: expressions(root[.expresses], writtenFor: version(root[.flowc])),
      shell: root[.shell].map { text($0) }, settings: settings(root[.settings]),
      templates: templates(isCompiled ? root[.templates] : nil), names: made,
      words: words(root[.templates]).union(made.own))
  }

  /// Says which names are none.
  private mutating func checkNames(_ root: Syntax) {
    if let name = root[.style]?.name, !text(root[.style]).utf8.allSatisfy(\.mayNameAStyle) {
      invalid(name, "a style", hint: "a style's name has letters of A to Z, digits and '-'")
    }
    guard let shell = root[.shell]?.name else { return }
    let module = symbols.text(of: shell.symbol)
    if !isSwiftName(module) {
      invalid(shell, "a module", hint: "it is one of the modules of flowc's runtime")
    } else if let shells, !shells.contains(module) {
      diagnostics.append(
        Diagnostic(
          .error, "unexpected-value", "flowc's runtime has no module '\(module)'", at: shell.range,
          hint: nearest(to: module, among: shells).map { "did you mean '\($0)'?" }
            ?? "the modules are \(shells.joined(separator: ", "))"))
    }
  }

  private mutating func invalid(_ name: Name, _ what: String, hint: String) {
    diagnostics.append(
      Diagnostic(
        .error, "invalid-name",
        "'\(symbols.text(of: name.symbol))' can't be the name of \(what)", at: name.range,
        hint: hint))
  }

  /// Takes in shared templates with all that they take in; one of the style's own goes before them.
  private mutating func takeShared(_ names: [Name]) {
    var waiting: [String] = []
    var seen: Set<String> = []
    for name in names {
      let file = symbols.text(of: name.symbol) + Self.sharedEnding
      if templates[file] == nil, shared[file] == nil { unknownShared(name) }
      waiting.append(file)
    }
    while let file = waiting.popLast() {
      guard let source = templates[file] ?? shared[file], seen.insert(file).inserted else {
        continue
      }
      if templates[file] == nil {
        taken.insert(file)
        templates[file] = source
      }
      waiting += source.scanned.partials.map { $0 + SourceFile.templateEnding }
    }
  }

  private mutating func unknownShared(_ name: Name) {
    let word = symbols.text(of: name.symbol)
    let known = shared.keys.sorted().map { String($0.dropLast(Self.sharedEnding.count)) }
    let meant = nearest(to: word, among: known)
    diagnostics.append(
      Diagnostic(
        .error, "unknown-file", "there is no shared template '\(word)'", at: name.range,
        hint: meant.map { "did you mean '\($0)'?" } ?? "put the template into the style's folder"))
  }

  private static let sharedEnding = ".swift.mustache"

  private mutating func templates(_ syntax: Syntax?) -> Style.Templates {
    Style.Templates(
      flow: template(syntax?[.flow], FileContext.table),
      previews: template(syntax?[.previews], FileContext.table),
      logic: template(syntax?[.logic], FlowContext.table),
      tests: template(syntax?[.tests], FileContext.table),
      samples: template(syntax?[.samples], ModuleContext.table))
  }

  /// The names that the templates of code write themselves.
  private func words(_ syntax: Syntax?) -> Set<String> {
    let partials = Dictionary(uniqueKeysWithValues: templates.map { ($0.key.bareName, $0.value) })
    var words = TemplateWords()
    for role in [Keyword.flow, .previews] {
      let name = syntax?[role]?.name.map { symbols.text(of: $0.symbol) }
      if let root = name.flatMap({ templates[$0] }) {
        words.collect(from: root, partials: partials)
      }
    }
    return words.names
  }

  func text(_ syntax: Syntax?) -> String {
    syntax?.name.map { symbols.text(of: $0.symbol) } ?? ""
  }

  private mutating func template<Row>(_ syntax: Syntax?, _ table: Table<Row>) -> Template<Row>? {
    guard let name = syntax?.name else { return nil }
    let file = symbols.text(of: name.symbol)
    if let source = templates[file] { return compile(source, table) }
    diagnostics.append(
      Diagnostic(
        .error, "unknown-file", "the style has no template '\(file)'", at: name.range,
        hint: nearestFile(to: file, among: templates.keys.sorted()).map { "did you mean '\($0)'?" }
          ?? "add the file to the style's folder"))
    return nil
  }

  private mutating func compile<Row>(
    _ source: TemplateSource, _ table: Table<Row>
  ) -> Template<Row>? {
    let partials = Dictionary(uniqueKeysWithValues: templates.map { ($0.key.bareName, $0.value) })
    let template = Template.compile(source, for: table, partials: partials)
    diagnostics += template.diagnostics
    return template.value
  }
}

extension SourceFile {
  /// The name of the file, if it is a template.
  fileprivate var templateName: String? { name(without: Self.templateEnding).map { _ in name } }

  fileprivate static let templateEnding = ".mustache"
}

extension String {
  /// The name of a partial: the file's name without `.mustache`.
  fileprivate var bareName: String {
    String(Substring(utf8.dropLast(SourceFile.templateEnding.utf8.count)))
  }
}

extension UInt8 {
  fileprivate var mayNameAStyle: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
    default: false
    }
  }
}

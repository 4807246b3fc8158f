import FlowDiagnostics
import FlowLint
import FlowModel
import FlowSyntax
import FlowTemplates

/// The settings of a `flowc.yml` for the flows in its folder and below.
package struct Configuration: Sendable {
  package var style: String?
  /// The folder for generated code, seen from the configuration's own.
  package var output: String?
  /// Whether it names this folder, rightly or not.
  package var namesOutput = false
  package var access: AccessLevel?
  package var usesObservation = false
  /// The systems that the code is built for.
  package var platforms = PlatformVersions()
  /// Whether the runtime's sources go beside the code.
  package var isRuntimeInline: Bool?
  /// The variant to generate code for.
  package var variant: (name: String, range: SourceRange)?
  /// The modules whose flows may be embedded.
  package var modules: [NamedModule] = []

  /// Whether flows are restored that don't say so themselves.
  package var restores = true
  package var types: [String: TypeFacts] = [:]
  /// The app's view modifier for previews.
  package var previewModifier: String?
  /// Which rules are on where nothing is said of them; the recommended ones if not said.
  package var preset: Preset?
  package var severities: [String: SeverityOverride] = [:]
  package var tests: TestSettings?
  /// The folder for generated tests, seen from the configuration's own.
  package var testOutput: String?
  /// The place of this setting.
  package var testOutputRange: SourceRange?

  /// The places of the settings that some styles ignore.
  package var settings: [(setting: StyleSetting, range: SourceRange)] = []

  package init() {}

  /// What holds for flows that don't say otherwise.
  var flowSettings: FlowSettings {
    FlowSettings(restores: restores, codable: types.mapValues(\.isCodable))
  }

  /// The settings of a file; those that are wrong are diagnosed and left out.
  package static func read(
    _ file: SourceFile, as id: FileID, styles: [String]
  ) -> Diagnosed<Configuration> {
    if file.isBlank { return Diagnosed(Configuration()) }
    var symbols = SymbolTable.ofLanguage
    let tree = YAMLReader.read(file, as: id, symbols: &symbols)
    return tree.then { tree in
      FlowDecoder.decode(tree, as: .configuration, symbols: symbols)
    }.then { document in
      var reader = ConfigurationReader(symbols: symbols)
      if let root = document.root { reader.read(root, styles: styles) }
      return Diagnosed<Configuration>(reader.configuration, reader.diagnostics)
    }
  }
}

/// Takes the settings from a checked document, and checks the names that no shape knows.
private struct ConfigurationReader {
  let symbols: SymbolTable
  var configuration = Configuration()
  var diagnostics: [Diagnostic] = []

  mutating func read(_ root: Syntax, styles: [String]) {
    configuration.settings = root.entries.compactMap { name, _ in
      StyleSetting(rawValue: text(name)).map { ($0, name.range) }
    }
    configuration.output = root[.output]?.name.flatMap { path($0) }
    configuration.namesOutput = root[.output] != nil
    configuration.preset = root[.preset]?.name.map(text).flatMap(Preset.init)
    configuration.access = root[.access]?.name.map(text).flatMap(AccessLevel.init)
    configuration.usesObservation = root[.observation]?.name.map(text) == "true"
    let platforms = PlatformReader(root[.platforms], symbols: symbols)
    configuration.platforms = platforms.versions
    diagnostics += platforms.diagnostics
    configuration.isRuntimeInline = root[.runtime]?.name.map { text($0) == "inline" }
    configuration.restores = root[.restores]?.name.map(text) != "false"
    configuration.previewModifier = root[.previewModifier]?.name.flatMap {
      isType($0) ? text($0) : nil
    }
    configuration.variant = root[.variant]?.name.map { (text($0), $0.range) }
    configuration.style = root[.style]?.name.flatMap { style($0, among: styles) }
    for (name, paths) in root[.modules]?.entries ?? [] {
      let named = module(name, hint: "write the name that Swift code imports")
      guard let named else { continue }
      configuration.modules.append(
        NamedModule(name: named, paths: paths.names.map(text), range: paths.range))
    }
    for (type, facts) in root[.types]?.entries ?? [] where isType(type) {
      configuration.types[text(type)] = TypeFacts(
        isCodable: facts[.codable]?.name.map(text) != "false",
        module: facts[.module]?.name.flatMap {
          module($0, hint: "write the name that Swift code imports")
        })
    }
    configuration.testOutput = root[.tests]?[.output]?.name.flatMap { path($0) }
    configuration.testOutputRange = root[.tests]?[.output]?.range
    configuration.tests = root[.tests].flatMap { tests($0) }
    for (rule, severity) in root[.severities]?.entries ?? [] {
      guard let severity = severity.name.map(text).flatMap(SeverityOverride.init) else { continue }
      if isChangeable(rule) { configuration.severities[text(rule)] = severity }
    }
  }

  private func text(_ name: Name) -> String { symbols.text(of: name.symbol) }

  private mutating func tests(_ settings: Syntax) -> TestSettings? {
    guard let module = settings[.module]?.name else { return nil }
    let framework = settings[.framework]?.name.flatMap { TestFramework(rawValue: text($0)) }
    return self.module(module, hint: "write the name that Swift code imports").flatMap {
      TestSettings(module: $0, framework: framework ?? .swiftTesting)
    }
  }

  /// Whether a name can be a type's, perhaps within another.
  private mutating func isType(_ name: Name) -> Bool {
    let names = text(name).split(separator: ".", omittingEmptySubsequences: false)
    if names.allSatisfy({ isSwiftName($0) }) { return true }
    error(
      "invalid-type", "'\(text(name))' can't be the name of a type", at: name,
      hint: "write 'Product', or 'Product.ID' for a type in another")
    return false
  }

  /// The name of a module, if it can be one.
  private mutating func module(_ name: Name, hint: String) -> String? {
    if isSwiftName(text(name)) { return text(name) }
    error(
      "invalid-name", "'\(text(name))' can't be the name of a module", at: name, hint: hint)
    return nil
  }

  /// The path of a folder, if the system can take it as it stands.
  private mutating func path(_ name: Name) -> String? {
    let path = text(name)
    guard let hint = hint(forPath: path) else { return path }
    error(
      "unexpected-value", "'\(path)' can't be the path of a folder", at: name, hint: hint)
    return nil
  }

  private func hint(forPath path: String) -> String? {
    if path.isEmpty { return "write '.' for the folder of this file" }
    if path.first == "~" {
      return "only a shell knows '~': write the path from the folder of this file, or from '/'"
    }
    let isPrintable = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    return isPrintable ? nil : "delete the control character"
  }

  private mutating func style(_ name: Name, among styles: [String]) -> String? {
    if styles.contains(text(name)) { return text(name) }
    let hint = "the styles are " + styles.joined(separator: ", ")
    unknown("style", name, among: styles, "unexpected-value", hint)
    return nil
  }

  private mutating func isChangeable(_ name: Name) -> Bool {
    let word = text(name)
    guard let rule = Rule.all.first(where: { $0.id == word }) else {
      unknown("rule", name, among: Rule.all.map(\.id), "unknown-key", "'flowc rules' lists them")
      return false
    }
    if rule.isChangeable { return true }
    error(
      "unexpected-value", "the severity of '\(word)' can't be changed", at: name,
      hint: "delete this line: flowc can't work with a flow that breaks this rule")
    return false
  }

  private mutating func unknown(
    _ kind: String, _ name: Name, among known: [String], _ rule: String, _ otherwise: String
  ) {
    let meant = nearest(to: text(name), among: known)
    error(
      rule, "no \(kind) is named '\(text(name))'", at: name,
      hint: meant.map { "did you mean '\($0)'?" } ?? otherwise,
      fixIt: meant.map { FixIt(replacing: name.range, with: $0) })
  }

  private mutating func error(
    _ rule: String, _ message: String, at name: Name, hint: String, fixIt: FixIt? = nil
  ) {
    diagnostics.append(
      Diagnostic(.error, rule, message, at: name.range, hint: hint, fixIt: fixIt))
  }
}

extension SourceFile {
  /// Whether nothing is in the file but comments.
  fileprivate var isBlank: Bool {
    bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).allSatisfy { line in
      [nil, UInt8(ascii: "#")].contains(line.first { $0 != 0x20 && $0 != 0x09 })
    }
  }
}

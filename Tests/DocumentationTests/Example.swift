import EmbeddedFiles
import FlowCompiler
import FlowDiagnostics
import FlowModel
import FlowReporters
import FlowTemplates
import Testing

/// An example of a README: files of YAML, and what is shown of what flowc makes of them.
struct Example: Sendable, CustomTestStringConvertible {
  let readme: String
  let line: Int
  /// The texts of the flows, as they stand; what an example leaves out is left out.
  var flows: [String]
  var settings: String?
  var manifest: String?
  /// What is said of the flows.
  var findings: String?
  /// How `flowc diagram` draws them.
  var diagram: String?
  /// Lines of the code that they become.
  var excerpts: [String] = []

  var testDescription: String { "\(readme):\(line)" }

  static let all: [Example] = Readme.all.flatMap { readme in
    var examples: [Example] = []
    for block in readme.blocks { examples.take(block, of: readme.path) }
    return examples
  }

  /// The files of the flows; a finding's lines take the places that they say they have.
  func files(withFindings isWithFindings: Bool) -> [SourceFile] {
    flows.enumerated().map { number, text in
      var text = text.isWholeFile ? text : text.completed
      if isWithFindings, number == 0, let findings { text = text.replacingLines(shownIn: findings) }
      return SourceFile(path: text.fileName(flows.count == 1 ? findings : nil), text: text)
    }
  }

  func findings(in files: [SourceFile]) -> String {
    let found = FlowCompiler().lint(files, modules: [Self.bookingKit]).diagnostics
    return report(Report(found, in: files), as: .text)
  }

  /// The module that the README speaks of.
  private static let bookingKit = FlowModule(
    name: "BookingKit",
    files: [
      SourceFile(
        path: "Booking.flow.yaml",
        text: """
          flow: Booking
          access: public
          start: dates
          screens: { dates: { transitions: { dateTapped: finish } } }
          """)
    ])

  /// The code in the style that is taken where none is named.
  func code() throws -> String {
    let files = [StandardStyle.all[0], .shared].map { folder in
      folder.files.map { SourceFile(path: $0.name, bytes: $0.bytes) }
    }
    let style = try #require(Style.read(files[0], sharing: files[1]).value)
    let code = FlowCompiler().generate(
      self.files(withFindings: false), in: style,
      options: CodeOptions(tests: TestSettings(module: "App")))
    return code.value.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }
}

extension [Example] {
  /// A block begins an example, or says more about the last one.
  fileprivate mutating func take(_ block: Readme.Block, of readme: String) {
    var example = Example(readme: readme, line: block.line, flows: [])
    switch block.language {
    case "yaml" where block.heading.contains("flowc.yml") || block.text.hasPrefix("modules:"):
      example.settings = block.text
    case "yaml" where block.heading.contains("manifest"): example.manifest = block.text
    case "yaml" where block.text.contains("fragment: "):
      if !isEmpty { self[count - 1].flows.append(block.text) }
      return
    case "yaml": example.flows = [block.text]
    case "text" where block.text.contains(": error: ") || block.text.contains(": warning: "):
      if !isEmpty { self[count - 1].findings = block.text }
      return
    case "mermaid":
      if !isEmpty { self[count - 1].diagram = block.text }
      return
    case "swift" where !block.isForYourPackage:
      if !isEmpty { self[count - 1].excerpts.append(block.text) }
      return
    default: return
    }
    append(example)
  }
}

extension Readme.Block {
  /// Whether it is code that people write: there is no flow that it is made from.
  fileprivate var isForYourPackage: Bool {
    ["In your app", "Plugins"].contains(heading)
  }
}

extension String {
  fileprivate var isWholeFile: Bool {
    ["flow:", "flows:", "fragment:"].contains { hasPrefix($0) || contains("\n\($0)") }
  }

  /// A flow around declarations; it starts with the first of its screens.
  fileprivate var completed: String {
    let lines = split(separator: "\n")
    let screens = lines.drop { $0 != "screens:" }.dropFirst()
    let first = screens.first { $0.hasPrefix("  ") && $0.contains(":") } ?? ""
    let name = first.dropFirst(2).prefix { $0 != ":" }
    return self + "flow: Example\nstart: \(name)\n"
  }

  /// The name that a comment in the first line gives, or that the findings speak of.
  fileprivate func fileName(_ findings: String?) -> String {
    if hasPrefix("# "), let line = split(separator: "\n").first, line.hasSuffix(".flow.yaml") {
      return String(line.dropFirst(2))
    }
    return findings.map { String($0.prefix { $0 != ":" }) } ?? "Example.flow.yaml"
  }

  /// With every line that an excerpt such as `12 |   todoTapped: detials` shows put in its place.
  fileprivate func replacingLines(shownIn findings: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    for shown in findings.split(separator: "\n") {
      guard let bar = shown.firstRange(of: " | "), let number = Int(shown[..<bar.lowerBound])
      else { continue }
      if lines.indices.contains(number - 1) { lines[number - 1] = shown[bar.upperBound...] }
    }
    return lines.joined(separator: "\n")
  }
}

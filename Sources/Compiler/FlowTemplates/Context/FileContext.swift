import FlowDiagnostics
import FlowModel
import FlowSyntax

/// A flow file, as templates see it.
struct FileContext: Sendable {
  /// The file's name without its folder and `.flow.yaml`: `Todos`.
  let name: String
  let source: Code
  let imports: [Code]
  let flows: [FlowContext]
  let tests: TestSettings?
  let isInline: Bool

  static let table = Table<Self>(
    "file",
    [
      .flag("isInline", "whether the runtime is beside the code, and not imported") {
        $0.isInline
      },
      .text("source", "the name of the flow file") { $0.source },
      .texts("imports", "the modules that its flows import") { $0.imports },
      .text("module", "in tests, the module that is tested") { $0.tests.module },
      .flag("isXCTest", "in tests, whether they are XCTest's") { $0.tests.isXCTest },
      .flag("hasPreviews", "whether a screen or flow of it can be looked at by itself") {
        $0.flows.contains { $0.preview != nil || $0.screens.contains { $0.preview != nil } }
      },
      .flag("hasFlows", "whether it has any: a fragment has none") { !$0.flows.isEmpty },
      .rows("flows", "its flows", of: FlowContext.table) { $0.flows },
    ])
}

/// All flow files given together, as templates see them: what is made once for a module.
struct ModuleContext: Sendable {
  let files: [FileContext]
  let options: CodeOptions

  /// Who may use the code: whoever may use that of any flow, which is built on it.
  var access: Code {
    let accesses = [options.access.prefix] + files.flatMap(\.flows).map(\.access)
    let widest = AccessLevel.allCases.map(\.prefix).last { accesses.contains($0) }
    return widest ?? options.access.prefix
  }

  /// What the tests of all flows need, each once.
  var samples: [SampleContext] {
    var seen: Set<SampleContext> = []
    return files.flatMap(\.flows).flatMap(\.walks.samples).filter { seen.insert($0).inserted }
  }

  static let table = Table<Self>(
    "module",
    [
      .text("access", "`public `, or nothing for internal code") { $0.access },
      .usesObservation { $0.options },
      .rows("files", "the flow files", of: FileContext.table) { $0.files },
      .text("module", "in tests, the module that is tested") { $0.options.tests.module },
      .rows("samples", "in tests, the values that only their author knows", of: SampleContext.table)
      { $0.samples },
      .flag("hasSamples", "whether there are any that only the tests' author knows") {
        !$0.samples.isEmpty
      },
    ])
}

extension SwiftNaming {
  /// The context of one of the project's files; that of a fragment has no flows.
  func file(_ number: Int, _ options: CodeOptions) -> FileContext {
    let id = FileID(number)
    let flows = project.flows.ids.filter { project.flows[$0].name.range.file == id }
    let fileName = project.files[number].path.split(separator: "/").last.map(String.init) ?? ""
    var seen: Set<Code> = []
    let imports = flows.flatMap { self.imports(of: $0) }.filter { seen.insert($0).inserted }
    return FileContext(
      name: fileName.withoutFlowEnding, source: DocComment(fileName).text,
      imports: imports, flows: flows.compactMap { flow($0, options) }, tests: options.tests,
      isInline: options.runtime.isInline)
  }
}

extension DocComment {
  /// The lines as one, without their slashes.
  fileprivate var text: Code {
    Code(verbatim: lines.map { $0.text.dropFirst(4) }.joined(separator: " "))
  }
}

extension String {
  fileprivate var withoutFlowEnding: String {
    let ending = [".flow.yaml", ".flow.yml", ".yaml", ".yml"].first { hasSuffix($0) }
    return String(dropLast(ending?.count ?? 0))
  }
}

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

  static let table = Table<Self>(
    "file",
    [
      .text("source", "the name of the flow file") { $0.source },
      .texts("imports", "the modules that its flows import") { $0.imports },
      .rows("flows", "its flows", of: FlowContext.table) { $0.flows },
    ])
}

/// All flow files given together, as templates see them: what is made once for a module.
struct ModuleContext: Sendable {
  let files: [FileContext]
  let options: CodeOptions

  static let table = Table<Self>(
    "module",
    [
      .text("access", "`public `, or nothing for internal code") { $0.options.access.prefix },
      .usesObservation { $0.options },
      .rows("files", "the flow files", of: FileContext.table) { $0.files },
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
      imports: imports,
      flows: flows.compactMap { flow($0, options) })
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

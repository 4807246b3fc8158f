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
  let fragment: FragmentContext?
  var tests: TestSettings? { options.tests }
  let options: CodeOptions

  private var hasPreviews: Bool {
    let screens = flows.flatMap { $0.screens.filter { $0.fragment == nil } }
    return flows.contains { $0.preview != nil }
      || (screens + (fragment?.screens ?? [])).contains { $0.preview != nil }
  }

  static let table = Table<Self>(
    "file",
    [
      .flag("isInline", "whether the runtime is beside the code, and not imported") {
        $0.options.runtime.isInline
      },
      .usesObservation { $0.options },
      .available { $0.options },
      .flag("isPublic", "whether other modules use the code of any of its flows") {
        $0.flows.contains { $0.access == AccessLevel.public.prefix }
      },
      .text("source", "the name of the flow file") { $0.source },
      .texts("imports", "the modules that its flows import") { $0.imports },
      .text("module", "in tests, the module that is tested") { $0.tests.module },
      .flag("isXCTest", "in tests, whether they are XCTest's") { $0.tests.isXCTest },
      .flag("hasPreviews", "whether a screen or flow of it can be looked at by itself") {
        $0.hasPreviews
      },
      .flag("hasFlows", "whether it has any: a fragment has none") { !$0.flows.isEmpty },
      .rows("fragment", "the fragment that it is, if a flow includes it", of: FragmentContext.table)
      { $0.fragment.map { [$0] } ?? [] },
      .flag("isFragment", "whether it is a fragment that a flow includes") { $0.fragment != nil },
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
  /// The contexts of the project's files, in their order.
  func files(_ options: CodeOptions) -> [FileContext] {
    let flows = project.flows.ids.map { flow($0, options) }
    let byFile = Dictionary(grouping: project.flows.ids) { project.flows[$0].name.range.file }
    return project.files.indices.map { file($0, byFile[FileID($0)] ?? [], flows, options) }
  }

  private func file(
    _ number: Int, _ here: [ID<Flow>], _ flows: [FlowContext?], _ options: CodeOptions
  ) -> FileContext {
    let fragment = project.fragment(in: FileID(number))
    let parts = fragment.map { project.flows(including: $0) } ?? here
    let source = project.files[number]
    var seen: Set<Code> = []
    let imports = parts.flatMap { self.imports(of: $0) }.filter { seen.insert($0).inserted }
    let users = parts.compactMap { flows[Int($0.index)] }
    return FileContext(
      name: source.nameOfFlow, source: DocComment(source.name).text, imports: imports,
      flows: here.compactMap { flows[Int($0.index)] },
      fragment: fragment.flatMap { self.fragment($0, in: users) }, options: options)
  }

  /// What the flows that include a fragment share of it, for whoever may use one of them.
  private func fragment(_ id: ID<Fragment>, in flows: [FlowContext]) -> FragmentContext? {
    guard let first = flows.first else { return nil }
    let accesses = flows.map(\.access)
    let widest = AccessLevel.allCases.map(\.prefix).last { accesses.contains($0) }
    return FragmentContext(
      name: type(project.fragments[id].name), access: widest ?? first.access, id: id, flow: first)
  }
}

extension DocComment {
  /// The lines as one, without their slashes.
  fileprivate var text: Code {
    Code(verbatim: lines.map { $0.text.dropFirst(4) }.joined(separator: " "))
  }
}

extension SourceFile {
  /// The name without the ending that tells a flow file.
  fileprivate var nameOfFlow: String {
    [".flow.yaml", ".flow.yml", ".yaml", ".yml"].lazy.compactMap { name(without: $0) }.first ?? name
  }
}

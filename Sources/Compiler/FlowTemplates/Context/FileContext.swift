import FlowDiagnostics
import FlowModel
import FlowSyntax

/// A flow file, as templates see it.
struct FileContext: Sendable {
  /// The file's name without its folder and `.flow.yaml`: `Todos`.
  let name: String
  let source: Code
  let imports: [Code]
  /// Those of the flows that its flows embed.
  let embeddedModules: [EmbeddedModuleContext]
  /// Those of types in declarations that other modules see.
  var typeModules: [TypeModuleContext] = []
  /// Those of the system's types that its flows name.
  var systemModules: [Code] = []
  let flows: [FlowContext]
  let fragment: FragmentContext?
  /// In tests, the modules whose flows they run.
  let testedModules: [Code]
  /// Whether its flows are of another module, and only run in the tests.
  let isForeign: Bool
  var tests: TestSettings? { options.tests }
  let options: CodeOptions

  /// The widest access of its flows.
  private var access: Code { flows.map(\.access).widest ?? "" }

  private var hasPreviews: Bool {
    flows.contains { flow in
      flow.preview != nil || flow.screens.contains { $0.fragment == nil && $0.preview != nil }
    } || fragment?.screens.contains { $0.preview != nil } ?? false
  }

  static let table = Table<Self>(
    "file",
    [
      .isInline { $0.options },
      .usesObservation { $0.options },
      .previewModifier { $0.options },
      .available { $0.options },
      .text("access", "`public `, `package `, or nothing: the widest access of its flows") {
        $0.access
      },
      .flag("isPublic", "whether one of its flows is `public`") {
        $0.access == AccessLevel.public.prefix
      },
      .text("source", "the name of the flow file") { $0.source },
      .texts("imports", "the modules that its flows import, without those of embedded flows") {
        $0.imports
      },
      .embeddedModules { $0.embeddedModules },
      .rows(
        "typeModules", "the modules of types in code that other modules see",
        of: TypeModuleContext.table
      ) { $0.typeModules },
      .texts("systemModules", "the system's modules that declare types of its flows") {
        $0.systemModules
      },
      .text("module", "in tests, the module under test") { $0.tests.module },
      .texts("testedModules", "in tests, the modules whose flows they run") { $0.testedModules },
      .flag("isForeign", "in tests, whether its flows belong to another module and aren't tested") {
        $0.isForeign
      },
      .flag("isXCTest", "in tests, whether they use XCTest") { $0.tests.isXCTest },
      .flag("hasPreviews", "whether one of its screens or flows has a preview") {
        $0.hasPreviews
      },
      .flag("hasFlows", "whether it has flows; a fragment has none") { !$0.flows.isEmpty },
      .optionalRow(
        "fragment", "the fragment in this file, if a flow includes it", of: FragmentContext.table
      ) { $0.fragment },
      .flag("isFragment", "whether the file is a fragment that a flow includes") {
        $0.fragment != nil
      },
      .rows("flows", "its flows", of: FlowContext.table) { $0.flows },
    ])
}

/// All flow files given together, as templates see them: what is made once for a module.
struct ModuleContext: Sendable {
  let files: [FileContext]
  let options: CodeOptions

  /// The access level of the code: the widest of its flows, because their code uses it.
  var access: Code {
    let accesses = [options.access.prefix] + files.flatMap(\.flows).map(\.access)
    return accesses.widest ?? options.access.prefix
  }

  /// The modules whose flows the tests run, each once.
  var testedModules: [Code] {
    Set(files.flatMap(\.testedModules)).byName
  }

  /// The modules that the flows import, each once.
  var imports: [Code] {
    Set(files.flatMap(\.imports)).byName
  }

  /// The system's modules that declare types of the flows, each once.
  var systemModules: [Code] {
    Set(files.flatMap(\.systemModules)).byName
  }

  /// The values that the tests of all flows need, each once.
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
      .text("module", "in tests, the module under test") { $0.options.tests.module },
      .texts("testedModules", "in tests, the modules whose flows they run") { $0.testedModules },
      .texts("imports", "the modules that the flows import") { $0.imports },
      .texts("systemModules", "the system's modules that declare types of the flows") {
        $0.systemModules
      },
      .rows("samples", "in tests, the values that you fill in", of: SampleContext.table) {
        $0.samples
      },
      .flag("hasSamples", "whether there are values that you fill in") {
        !$0.samples.isEmpty
      },
    ])
}

extension SwiftNaming {
  /// The contexts of the project's files, in their order.
  func files(_ options: CodeOptions) -> [FileContext] {
    let flows = project.ownFlows.map { flow($0, options) }
    let byFile = Dictionary(grouping: project.ownFlows) { project.flows[$0].name.range.file }
    return project.ownFiles.indices.map { file($0, byFile[FileID($0)] ?? [], flows, options) }
  }

  private func file(
    _ number: Int, _ here: [ID<Flow>], _ flows: [FlowContext?], _ options: CodeOptions
  ) -> FileContext {
    let fragment = project.fragment(in: FileID(number))
    let parts = fragment.map { project.flows(including: $0) } ?? here
    let source = project.files[number]
    // A fragment's types are of no flow that embeds anything.
    let modules = fragment == nil ? embeddedModules(of: here, options) : []
    var seen = Set(modules.map(\.name))
    let imports = parts.flatMap { self.imports(of: $0) }.filter { seen.insert($0).inserted }
    let users = parts.compactMap { flows[Int($0.index)] }
    let fragmentHere = fragment.flatMap { self.fragment($0, in: users) }
    return FileContext(
      name: source.nameOfFlow, source: DocComment(source.name).text, imports: imports,
      embeddedModules: modules,
      typeModules: fragmentHere?.imports.modules ?? typeModules(of: parts, options),
      systemModules: systemModules(of: parts),
      flows: here.compactMap { flows[Int($0.index)] },
      fragment: fragmentHere,
      testedModules: (modulesRunning(in: here) + [options.tests.module]).byName, isForeign: false,
      options: options)
  }

  /// The other modules whose flows run inside those of the project, each as one file: what tests of its
  /// own flows need of them.
  func otherModules(_ options: CodeOptions) -> [FileContext] {
    project.modules.ids.compactMap { module in
      let ids = project.flows.ids.filter { project.module(of: $0) == module }
      if ids.isEmpty { return nil }
      let name = project.modules[module].name
      var seen: Set<Code> = []
      return FileContext(
        name: name, source: "the flows of \(Code(verbatim: name))",
        imports: ids.flatMap { imports(of: $0) }.filter { seen.insert($0).inserted },
        embeddedModules: [], systemModules: systemModules(of: ids),
        flows: ids.compactMap { flow($0, options) }, fragment: nil,
        testedModules: modulesRunning(in: ids).byName, isForeign: true, options: options)
    }
  }

  /// The other modules whose flows run in some flows, each once.
  private func modulesRunning(in flows: [ID<Flow>]) -> [Code] {
    if project.modules.ids.isEmpty { return [] }
    let running = flows.reduce(into: Set()) { $0.formUnion(project.flowsRunning(in: $1)) }
    return Array(Set(running.compactMap { moduleName(of: $0) }))
  }

  /// The types that the flows with a fragment share, with the widest access of these flows.
  private func fragment(_ id: ID<Fragment>, in flows: [FlowContext]) -> FragmentContext? {
    guard let first = flows.first else { return nil }
    var fragment = FragmentContext(
      name: type(project.fragments[id].name), access: flows.map(\.access).widest ?? first.access,
      id: id, flow: first)
    fragment.imports = imports(of: fragment.declaredTypes, access: fragment.access)
    return fragment
  }
}

extension Collection<Code> {
  /// The widest of access levels.
  fileprivate var widest: Code? { AccessLevel.allCases.map(\.prefix).last { contains($0) } }

  /// In the order in which imports stand.
  fileprivate var byName: [Code] {
    sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
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

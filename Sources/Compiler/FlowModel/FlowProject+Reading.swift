import FlowDiagnostics
import FlowSyntax

/// The documents of all flow files, held against the shapes of the language but not yet resolved.
package struct FlowDocuments: Sendable {
  /// The files of the module at hand, and after them those of others.
  let files: [SourceFile]
  package let documents: [FlowDocument]
  let symbols: SymbolTable
  let modules: Arena<FlowModule>
  /// The module of each file; nothing for the one at hand.
  let modulesOfFiles: [ID<FlowModule>?]
  /// What is wrong with how the files of other modules are written.
  let foreignErrors: [Diagnostic]

  /// Reads and decodes each file by itself; the table of symbols is the only thing they share.
  ///
  /// - Parameter modules: those whose flows may be embedded. What is wrong with how their files are
  ///   written is no finding here.
  package static func read(
    _ own: [SourceFile], modules: [FlowModule] = []
  ) -> Diagnosed<FlowDocuments> {
    var symbols = SymbolTable.ofLanguage
    let files = own + modules.flatMap(\.files)
    let read = files.enumerated().map { number, file in
      YAMLReader.read(file, as: FileID(number), symbols: &symbols).then { tree in
        FlowDecoder.decode(tree, symbols: symbols)
      }
    }
    var arena = Arena<FlowModule>()
    arena.append(contentsOf: modules)
    let owners = arena.ids.flatMap { id in arena[id].files.map { _ in ID<FlowModule>?.some(id) } }
    return Diagnosed(
      FlowDocuments(
        files: files, documents: read.map(\.value), symbols: symbols, modules: arena,
        modulesOfFiles: own.map { _ in nil } + owners,
        foreignErrors: read.dropFirst(own.count).flatMap(\.diagnostics).filter {
          $0.severity == .error
        }),
      read.prefix(own.count).flatMap(\.diagnostics))
  }

  /// Without the module at hand: the flows of others that a project has, by themselves, at the same
  /// places.
  package func ofOthers(in project: FlowProject) -> FlowDocuments {
    let needed = Set(project.flows.elements.map(\.name.range.file))
    let others = documents.filter { document in
      module(of: document) != nil
        && (needed.contains(document.tree.file) || document.fragment != nil)
    }
    return FlowDocuments(
      files: files, documents: others, symbols: symbols, modules: modules,
      modulesOfFiles: modulesOfFiles, foreignErrors: foreignErrors)
  }

  /// Those that are left to resolve besides a project: none if it has no variants and no modules.
  package func left(besides project: FlowProject) -> FlowDocuments {
    let hasMore = !modules.ids.isEmpty || !project.variantNames.isEmpty
    return FlowDocuments(
      files: files, documents: hasMore ? documents : [], symbols: symbols, modules: modules,
      modulesOfFiles: modulesOfFiles, foreignErrors: foreignErrors)
  }

  func module(of document: FlowDocument) -> ID<FlowModule>? {
    modulesOfFiles[Int(document.tree.file.index)]
  }
}

extension FlowProject {
  /// The project that some files make together, and everything wrong with how they are written.
  package static func read(
    _ files: [SourceFile], modules: [FlowModule] = []
  ) -> Diagnosed<FlowProject> {
    FlowDocuments.read(files, modules: modules).then { Resolver.resolve($0) }
  }

  /// The names of all variants of the module at hand, each once, in source order.
  package var variantNames: [String] {
    var seen: Set<Symbol> = []
    return ownFlows.flatMap { variants[flows[$0].variants] }.map(\.name)
      .filter { seen.insert($0.symbol).inserted }.map { text($0) }
  }
}

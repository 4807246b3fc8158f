import FlowDiagnostics
import FlowModel
import FlowSyntax

/// The names of flows, which several modules may have.
extension SwiftNaming {
  /// A flow's name as the beginning of a type's: after its module's where others have one too.
  func type(_ flow: ID<Flow>) -> Code {
    qualified(project.flows[flow].name)
  }

  /// A flow's or fragment's name as the beginning of a type's.
  func qualified(_ name: Name) -> Code {
    guard project.namesOfSeveralModules.contains(name.symbol),
      let module = moduleName(of: name.range.file) ?? testedModule
    else { return type(name) }
    return "\(module).\(type(name))"
  }

  /// A flow's name as the beginning of a value's.
  func valueName(of flow: ID<Flow>) -> Code {
    let word = stem(of: flow).text
    return Code(verbatim: word.prefix(1).lowercased() + word.dropFirst())
  }

  /// A flow's name as the beginning of that of a type that isn't in its module.
  func stem(of flow: ID<Flow>) -> Code {
    let name = project.flows[flow].name
    guard project.namesOfSeveralModules.contains(name.symbol), let module = moduleName(of: flow)
    else { return type(name) }
    return "\(module)\(type(name))"
  }

  /// The module that a flow is of; nothing for the one at hand.
  func moduleName(of flow: ID<Flow>) -> Code? {
    moduleName(of: project.flows[flow].name.range.file)
  }

  private func moduleName(of file: FileID) -> Code? {
    project.module(of: file).map { Code(verbatim: project.modules[$0].name) }
  }

  /// The ending of the class of a flow of another module, if another style makes that module's code.
  func otherModel(of flow: ID<Flow>) -> Code? {
    guard let module = project.module(of: flow), let style = project.modules[module].style else {
      return nil
    }
    return modelEndings[style].map { Code(verbatim: $0) }
  }

  /// The modules of the flows that flows embed themselves, each once, for whoever may use any of those.
  func embeddedModules(of flows: [ID<Flow>], _ options: CodeOptions) -> [EmbeddedModuleContext] {
    var accesses: [(module: ID<FlowModule>, access: AccessLevel)] = []
    for outer in flows {
      for inner in project.embedded(in: outer) {
        guard let module = project.module(of: inner) else { continue }
        let levels = [project.access(of: outer, options), project.access(of: inner, options)]
        let access = levels[1].isAtLeast(levels[0]) ? levels[0] : levels[1]
        if let known = accesses.firstIndex(where: { $0.module == module }) {
          if access.isAtLeast(accesses[known].access) { accesses[known].access = access }
        } else {
          accesses.append((module, access))
        }
      }
    }
    return accesses.map { module, access in
      EmbeddedModuleContext(
        name: Code(verbatim: project.modules[module].name), access: access.prefix)
    }
  }
}

extension Column {
  static func otherModel(_ ending: @escaping @Sendable (Row) -> Code?) -> Self {
    .optionalText(
      "otherModel", "the ending of its class, if it is of a module in another style", ending)
  }

  static func embeddedModules(
    _ modules: @escaping @Sendable (Row) -> [EmbeddedModuleContext]
  ) -> Self {
    .rows(
      "embeddedModules", "the other modules of what is embedded", of: EmbeddedModuleContext.table,
      modules)
  }
}

/// Another module, as code imports it for the flows that its own embed.
struct EmbeddedModuleContext: Sendable {
  let name: Code
  let access: Code

  static let table = Table<Self>(
    "embeddedModule",
    [
      .text("embeddedModule", "the module's name") { $0.name },
      .text("importAccess", "`public `, `package `, or nothing: who sees it in the code") {
        $0.access
      },
    ])
}

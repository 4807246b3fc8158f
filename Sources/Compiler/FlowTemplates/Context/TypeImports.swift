import FlowModel

/// How code imports the modules of types that stand in its declarations.
struct TypeImports: Sendable {
  var modules: [TypeModuleContext] = []
  /// Who sees the system's types in the declarations; nothing if none of these types are there.
  var systemAccess: Code = ""
}

/// A module of types in declarations that other modules see.
struct TypeModuleContext: Sendable {
  let name: Code
  let access: Code

  static let table = Table<Self>(
    "typeModule",
    [
      .text("typeModule", "the module's name") { $0.name },
      .text("importAccess", "`public ` or `package `: who sees its types in the code") {
        $0.access
      },
    ])
}

extension SwiftNaming {
  /// The imports of code whose declarations of an access level name some types.
  func imports(of types: [Code], access: Code) -> TypeImports {
    let words = types.flatMap(\.dottedNames)
    let isSystems = words.contains {
      self.types[$0]?.module == nil && SystemTypes.module(of: $0) != nil
    }
    var seen: Set<String> = []
    let modules = words.compactMap { self.types[$0]?.module }.filter { seen.insert($0).inserted }
    return TypeImports(
      modules: modules.map { TypeModuleContext(name: Code(verbatim: $0), access: access) },
      systemAccess: isSystems ? access : "")
  }

  /// The imports of the user's half of a flow: of the types in its functions, and of the flows whose
  /// logic it has.
  func logicImports(of flow: FlowContext, _ id: ID<Flow>) -> TypeImports {
    let parameters =
      (flow.effects + flow.outcomes.map(\.declaration) + flow.elementBadges).flatMap(\.parameters)
    let types = parameters.map(\.type) + flow.tabArrays.map(\.type) + [flow.scope].compactMap { $0 }
    var imports = imports(of: types, access: flow.access)
    var seen = Set(imports.modules.map(\.name))
    let asking = project.embedded(in: id).filter(askingFlows.contains)
    imports.modules += asking.compactMap { moduleName(of: $0) }
      .filter { seen.insert($0).inserted }
      .map { TypeModuleContext(name: $0, access: flow.access) }
    return imports
  }
}

extension FragmentContext {
  /// The types in its declarations.
  var declaredTypes: [Code] {
    let events = screens.filter(\.isView).flatMap(\.events) + groups.flatMap(\.events)
    let parameters =
      events.flatMap(\.parameters) + outcomes.flatMap(\.ends).flatMap(\.parameters)
    return parameters.map(\.type)
  }
}

extension Code {
  /// The names in a type: `Product.ID` of `[Product.ID]?`.
  fileprivate var dottedNames: [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
  }
}

import FlowModel

/// A flow that runs inside another.
struct EmbeddedContext: Sendable {
  let name: Code
  /// The name as the beginning of that of a type outside of its module.
  let stem: Code
  /// Nothing for the module of the flow around it.
  let module: Code?
  /// The name as the beginning of a value's.
  let valueName: Code
  let asksApp: Bool
  /// Who may use and replace what makes its views.
  let access: Code

  static let table = Table<Self>(
    "embedded",
    [
      .text("embedded", "the flow's name, after its module's name if flows share the name") {
        $0.name
      },
      .text("embeddedStem", "the flow's name as the beginning of that of a type in tests") {
        $0.stem
      },
      .optionalText("embeddedModule", "the module that it is of, if it is of another") {
        $0.module
      },
      .text("embeddedName", "the flow's name as the beginning of a value's") { $0.valueName },
      .flag("asksApp", "whether it asks anything of the app") { $0.asksApp },
      .text("factoryAccess", "`open `, `package `, or nothing: who may replace that") { $0.access },
    ])
}

extension SwiftNaming {
  func embedded(
    _ id: ID<Flow>, in outer: Flow, _ options: CodeOptions
  ) -> EmbeddedContext {
    let own = outer.access ?? options.access
    let inner = project.access(of: id, options)
    let access = inner.isAtLeast(own) ? own : inner
    return EmbeddedContext(
      name: type(id), stem: stem(of: id), module: moduleName(of: id), valueName: valueName(of: id),
      asksApp: askingFlows.contains(id), access: access == .public ? "open " : access.prefix)
  }
}

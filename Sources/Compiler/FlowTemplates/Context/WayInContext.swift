import FlowModel

/// A way to a screen through which links come into the flow that it embeds.
struct WayInContext: Sendable {
  /// The embedded flow.
  let flow: Code
  let otherModel: Code?
  /// What the screens on the way take from the link.
  let inputs: [ParameterContext]
  let steps: [LinkContext.Step]

  static let table = Table<Self>(
    "wayIn",
    [
      .text("embedded", "the embedded flow's name") { $0.flow },
      .otherModel { $0.otherModel },
      .rows("inputs", "the parameters that the link brings", of: ParameterContext.table) {
        $0.inputs
      },
      .flag("hasInputs", "whether the link brings any") { !$0.inputs.isEmpty },
      .rows("way", "the screens that a link opens, in order", of: LinkContext.Step.table) {
        $0.steps
      },
    ])
}

extension SwiftNaming {
  /// The ways to the screens through which links come into the flows that a flow embeds.
  func waysIn(of flow: Flow) -> [WayInContext] {
    flow.linkEntrances.map { entrance in
      var writer = StatementWriter(naming: self, event: "", inScreen: .empty)
      writer.brought = Set(entrance.needs.map { local($0.name) })
      return WayInContext(
        flow: type(entrance.flow), otherModel: otherModel(of: entrance.flow),
        inputs: entrance.needs.map { parameter($0) },
        steps: entrance.way.map { step($0, &writer) })
    }
  }
}

import FlowModel

/// One of the ends that a flow names, as templates see it.
struct EndContext: Sendable {
  let name: Code
  let type: Code?

  static let table = Table<Self>(
    "flowEnd",
    [
      .text("end", "the end's case") { $0.name },
      .optionalText("resultType", "the type of its value, if it brings one") { $0.type },
    ])
}

extension SwiftNaming {
  func end(_ id: ID<FlowEnd>) -> EndContext {
    let end = project.flowEnds[id]
    return EndContext(name: value(end.name), type: end.type.map { type($0) })
  }
}

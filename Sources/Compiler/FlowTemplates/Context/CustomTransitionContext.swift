import FlowModel

/// A transition that the app brings.
struct CustomTransitionContext: Sendable {
  let name: Code
  let stem: Code
  let key: Code

  static let table = Table<Self>(
    "customTransition",
    [
      .text("customTransition", "its name") { $0.name },
      .text(
        "customTransitionStem", "its name without backticks, as the prefix of other names"
      ) { $0.stem },
      .text("customTransitionKey", "its name as a literal") { $0.key },
    ])
}

extension SwiftNaming {
  func customTransition(_ name: Name) -> CustomTransitionContext {
    CustomTransitionContext(
      name: value(name), stem: Code(verbatim: project.text(name)), key: literal(name))
  }
}

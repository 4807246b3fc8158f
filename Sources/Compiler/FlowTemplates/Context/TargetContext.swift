/// A destination, an entry or whatever else is named with what it is given.
struct TargetContext: Sendable {
  /// The flow whose it is.
  let flow: Code
  let name: Code
  let arguments: [ArgumentContext]

  static let table = Table<Self>(
    "target",
    [
      .text("owner", "the flow that it belongs to") { $0.flow },
      .text("name", "its case") { $0.name },
      .rows("arguments", "its parameters", of: ArgumentContext.table) { $0.arguments },
      .flag("hasArguments", "whether it has parameters") { !$0.arguments.isEmpty },
    ])
}

/// The argument of a parameter.
struct ArgumentContext: Sendable {
  let label: Code
  let value: Code
  /// Whether the value is an object, and a reference to it is taken.
  var wraps = false
  /// Whether the value is a reference to an object, and the object is taken.
  var unwraps = false

  static let table = Table<Self>(
    "argument",
    [
      .text("label", "the parameter's name before a colon") { $0.label },
      .text("value", "the value, as an expression") { $0.value },
      .flag("wraps", "whether the value is an object that must be wrapped in a reference") {
        $0.wraps
      },
      .flag("unwraps", "whether the value is a reference that must be unwrapped to its object") {
        $0.unwraps
      },
    ])
}

/// A case, with what is needed of it bound to names.
struct PatternContext: Sendable {
  let name: Code
  /// Its values by name, and whether each one is used.
  let bindings: [(name: Code, isUsed: Bool)]

  init(_ name: Code, binding names: [Code], using used: Set<Code>) {
    self.name = name
    bindings = names.map { ($0, used.contains($0)) }
  }

  static let table = Table<Self>(
    "pattern",
    [
      .text("name", "the case") { $0.name },
      .rows("bindings", "its parameters, in order", of: Binding.table) {
        $0.bindings.map { Binding(name: $0.name, isUsed: $0.isUsed) }
      },
      .flag("binds", "whether any parameter is used") {
        $0.bindings.contains(where: \.isUsed)
      },
    ])

  private struct Binding: Sendable {
    let name: Code
    let isUsed: Bool

    static let table = Table<Self>(
      "binding",
      [
        .text("binding", "the name that it is bound to") { $0.name },
        .flag("isUsed", "whether it is used") { $0.isUsed },
      ])
  }
}

extension Column {
  @inline(__always)
  static func pattern(
    _ name: String, _ documentation: String,
    _ read: @escaping @Sendable (Row) -> PatternContext
  ) -> Self {
    .row(name, documentation, of: PatternContext.table, read)
  }

  @inline(__always)
  static func target(
    _ name: String, _ documentation: String,
    _ read: @escaping @Sendable (Row) -> TargetContext
  ) -> Self {
    .row(name, documentation, of: TargetContext.table, read)
  }
}

/// A view that has no body.
protocol Primitive: View {
  nonisolated func elements(in context: Context) -> [Element]
}

// swift-format-ignore: NoLeadingUnderscores
extension Primitive {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(elements: view.elements(in: inputs.context))
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension View {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let context = inputs.context
    let evaluation = context.node.stored(-1) { Evaluation<Self>() }
    let body = evaluation.body(of: installed(view, in: context), given: view, in: context)
    return _ViewOutputs(elements: body.resolve(in: context))
  }
}

extension View {
  /// What the view puts on screen, evaluated at its place below the context's node.
  nonisolated func resolve(in context: Context, at place: Int = 0) -> [Element] {
    let context = context.child(.place(place, ObjectIdentifier(Self.self)))
    return Self._makeView(view: self, inputs: _ViewInputs(context: context)).elements
  }
}

/// The value with its dynamic properties connected to the context's node.
func installed<Value>(_ value: Value, in context: Context) -> Value {
  let properties = context.graph.dynamicProperties(of: Value.self)
  guard !properties.isEmpty else { return value }
  var value = value
  withUnsafeMutableBytes(of: &value) { bytes in
    guard let base = bytes.baseAddress else { return }
    for property in properties { property.install(base + property.offset, context) }
  }
  return value
}

/// Runs on the main actor, where all evaluation happens.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  guard let result else { preconditionFailure("the body has run") }
  return result
}

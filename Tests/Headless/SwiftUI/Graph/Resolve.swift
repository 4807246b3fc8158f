/// A view that has no body.
protocol Primitive: View {
  nonisolated func elements(in context: Context) -> [Element]
}

extension View {
  /// What the view puts on screen, evaluated at its place below the context's node.
  nonisolated func resolve(in context: Context, at place: Int = 0) -> [Element] {
    let context = context.child(.place(place, ObjectIdentifier(Self.self)))
    if let primitive = self as? any Primitive {
      return primitive.elements(in: context)
    }
    let view = installed(self, in: context)
    if Body.self == Never.self, let controller = view as? any UIViewControllerRepresentable {
      return controller.elements(in: context)
    }
    if Body.self == Never.self, let represented = view as? any UIViewRepresentable {
      return represented.elements(in: context)
    }
    let evaluation = context.node.stored(-1) { Evaluation<Self>() }
    return evaluation.body(of: view, given: self, in: context).resolve(in: context)
  }
}

/// The value with its dynamic properties connected to the context's node.
func installed<Value>(_ value: Value, in context: Context) -> Value {
  var value = value
  let properties = context.graph.dynamicFields(of: Value.self)
  guard !properties.isEmpty else { return value }
  withUnsafeMutableBytes(of: &value) { bytes in
    guard let base = bytes.baseAddress else { return }
    for field in properties {
      install(field.type, at: base + field.offset, slot: field.offset, in: context)
    }
  }
  return value
}

private func install<Property: DynamicProperty>(
  _ type: Property.Type, at address: UnsafeMutableRawPointer, slot: Int, in context: Context
) {
  let property = address.assumingMemoryBound(to: type)
  if var installable = property.pointee as? any InstallableProperty {
    installable.install(slot: slot, in: context)
    if let installed = installable as? Property { property.pointee = installed }
  } else {
    for field in context.graph.dynamicFields(of: type) {
      install(field.type, at: address + field.offset, slot: slot + field.offset, in: context)
    }
  }
  property.pointee.update()
}

/// Runs on the main actor, where all evaluation happens.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  guard let result else { preconditionFailure("the body has run") }
  return result
}

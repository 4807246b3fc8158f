public struct NavigationLink<Label: View, Destination: View> {
  private enum Target {
    case value(AnyHashable?)
    case view(Destination, isActive: Binding<Bool>?)
  }

  private let label: Label
  private let target: Target
}

extension NavigationLink {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination(), isActive: nil)
  }

  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination(), isActive: isActive)
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }

  nonisolated public init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?
  ) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?
  ) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    let words = label.resolve(in: context, at: 0).label
    let (isEnabled, action) = follow(in: context)
    var element = Element(.button(Element.Button(label: words, role: nil, action: action)))
    element.isEnabled = isEnabled && context.environment.isEnabled
    return [element]
  }

  private nonisolated func follow(in context: Context) -> (Bool, @MainActor () -> Void) {
    switch target {
    case .value(let value):
      context.requires(.iOS(16), "NavigationLink(value:label:)")
      nonisolated(unsafe) let (value, push) = (value, context.environment.push)
      return (value != nil && push != nil, { if let value { push?(value) } })
    case .view(let destination, let isActive):
      let local = context.node.stored(0) { StateLocation(false, signal: context.graph.signal) }
      let isActive =
        isActive ?? Binding(read: { local.value }, write: { local.value = $0 })
      if isActive.wrappedValue {
        context.page.bound.append(
          BoundDestination(
            node: context.node, content: { destination.resolve(in: $0) },
            dismiss: { isActive.wrappedValue = false },
            isActive: { isActive.wrappedValue }))
      }
      return (context.environment.isInStack, { isActive.wrappedValue = true })
    }
  }
}

extension NavigationLink {
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

import FlowModel

extension SwiftNaming {
  func test(_ test: ConditionTest) -> TestContext {
    switch test {
    case .guard(let name): TestContext(guardName: value(name.name))
    case .state(let state, let value, _):
      TestContext(state: self.value(state.name), value: self.value(value))
    }
  }

  /// A case of the destination enum with its arguments: `.details(id: id)`.
  func destination(_ name: Name, _ arguments: Code) -> Code {
    arguments.text.isEmpty ? ".\(value(name))" : ".\(value(name))(\(arguments))"
  }

  /// A case with what is used of it bound to names: `.details(let id, _)`.
  func pattern(_ name: Code, binding names: [Code], using used: Set<Code>) -> Code {
    if used.isDisjoint(with: names) { return ".\(name)" }
    let bound = names.map { used.contains($0) ? "let \($0)" : "_" as Code }
    return ".\(name)(\(bound.joined(separator: ", ")))"
  }

  /// The screen's case, all it is given bound to names.
  func pattern(of screen: Screen) -> Code {
    let names = project.parameters[screen.parameters].map { value($0.name) }
    return pattern(value(screen.name), binding: names, using: Set(names))
  }

  /// What a parameter of the source screen is bound to: `screenID` would read worse than `idHere`.
  func screenValue(_ name: Name) -> Code { "\(Code(verbatim: project.text(name)))OfScreen" }

  /// What a run of the screen ends with, if it ends with anything.
  func resultType(of id: ID<Screen>) -> Code? {
    let screen = project.screens[id]
    if let own = screen.returns { return type(own) }
    guard case .embed(let flow) = screen.kind, let flow = flow.id else { return nil }
    return project.flows[flow].returns.map { type($0) }
  }

  /// How what an action shows comes up: as it says, or as its target says, or else pushed.
  func style(of show: Show) -> Code {
    guard let id = show.target.id else { return ".push" }
    var style = style(of: id, show.presentation)
    if let from = show.from, style == ".replace" {
      let flow = project.flows[project.screens[id].flow].name
      style = ".replace(from: \(type(flow))Destination.Screen.\(value(from.name)))"
    }
    return style
  }

  func style(of id: ID<Screen>, _ said: Presentation?) -> Code {
    let screen = project.screens[id]
    switch screen.kind {
    case .alert: return ".alert"
    case .confirmationDialog: return ".confirmationDialog"
    default: break
    }
    if let presentation = said ?? screen.presentation { return style(presentation) }
    if case .external = screen.kind { return ".sheet" }
    return ".push"
  }

  private func style(_ presentation: Presentation) -> Code {
    let style: Code
    switch presentation.style {
    case .sheet, .popover: style = layer(presentation)
    case .animated: style = animated(presentation)
    default: style = ".\(Code(verbatim: presentation.style.rawValue))"
    }
    guard let compact = presentation.compactStyle else { return style }
    return "\(style).inCompactWidth(.\(Code(verbatim: compact.rawValue)))"
  }

  private func layer(_ presentation: Presentation) -> Code {
    var arguments: [Code] = []
    if presentation.style == .sheet, !presentation.detents.isEmpty {
      let detents = presentation.detents.map { detent($0) }.joined(separator: ", ")
      arguments.append("detents: [\(detents)]")
    }
    if presentation.interactiveDismissDisabled {
      arguments.append("interactiveDismissDisabled: true")
    }
    let name: Code = ".\(Code(verbatim: presentation.style.rawValue))"
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func detent(_ detent: Detent) -> Code {
    switch detent {
    case .medium: ".medium"
    case .large: ".large"
    case .fraction(let part): ".fraction(\(Code(verbatim: project.text(part))))"
    case .height(let points): ".height(\(Code(verbatim: project.text(points))))"
    }
  }

  private func animated(_ presentation: Presentation) -> Code {
    var arguments: [Code] = []
    if let effect = presentation.transition {
      let (insertion, removal) = (movement(effect.insertion), movement(effect.removal))
      arguments.append(
        insertion == removal
          ? insertion : ".asymmetric(insertion: \(insertion), removal: \(removal))")
    } else if presentation.animation != nil {
      arguments.append(".opacity")
    }
    if let curve = presentation.animation { arguments.append(animation(curve)) }
    return arguments.isEmpty ? ".animated()" : ".animated(\(arguments.joined(separator: ", ")))"
  }

  private func movement(_ movement: Movement) -> Code {
    switch movement {
    case .identity: ".identity"
    case .opacity: ".opacity"
    case .slide: ".slide"
    case .scale: ".scale"
    case .move(let edge): ".move(edge: .\(Code(verbatim: edge.rawValue)))"
    case .push(let edge): ".push(from: .\(Code(verbatim: edge.rawValue)))"
    }
  }

  /// What iOS 17 brought is a spring on every system.
  private func animation(_ curve: AnimationCurve) -> Code {
    let seconds = curve.milliseconds.map { Code(verbatim: String(Double($0) / 1000)) }
    switch curve.kind {
    case .default: return ".default"
    case .spring, .smooth, .snappy, .bouncy:
      return seconds.map { ".spring(response: \($0))" } ?? ".spring()"
    case .linear, .easeIn, .easeOut, .easeInOut:
      let name = Code(verbatim: curve.kind.rawValue)
      return seconds.map { ".\(name)(duration: \($0))" } ?? ".\(name)()"
    }
  }
}

import FlowModel

extension SwiftNaming {
  /// How what an action shows comes up: as it says, or as its target says, or else pushed.
  func presentation(of show: Show) -> PresentationContext {
    guard let id = show.target.id else { return PresentationContext(style: .style(.push)) }
    var presentation = presentation(of: id, show.presentation)
    if let from = show.from, presentation.style == .style(.replace) {
      let flow = type(project.screens[id].flow)
      presentation.from = TargetContext(flow: flow, name: value(from.name), arguments: [])
    }
    presentation.point(at: (show.anchor ?? project.screens[id].anchor).map { anchor($0, id) })
    presentation.isOfScreen = presentation.isBare && presentation.style == popups[id]?.style
    return presentation
  }

  func presentation(of id: ID<Screen>, _ said: Presentation?) -> PresentationContext {
    let screen = project.screens[id]
    let style = project.style(of: id, said)
    guard case .style(let shown) = style, let said = said ?? screen.presentation else {
      return PresentationContext(style: style)
    }
    var presentation = context(said, shown, in: screen.flow)
    presentation.compact = said.compactStyle.map { [context(said, $0, in: screen.flow)] } ?? []
    return presentation
  }

  /// The style, with what is said that goes with it.
  private func context(
    _ said: Presentation, _ style: PresentationStyle, in flow: ID<Flow>
  ) -> PresentationContext {
    var context = PresentationContext(style: .style(style))
    switch style {
    case .sheet:
      context.detents = said.detents.map { detent($0) }
      context.isHeld = said.interactiveDismissDisabled
      context.zooms = said.transition == .zoom
    case .fullScreenCover:
      context.zooms = said.transition == .zoom
      context.dissolves = said.transition == .crossDissolve
    case .popover: context.isHeld = said.interactiveDismissDisabled
    case .push, .animated:
      context.zooms = style == .push && said.transition == .zoom
      if case .moving(let effect)? = said.transition {
        context.transition = transition(effect, in: flow)
      }
      context.animation = said.animation.map { animation($0) }
    default: break
    }
    return context
  }

  private func transition(
    _ effect: TransitionEffect, in flow: ID<Flow>
  ) -> PresentationContext.Transition {
    .init(
      insertion: effect.insertion.map { movement($0, in: flow) },
      removal: effect.removal.map { movement($0, in: flow) },
      isSymmetric: effect.insertion == effect.removal)
  }

  private func detent(_ detent: Detent) -> PresentationContext.Detent {
    switch detent {
    case .medium: .init(isMedium: true)
    case .large: .init(isLarge: true)
    case .fraction(let part): .init(fraction: Code(verbatim: project.text(part)))
    case .height(let points): .init(height: Code(verbatim: project.text(points)))
    }
  }

  private func movement(
    _ movement: Movement, in flow: ID<Flow>
  ) -> PresentationContext.Movement {
    switch movement {
    case .identity: .init(name: "identity")
    case .opacity: .init(name: "opacity")
    case .slide: .init(name: "slide")
    case .scale(let factor): .init(name: "scale", factor: factor.map { code($0) })
    case .offset(let x, let y): .init(name: "offset", x: code(x), y: code(y))
    case .move(let edge): .init(name: "move", edge: Code(verbatim: edge.rawValue))
    case .push(let edge): .init(name: "push", edge: Code(verbatim: edge.rawValue))
    case .custom(let name):
      .init(name: "custom", flow: type(flow), key: spellings.literal(name))
    }
  }

  private func code(_ number: Text) -> Code { Code(verbatim: project.text(number)) }

  private func animation(_ curve: AnimationCurve) -> PresentationContext.Animation {
    .init(
      name: Code(verbatim: curve.kind.rawValue),
      seconds: curve.milliseconds.map { Code(verbatim: String(Double($0) / 1000)) },
      damping: damping(curve.kind))
  }

  /// Of a spring without bounce it is 1, and of one with bounce as much less.
  private func damping(_ kind: AnimationCurve.Kind) -> Code? {
    switch kind {
    case .smooth: "1"
    case .snappy: "0.85"
    case .bouncy: "0.7"
    case .default, .linear, .easeIn, .easeOut, .easeInOut, .spring: nil
    }
  }
}

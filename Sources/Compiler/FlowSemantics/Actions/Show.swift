import FlowModel

/// How a destination comes to be seen.
enum Position {
  case onStack(Arrival)
  case inLayer(Layering)
  case inPlace
}

/// How a layer comes to lie above the others.
struct Layering {
  let presentation: LayerPresentation
  let isInteractivelyDismissible: Bool
}

extension Execution {
  /// `to X`: looks whether X is shown already, and else shows it in the style that was said.
  ///
  /// The style is the transition's, else the screen's own, else `push`, and `sheet` for what the
  /// app shows. Alerts and dialogs are always what they are.
  mutating func show(_ show: Show, _ context: Context) {
    guard let target = show.target.id, let current else { return remark(.dangling) }
    if closedAlert(context) || !mayCome(to: target, context) { return }
    let screen = project.screens[target]
    let arguments = values(for: screen.parameters, given: show.arguments, context.scope)
    if isDone(by: show.ifShown, target, arguments, context) { return }
    guard let stack = stack(context) else { return remark(.ignored) }
    let run = state.frame(of: context.run)
    let opening = Opening(
      screen: target, arguments: arguments, run: run, stack: stack,
      index: top(of: stack, for: run), arrival: .push, opener: opener(of: show, current, context),
      entry: show.entry?.symbol)
    switch position(of: target, show.presentation) {
    case .inPlace:
      remarkOnRunInside(context)
      replace(opening, from: show.from, context)
    case .onStack(let arrival):
      remarkOnRunInside(context)
      var opening = opening
      opening.step = stepLeft(by: context)
      push(opening, arrival)
    case .inLayer(let layering): present(opening, layering, context)
    }
  }

  /// The step that a run was which has ended: what comes up takes its place.
  private func stepLeft(by context: Context) -> Int? {
    guard case .run(let run) = context.source, state.runs[run]?.end != nil else { return nil }
    return state.runs[run]?.step
  }

  /// Says it where the action belongs to a flow, and what is on top to a run inside of it that goes on.
  mutating func remarkOnRunInside(_ context: Context) {
    guard case .onTop = context.source, let top = state.top.flatMap({ state.destinations[$0] })
    else { return }
    let inner = state.flowRun(of: top.run)
    let own = state.flowRun(of: context.run)
    guard inner != own, let run = state.runs[inner], run.end == nil,
      case .flow(let flow) = run.kind, state.outward(from: inner).contains(own)
    else { return }
    remark(.inside(flow))
  }

  /// The receiver of the end. It leaves out all other values, so that states with the same future are
  /// equal.
  private func opener(of show: Show, _ action: ID<Action>, _ context: Context) -> Opener {
    let anchor = anchor(context)
    if !show.hasReactions {
      let context = Context(source: .onTop, run: context.run)
      return Opener(destination: anchor, action: nil, context: context)
    }
    var context = context
    context.source = .onTop
    // Users end a screen, even one that an event of the app opened.
    context.isFromApp = false
    return Opener(destination: anchor, action: action, context: context)
  }

  /// An alert or a dialog holds nothing but itself: it closes, and the action is its presenter's.
  private mutating func closedAlert(_ context: Context) -> Bool {
    guard let current, let anchor = anchor(context), let index = state.layerIndex(of: anchor),
      state.layers[index].presentation.isAlert, let presenter = state.layers[index].presenter
    else { return false }
    var context = context
    context.source = .destination(presenter)
    agenda.append(.actions([current], context))
    closeLayers(from: index)
    return true
  }

  func position(of target: ID<Screen>, _ said: Presentation?) -> Position {
    let screen = project.screens[target]
    switch screen.kind {
    case .alert: return .inLayer(Layering(.alert))
    case .confirmationDialog: return .inLayer(Layering(.confirmationDialog))
    default: break
    }
    guard let presentation = said ?? screen.presentation else {
      if case .external = screen.kind { return .inLayer(Layering(.sheet, canSwipe: true)) }
      return .onStack(.push)
    }
    let compact = interpreter.isCompact ? presentation.compactStyle : nil
    let canSwipe = !presentation.interactiveDismissDisabled
    switch compact ?? presentation.style {
    case .push: return .onStack(.push)
    case .plain: return .onStack(.plain)
    case .animated: return .onStack(.animated)
    case .replace: return .inPlace
    case .sheet: return .inLayer(Layering(.sheet, canSwipe: canSwipe))
    case .popover: return .inLayer(Layering(.popover, canSwipe: canSwipe))
    case .fullScreenCover: return .inLayer(Layering(.fullScreenCover))
    }
  }

  /// A step of a sequence comes up in its own style.
  mutating func come(
    _ opening: Opening, in style: Presentation, replacing last: Number<Destination>?,
    _ context: Context
  ) {
    switch position(of: opening.screen, style) {
    case .onStack(let arrival): push(opening, arrival)
    case .inLayer(let layering): presentNow(opening, layering, context)
    case .inPlace:
      let old = last.map { upward(from: $0) } ?? []
      open(opening)
      remove(old)
    }
  }

  /// By `push`: X on top of the stack that holds the source. By `plain` and `animated` the same,
  /// without a navigation bar: no implicit way back.
  private mutating func push(_ opening: Opening, _ arrival: Arrival) {
    var opening = opening
    opening.arrival = arrival
    open(opening)
  }
}

extension Layering {
  init(_ presentation: LayerPresentation, canSwipe: Bool = false) {
    self.init(presentation: presentation, isInteractivelyDismissible: canSwipe)
  }
}

import FlowModel

extension DiagramBuilder {
  mutating func draw(_ id: ID<Transition>, from node: Int, in flow: ID<Flow>) {
    let transition = project.transitions[id]
    places.add(transition.event.range, .node(node))
    draw(
      transition.actions, Trail(origin: node, flow: flow, event: project.line(transition.event)))
  }

  /// Recurses as deep as actions are nested, which the reader of YAML bounds.
  mutating func draw(_ list: ActionList, _ trail: Trail) {
    if list.isEmpty { return }
    var trail = trail
    var isDrawn = false
    var last: Return.Kind?
    for action in project.actions[list] {
      places.add(action.range, .node(trail.origin))
      if let kind = Return.Kind(action.kind) { last = last == nil ? kind : .elsewhere }
      if drawForward(action.kind, trail) || drawDecision(action.kind, trail) { isDrawn = true }
      if let words = project.words(for: action.kind) { trail.add(words) }
    }
    if isDrawn || trail.before.isEmpty { return }
    returns.append(Return(kind: last, trail: trail))
  }

  private mutating func drawForward(_ kind: ActionKind, _ trail: Trail) -> Bool {
    switch kind {
    case .show(let show): draw(show, trail)
    case .setRoot(let target, _): arrive(at: target, .replace, trail, "as root")
    case .tab(let target): arrive(at: target, .tab, trail)
    case .backTo(let target), .dismissTo(let target): arrive(at: target, .back, trail)
    case .finish where !endsItself(trail):
      connect(trail.origin, end(of: trail.flow), .back, trail.label + ", finish")
    case .cancel where !endsItself(trail):
      connect(trail.origin, end(of: trail.flow), .back, trail.label + ", cancel")
    default: return false
    }
    return true
  }

  /// A screen that returns something is a run of its own, which `finish` ends.
  private func endsItself(_ trail: Trail) -> Bool {
    trail.origin < project.screens.ids.count && project.screens[ID(trail.origin)].returns != nil
  }

  private mutating func draw(_ show: Show, _ trail: Trail) {
    let target = show.target.id.map { project.screens[$0] }
    let style: Diagram.Edge.Style
    if target?.alert != nil {
      style = .alert
    } else if let presentation = show.presentation ?? target?.presentation {
      style = Diagram.Edge.Style(presentation.style)
    } else {
      style = trail.takesPlace ? .replace : .push
    }
    arrive(at: show.target, style, trail)
    let name = project.line(show.target.name)
    for (actions, end) in [
      (show.finished, "finished"), (show.cancelled, "cancelled"), (show.dismissed, "dismissed"),
    ] {
      if let actions { draw(actions, trail.then("\(name) \(end)")) }
    }
  }

  private mutating func arrive(
    at target: Reference<Screen>, _ style: Diagram.Edge.Style, _ trail: Trail,
    _ remark: String? = nil
  ) {
    guard let id = target.id else { return }
    let label = trail.label + (remark.map { ", " + $0 } ?? "")
    connect(trail.origin, Int(id.index), style, label.isEmpty ? nil : label)
  }

  private mutating func drawDecision(_ kind: ActionKind, _ trail: Trail) -> Bool {
    switch kind {
    case .when(let condition, let then, let otherwise):
      let words = project.words(for: condition)
      draw(then, trail.under(words))
      draw(otherwise, trail.under("not " + words))
    case .choose(let choices):
      for choice in project.choices[choices] {
        let words = choice.condition.map { project.words(for: $0) } ?? "otherwise"
        draw(choice.actions, trail.under(words))
      }
    case .await(let wait):
      for id in wait.ends {
        let end = project.transitions[id]
        places.add(end.event.range, .node(trail.origin))
        draw(end.actions, trail.then(project.line(end.event)))
      }
    case .after(let milliseconds, let list):
      draw(list, trail.then(project.words(forMilliseconds: milliseconds)))
    default: return false
    }
    return true
  }

  private mutating func end(of flow: ID<Flow>) -> Int {
    if let known = ends[flow] { return known }
    let node = add(Diagram.Node(kind: .end, title: "end"), to: flow)
    ends[flow] = node
    return node
  }
}

extension Diagram.Edge.Style {
  init(_ style: PresentationStyle) {
    switch style {
    case .push: self = .push
    case .sheet: self = .sheet
    case .fullScreenCover: self = .fullScreenCover
    case .popover: self = .popover
    case .plain: self = .plain
    case .animated: self = .animated
    case .replace: self = .replace
    }
  }
}

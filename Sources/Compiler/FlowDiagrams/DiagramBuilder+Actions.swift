import FlowModel

extension DiagramBuilder {
  mutating func draw(_ id: ID<Transition>, from node: Int, in flow: ID<Flow>) {
    let transition = project.transitions[id]
    places.add(transition.event.range, .node(node))
    draw(
      transition.actions, Trail(origin: node, flow: flow, event: project.line(transition.event)))
  }

  mutating func draw(_ list: ActionList, _ trail: Trail) {
    if list.isEmpty { return }
    let project = project
    var left: [Return] = []
    project.walk(list, into: .all, from: Drawing(trail: trail)) { id, drawing in
      let action = project.actions[id]
      places.add(action.range, .node(drawing.trail.origin))
      if let kind = Return.Kind(action.kind) {
        drawing.last = drawing.last == nil ? kind : .elsewhere
      }
      if drawForward(action.kind, drawing.trail) || action.kind.leadsOn { drawing.isDrawn = true }
      if let words = project.words(for: action.kind) { drawing.trail.add(words) }
    } enter: { list, id, drawing in
      let trail = drawing.trail
      if case .answer(let end) = list.role {
        places.add(project.transitions[end].event.range, .node(trail.origin))
      }
      if list.actions.isEmpty { return nil }
      return Drawing(trail: project.trail(within: list, of: project.actions[id].kind, trail))
    } leave: { drawing in
      if drawing.isDrawn || drawing.trail.before.isEmpty { return }
      left.append(Return(kind: drawing.last, trail: drawing.trail))
    }
    returns += left
  }

  /// A list that is being drawn.
  private struct Drawing {
    var trail: Trail
    /// Whether some arrow shows what it does.
    var isDrawn = false
    var last: Return.Kind?
  }

  private mutating func drawForward(_ kind: ActionKind, _ trail: Trail) -> Bool {
    switch kind {
    case .show(let show): draw(show, trail)
    case .setRoot(let target, _): arrive(at: target, .replace, trail, "as root")
    case .showInNextColumn(let target, _): arrive(at: target, .replace, trail, "in the next column")
    case .tab(let target, _): arrive(at: target, .tab, trail)
    case .backTo(let target, _), .dismissTo(let target, _): arrive(at: target, .back, trail)
    case .finish where !endsItself(trail):
      let words = project.words(for: kind) ?? ""
      connect(trail.origin, end(of: trail.flow), .back, trail.label + ", " + words)
    case .cancel where !endsItself(trail):
      connect(trail.origin, end(of: trail.flow), .back, trail.label + ", cancel")
    default: return false
    }
    return true
  }

  /// A screen that returns something is a run of its own, which `finish` ends.
  private func endsItself(_ trail: Trail) -> Bool {
    diagram.nodes[trail.origin].screen.map { project.screens[$0].returns != nil } ?? false
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
  }

  private mutating func arrive(
    at target: Reference<Screen>, _ style: Diagram.Edge.Style, _ trail: Trail,
    _ remark: String? = nil
  ) {
    guard let id = target.id else { return }
    let label = trail.label + (remark.map { ", " + $0 } ?? "")
    connect(trail.origin, nodes[id], style, label.isEmpty ? nil : label)
  }

  private mutating func end(of flow: ID<Flow>) -> Int {
    if let known = ends[flow] { return known }
    let node = add(Diagram.Node(kind: .end, title: "end"), to: flow)
    ends[flow] = node
    return node
  }
}

extension FlowProject {
  /// The way on into a list within an action.
  fileprivate func trail(within list: NestedList, of action: ActionKind, _ trail: Trail) -> Trail {
    switch list.role {
    case .then(let condition): trail.under(words(for: condition))
    case .otherwise(let condition): trail.under("not " + words(for: condition))
    case .choice(let condition): trail.under(condition.map { words(for: $0) } ?? "otherwise")
    case .absent: trail.under("otherwise")
    case .later(let milliseconds): trail.then(words(forMilliseconds: milliseconds))
    case .answer(let end): trail.then(line(transitions[end].event))
    case .finished: trail.then(words(for: action, end: "finished"))
    case .end(let end): trail.then(words(for: action, end: line(transitions[end].event)))
    case .cancelled: trail.then(words(for: action, end: "cancelled"))
    case .dismissed: trail.then(words(for: action, end: "dismissed"))
    }
  }

  private func words(for action: ActionKind, end: String) -> String {
    words(for: action).map { "\($0) \(end)" } ?? end
  }
}

extension ActionKind {
  /// Whether what it does stands in lists within it.
  fileprivate var leadsOn: Bool {
    switch self {
    case .when, .choose, .await, .after: true
    default: false
    }
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

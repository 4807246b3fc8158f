import FlowModel

extension DiagramBuilder {
  mutating func draw(_ id: ID<Screen>) {
    let screen = project.screens[id]
    let node = nodes[id]
    places.add(screen.name.range, .node(node))
    drawParts(of: screen, node)
    for transition in screen.transitions { draw(transition, from: node, in: screen.flow) }
    if let leaving = screen.leaving {
      draw(leaving, Trail(origin: node, flow: screen.flow, event: "on leaving"))
    }
  }

  private mutating func drawParts(of screen: Screen, _ node: Int) {
    switch screen.kind {
    case .view, .alert, .confirmationDialog, .external: return
    case .tabs(let tabs):
      for tab in project.tabs[tabs] {
        let when = tab.when.map { "if " + project.words(for: $0) }
        let each = tab.forEach.map { "for each of " + line($0) }
        let label = [tab.title.map { line($0) }, each, when].compactMap { $0 }
          .joined(separator: ", ")
        drawPart(node, tab.screen, label.isEmpty ? nil : label)
      }
    case .split(let columns):
      for column in project.columns[columns] {
        drawPart(node, column.screen, column.kind.rawValue)
      }
    case .switch(_, let cases):
      for shown in project.cases[cases] { drawPart(node, shown.screen, line(shown.value)) }
    case .embed(let flow):
      let start = flow.id.flatMap { project.flows[$0].start }
      drawPart(node, start, "runs " + line(flow.name))
    case .sequence(let sequence): draw(sequence, node, screen.flow)
    }
  }

  private mutating func drawPart(_ node: Int, _ part: Reference<Screen>?, _ label: String?) {
    guard let target = part?.id else { return }
    connect(node, nodes[target], .part, label)
  }

  private mutating func draw(_ sequence: ScreenSequence, _ node: Int, _ flow: ID<Flow>) {
    for (number, step) in project.steps[sequence.steps].enumerated() {
      let style = step.presentation.style == .push ? [] : [step.presentation.style.rawValue]
      let each = step.forEach.map { ["for each of " + line($0)] } ?? []
      let when = step.when.map { ["if " + project.words(for: $0)] } ?? []
      places.add(step.range, .node(node))
      drawPart(
        node, step.screen, (["step \(number + 1)"] + style + each + when).joined(separator: ", "))
    }
    for (actions, event) in [(sequence.then, "then"), (sequence.skip, "skip")] {
      guard let actions else { continue }
      draw(actions, Trail(origin: node, flow: flow, event: event, takesPlace: true))
    }
  }

  func line(_ name: Name) -> String { project.line(name) }

  func line(_ text: Text) -> String { project.line(text) }
}

extension FlowProject {
  func line(_ name: Name) -> String { text(name).inOneLine }

  func line(_ text: Text) -> String { self.text(text).inOneLine }

  /// A screen's box, with what is said of the screen itself.
  func node(of id: ID<Screen>) -> Diagram.Node {
    let screen = screens[id]
    let inlineTitle = inlineTitles[screen.name].map(quoted)
    var node = Diagram.Node(
      kind: Diagram.Node.Kind(screen.kind), title: inlineTitle ?? line(screen.name), screen: id)
    if let title = screen.title { node.details.append(quoted(title)) }
    if let content = screen.alert {
      if inlineTitle == nil { node.details.append(quoted(content.title)) }
      node.details += buttons(of: content)
    }
    if case .switch(let state, _) = screen.kind { node.details.append("by \(line(state.name))") }
    node.details += deepLinks[screen.deepLinks].map { line($0.pattern) }
    if let needed = screen.requires { node.details.append("requires \(line(needed.name))") }
    if let wait = screen.awaits { node.details.append("awaits \(line(wait.outcome.name))") }
    return node
  }

  private func quoted(_ text: Text) -> String { "“\(line(text))”" }

  private func buttons(of content: AlertContent) -> [String] {
    let buttons = buttons[content.buttons].map { "[\(line($0.title ?? Text($0.name)))]" }
    return buttons.isEmpty ? [] : [buttons.shortened(to: 6).joined(separator: " ")]
  }
}

extension Diagram.Node.Kind {
  init(_ kind: ScreenKind) {
    switch kind {
    case .view: self = .view
    case .alert, .confirmationDialog: self = .alert
    case .tabs: self = .tabs
    case .split: self = .split
    case .switch: self = .switch
    case .embed: self = .embed
    case .sequence: self = .sequence
    case .external: self = .external
    }
  }
}

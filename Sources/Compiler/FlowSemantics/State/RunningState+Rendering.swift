import FlowModel

extension RunningState {
  /// The layers and their stacks as text: `root: list > details(id: 1) | sheet: editor`.
  ///
  /// What a container holds stands in braces, its stacks separated by semicolons, the selected
  /// tab's in brackets: `root: home{[catalog > product]; account}`.
  package func description(in project: FlowProject) -> String {
    layers.map { layer in
      layer.presentation.rawValue + ": " + description(of: layer.stack, project)
    }.joined(separator: " | ")
  }

  /// The remaining output: the stacks of a container, with text between them.
  private enum Piece {
    case text(String)
    case stack(Number<Stack>)
  }

  private func description(of stack: Number<Stack>, _ project: FlowProject) -> String {
    var text = ""
    var waiting = [Piece.stack(stack)]
    while let piece = waiting.popLast() {
      switch piece {
      case .text(let piece): text += piece
      case .stack(let stack): waiting += pieces(of: stack, project).reversed()
      }
    }
    return text
  }

  private func pieces(of stack: Number<Stack>, _ project: FlowProject) -> [Piece] {
    var pieces: [Piece] = []
    for number in stacks[stack]?.destinations ?? [] {
      guard let destination = destinations[number] else { continue }
      if !pieces.isEmpty { pieces.append(.text(" > ")) }
      pieces.append(.text(destination.description(in: project)))
      pieces += inside(destination.content)
    }
    return pieces
  }

  private func inside(_ content: Content) -> [Piece] {
    var pieces: [Piece] = []
    switch content {
    case .view: return []
    case .tabs(let stacks, let selected):
      for (index, stack) in stacks.enumerated() {
        guard let stack else { continue }
        if !pieces.isEmpty { pieces.append(.text("; ")) }
        let around = index == selected ? ("[", "]") : ("", "")
        pieces += [.text(around.0), .stack(stack), .text(around.1)]
      }
    case .split, .region:
      for stack in content.stacks {
        if !pieces.isEmpty { pieces.append(.text("; ")) }
        pieces.append(.stack(stack))
      }
    }
    return [.text("{")] + pieces + [.text("}")]
  }
}

extension Destination {
  /// The screen, and its arguments if it has any: `details(id: 1)`.
  package func description(in project: FlowProject) -> String {
    let screen = project.screens[self.screen]
    let name = project.text(screen.name)
    if arguments.isEmpty { return name }
    let handed = zip(project.parameters[screen.parameters], arguments).map {
      project.text($0.name) + ": " + $1.description
    }
    return name + "(" + handed.joined(separator: ", ") + ")"
  }
}

extension Value: CustomStringConvertible {
  package var description: String {
    switch self {
    case .boolean(let value): String(value)
    case .integer(let value): String(value)
    case .decimal(let text): text
    case .text(let text): "\"" + text + "\""
    case .member(let name): "." + name
    case .none: "nil"
    case .emptyArray: "[]"
    case .emptyDictionary: "[:]"
    case .opaque(let name): "#" + name
    case .missing: "?"
    }
  }
}

import FlowDiagnostics
import FlowSyntax

/// Something that a flow asks the app for by a name.
private struct Asked {
  let name: Name
  /// The name, with what is put behind or before it.
  let word: String
  let what: String
}

extension Resolution {
  /// Says so where a flow would ask the app for two things by one name: the app could not tell them
  /// apart, and one type cannot declare both.
  mutating func checkIsAskedOnce(by flow: Flow) {
    var first: [String: Asked] = [:]
    for asked in asked(by: flow) {
      guard let other = first[asked.word] else {
        first[asked.word] = asked
        continue
      }
      // Two of one kind have been told of.
      if asked.what == other.what { continue }
      error(
        "duplicate-name",
        "the app gets '\(asked.word)' twice: as \(other.what), and as \(asked.what)",
        at: asked.name.range, notes: [Note("it is \(other.what) here", at: other.name.range)],
        hint: "give one of the two another name")
    }
  }

  private func asked(by flow: Flow) -> [Asked] {
    var all: [Asked] = []
    func add(_ names: [Name], _ what: String) {
      all += names.map { Asked(name: $0, word: text($0), what: what) }
    }
    add(project.states[flow.states].map(\.name), "a state")
    add(project.guards[flow.guards].map(\.name), "a guard")
    add(project.effects[flow.effects].map(\.name), "an effect")
    add(project.outcomes[flow.outcomes].map(\.name), "an outcome")
    for screen in project.screens[flow.screens] {
      if case .sequence(let sequence) = screen.kind { all += asked(for: sequence, screen.name) }
      if case .embed(let embedded) = screen.kind, embedded.id != nil {
        all.append(logic(of: embedded.name))
      }
    }
    return all
  }

  /// The values that the app keeps for a sequence, by their names in generated code.
  private func asked(for sequence: ScreenSequence, _ name: Name) -> [Asked] {
    let word = text(name)
    var all: [Asked] = []
    if let once = sequence.once {
      all.append(Asked(name: once, word: text(once), what: "'once' of '\(word)'"))
    }
    if sequence.resumes != nil {
      all.append(
        Asked(name: name, word: word + "Step", what: "the step of '\(word)'"))
    }
    return all
  }

  private func logic(of embedded: Name) -> Asked {
    let word = text(embedded)
    return Asked(
      name: embedded, word: word.prefix(1).lowercased() + word.dropFirst() + "Logic",
      what: "the logic of the flow '\(word)'")
  }
}

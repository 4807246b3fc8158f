import FlowDiagnostics
import FlowModel
import FlowSemantics

extension SwiftNaming {
  /// The parts that the tests don't cover, as comment lines.
  func notes(on walks: Walks) -> [Code] {
    let names = walks.missed.map { event in
      let screen = project.text(project.screens[event.screen].name)
      return "`" + screen + (event.name.map { "." + project.symbols.text(of: $0) } ?? "") + "`"
    }
    var notes: [String] = []
    if !names.isEmpty {
      notes.append("Not shown, for no walk leads there: " + names.joined(separator: ", ") + ".")
    }
    if !walks.isExhaustive {
      notes.append(
        "flowc tried only a part of what the flow can do, so the tests show only a part of it.")
    }
    return notes.flatMap { [""] + $0.wrapped(at: 96) }
      .map { $0.isEmpty ? "///" : DocComment($0).lines.first ?? "///" }
  }
}

extension FlowProject {
  /// That the tests of a flow are not all that there could be, with the screen where flowc stopped.
  func shortcoming(of walks: Walks, in flow: ID<Flow>) -> Diagnostic? {
    if walks.isExhaustive { return nil }
    let end = walks.end.map { screen in
      let name = screens[screen].name
      return Note("flowc stopped when '\(text(name))' was on top", at: name.range)
    }
    let name = flows[flow].name
    return Diagnostic(
      .info, "unchecked-paths", "the tests show only a part of what '\(text(name))' can do",
      at: name.range, notes: [end].compactMap { $0 },
      hint: "embed a part of it as a flow of its own, which has its own tests")
  }
}

extension String {
  /// The words in lines that are no longer than this, as far as words allow.
  fileprivate func wrapped(at width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

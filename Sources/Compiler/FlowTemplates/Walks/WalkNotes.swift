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
      notes.append("There is more that it can do than was tried, and so more that is not shown.")
    }
    return notes.flatMap { [""] + $0.wrapped(at: 96) }
      .map { $0.isEmpty ? "///" : DocComment($0).lines.first ?? "///" }
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

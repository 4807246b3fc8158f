import FlowModel

/// The types that a style's code declares, and what those have that is named by an author or might be.
struct MadeNames: Sendable {
  var types: [NamePattern] = []
  /// The types of the style itself, which no flow changes.
  var own: Set<String> = []
  var members: [(type: NamePattern, members: [NamePattern])] = []

  /// Every type that the code of a project might declare: first those of the flows themselves.
  func types(in project: FlowProject) -> [MadeName] {
    let ofFlows = types.filter { $0.subject == nil }
    let ofOthers = types.filter { $0.subject != nil }
    var names: [MadeName] = []
    for patterns in [ofFlows, ofOthers] {
      for flow in project.ownFlows {
        for pattern in patterns { names += project.names(of: pattern, in: flow) }
      }
    }
    return names
  }
}

extension Style {
  /// How its types are named, as its manifest has it.
  package var typePatterns: [String] { names.types.map(\.spelling) }

  /// The types that its code of a project declares, each with the pattern that it is named by.
  package func typeNames(in project: FlowProject) -> [(name: String, pattern: String)] {
    let naming = SwiftNaming(project: project)
    return names.types(in: project).filter(naming.isMade).map { ($0.text, $0.pattern.spelling) }
  }
}

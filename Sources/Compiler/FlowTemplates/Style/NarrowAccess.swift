import FlowDiagnostics
import FlowModel

extension FlowProject {
  /// A mistake that would not compile: a protocol that is more visible than the protocol it requires.
  func narrowAccesses(_ options: CodeOptions) -> [Diagnostic] {
    let askingFlows = AskingFlows(of: self)
    return screens.elements.compactMap { screen in
      guard case .embed(let reference) = screen.kind, let embedded = reference.id,
        embedded != screen.flow, module(of: screen.flow) == nil, askingFlows.contains(embedded)
      else { return nil }
      let outer = flows[screen.flow]
      let own = access(of: screen.flow, options)
      let inner = access(of: embedded, options)
      if inner.isAtLeast(own) { return nil }
      let words = [outer.name, flows[embedded].name].map { "'\(text($0))'" }
      return Diagnostic(
        .error, "narrow-access",
        "\(words[0]) is \(own.rawValue), but it embeds \(words[1]), which is \(inner.rawValue)",
        at: reference.name.range,
        notes: [Note("\(words[1]) is declared here", at: flows[embedded].name.range)],
        hint: "add 'access: \(own.rawValue)' to \(words[1])")
    }
  }
}

extension AccessLevel {
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  func isAtLeast(_ other: AccessLevel) -> Bool { rank >= other.rank }
}

import FlowDiagnostics

/// Another Swift module, whose flows those at hand may embed.
package struct FlowModule: Sendable {
  package let name: String
  /// Its flows, and the fragments that they include.
  package let files: [SourceFile]
  /// The modules that it depends on, however far; any of those given if that isn't known.
  package let dependencies: Set<String>?
  /// Who may use its code where a flow doesn't say.
  package let access: AccessLevel
  /// The variant of its flows that its code is generated for.
  package let variant: String?
  /// The style of its code, as its settings say.
  package let style: String?
  /// Whether its code has the runtime's sources beside it.
  package let isRuntimeInline: Bool

  package init(
    name: String, files: [SourceFile], dependencies: Set<String>? = nil,
    access: AccessLevel = .internal, variant: String? = nil, style: String? = nil,
    isRuntimeInline: Bool = false
  ) {
    self.name = name
    self.files = files
    self.dependencies = dependencies
    self.access = access
    self.variant = variant
    self.style = style
    self.isRuntimeInline = isRuntimeInline
  }

  /// Whether its flows may embed those of another module.
  func mayUse(_ other: FlowModule) -> Bool { dependencies?.contains(other.name) ?? true }
}

extension FlowProject {
  /// The module that a file is of; nothing for the one at hand.
  package func module(of file: FileID) -> ID<FlowModule>? {
    let number = Int(file.index)
    return number < modulesOfFiles.count ? modulesOfFiles[number] : nil
  }

  /// The module that a flow is of; nothing for the one at hand.
  package func module(of flow: ID<Flow>) -> ID<FlowModule>? {
    module(of: flows[flow].name.range.file)
  }

  /// The flows of the module at hand, which come before those of others.
  package var ownFlows: IDRange<Flow> {
    if modules.ids.isEmpty { return flows.ids }
    let others = flows.ids.firstIndex { module(of: $0) != nil }
    return IDRange(0, others ?? flows.ids.endIndex)
  }

  /// The files of the module at hand, which come before those of others.
  package var ownFiles: ArraySlice<SourceFile> {
    files[..<(modulesOfFiles.firstIndex { $0 != nil } ?? files.count)]
  }

  /// The flows of other modules that flows of the one at hand embed, each place in source order.
  package var foreignEmbeddings: [Embedding] {
    if modules.ids.isEmpty { return [] }
    return ownFlows.flatMap { flow in
      screens[flows[flow].screens].compactMap { screen in
        guard case .embed(let reference) = screen.kind, let embedded = reference.id,
          module(of: embedded) != nil
        else { return nil }
        return Embedding(outer: flow, inner: embedded, name: reference.name)
      }
    }
  }

  /// A flow, and those that run inside it, however deep.
  package func flowsRunning(in flow: ID<Flow>) -> Set<ID<Flow>> {
    var running: Set<ID<Flow>> = [flow]
    var waiting = [flow]
    while let next = waiting.popLast() {
      for screen in screens[flows[next].screens] {
        guard case .embed(let inner) = screen.kind, let inner = inner.id else { continue }
        if running.insert(inner).inserted { waiting.append(inner) }
      }
    }
    return running
  }
}

/// A place where a flow embeds another.
package struct Embedding: Sendable {
  package let outer: ID<Flow>
  package let inner: ID<Flow>
  package let name: Name
}

import FlowDiagnostics
import FlowSyntax

/// What is said of the flows of other modules, which are judged when those are built: only what keeps
/// them from being embedded, at the place that embeds them.
extension Resolution {
  mutating func settleModules() {
    if project.modules.ids.isEmpty { return }
    let own = diagnostics.filter { project.module(of: $0.range.file) == nil }
    foreignErrors += diagnostics.all.filter {
      $0.severity == .error && project.module(of: $0.range.file) != nil
    }
    diagnostics = own
    let embeddings = project.foreignEmbeddings.map { ($0, project.flowsRunning(in: $0.inner)) }
    for (embedding, _) in embeddings { checkAccess(to: embedding) }
    checkCycles(embeddings)
    tellForeignErrors(embeddings)
  }

  private mutating func checkAccess(to embedding: Embedding) {
    guard let module = project.module(of: embedding.inner).map({ project.modules[$0] }),
      (project.flows[embedding.inner].access ?? module.access) == .internal
    else { return }
    let flow = project.flows[embedding.inner].name
    error(
      "narrow-access",
      "'\(text(flow))' is internal to '\(module.name)', so no other module can embed it",
      at: embedding.name.range, notes: [Note("it is declared here", at: flow.range)],
      hint: "add 'access: public' to '\(text(flow))', or 'package' if both are in one package")
  }

  /// Says of each module with errors that they are there, once.
  private mutating func tellForeignErrors(_ embeddings: [(Embedding, Set<ID<Flow>>)]) {
    for module in project.modules.ids {
      let first = foreignErrors.first { project.module(of: $0.range.file) == module }
      guard let first else { continue }
      let place = embeddings.first { _, running in
        running.contains { project.module(of: $0) == module }
      }
      guard let name = place?.0.name ?? unresolvedEmbedding(in: first.range.file) else { continue }
      let other = project.modules[module].name
      error(
        "broken-module", "'\(text(name))' can't be embedded: the flows of '\(other)' have errors",
        at: name.range, notes: [Note("the first error: \(first.message)", at: first.range)],
        hint: "run 'flowc lint' on the flows of '\(other)'")
    }
  }

  /// A flow that isn't found, perhaps because it is in a file that could not be read.
  private func unresolvedEmbedding(in file: FileID) -> Name? {
    let isUnread = documents.contains { $0.tree.file == file && $0.tree.root == nil }
    if !isUnread { return nil }
    return project.ownFlows.lazy.flatMap { [project] in project.screens[project.flows[$0].screens] }
      .compactMap { screen in
        if case .embed(let flow) = screen.kind, flow.id == nil { flow.name } else { nil }
      }.first
  }
}

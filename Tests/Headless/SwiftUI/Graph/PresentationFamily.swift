/// Presentations that get in one another's way on early systems: a modifier keeps those inside it, on the
/// same page, from presenting.
///
/// Apple's release notes of iOS 14.5; for alerts, a gist of ljbatwh and returns #51.
enum PresentationFamily: Hashable {
  case sheets, alerts

  /// The first system without that.
  fileprivate var repaired: HeadlessSystem { self == .sheets ? .iOS(14, 5) : .iOS(15) }
}

extension Context {
  /// The context of the view that a modifier is on.
  func inside(_ family: PresentationFamily) -> Context {
    guard graph.system < family.repaired else { return self }
    var context = self
    context.presenters.insert(family)
    return context
  }

  /// Whether no modifier around it is in the way.
  func shows(_ request: PresentationRequest, of family: PresentationFamily) -> Bool {
    guard presenters.contains(family) else { return true }
    graph.report(
      "several presentations on one view: \(graph.system) ignores \(request.kind) inside another")
    return false
  }
}

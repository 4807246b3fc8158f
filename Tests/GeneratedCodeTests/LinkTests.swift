import FlowSemantics
import Foundation
import Testing

/// Every link leads from its URL to a screen, and that screen leads to the URL.
@MainActor
@Suite struct LinkTests {
  @Test(arguments: Subject.all)
  func everyURLComesBack(of subject: Subject) async throws {
    let reference = try #require(Reference(flow: subject.name, of: Subject.project))
    let changes = reference.events.filter(\.isChange)
    for link in reference.events.filter(\.isLink) where isOwn(link, reference) {
      var arrived = false
      for change in [nil] + changes.map({ Optional($0) }) where !arrived {
        let trace = try #require(Trace(of: subject))
        if let change { try await trace.send(change) }
        arrived = try await comesBack(link, trace)
      }
      #expect(arrived, "\(link)")
    }
  }

  private func isOwn(_ link: Event, _ reference: Reference) -> Bool {
    guard case .link(let id, _) = link else { return false }
    return reference.isOwn(id)
  }

  /// Whether the link is followed where the trace is; if it is, the screen's URL is the link's.
  private func comesBack(_ link: Event, _ trace: Trace) async throws -> Bool {
    guard case .link(let id, let bindings) = link else { return false }
    let url = try trace.reference.url(of: id, bindings)
    try await trace.send(link)
    #expect(trace.difference == nil)
    guard let found = trace.journal.url() else { return false }
    let components = URLComponents(url: found, resolvingAgainstBaseURL: false)
    let wanted = URLComponents(url: url, resolvingAgainstBaseURL: false)
    #expect(components?.percentEncodedPath == wanted?.percentEncodedPath)
    #expect(components?.queryItems == wanted?.queryItems)
    let screen = trace.screen
    await trace.open(found)
    #expect(trace.screen == screen)
    return true
  }

  /// A link of an embedded flow opens it, or leads to where it runs already.
  @Test(arguments: [[], ["newTabTapped"], ["fieldTapped", "bookmarksTapped"]])
  func linksOpenEmbeddedFlows(after events: [String]) async throws {
    let trace = try #require(Trace(of: BrowserProbes.subject))
    let links = trace.reference.events.filter(\.isLink)
    let link = try #require(links.first)
    for event in events { try await trace.go(event) }
    try await trace.send(link)
    #expect(trace.difference == nil)
    #expect(trace.screen.hasSuffix(" > bookmarks"))
  }
}

extension Event {
  fileprivate var isLink: Bool { if case .link = self { true } else { false } }

  fileprivate var isChange: Bool { if case .changed = self { true } else { false } }
}

import Testing

/// Holds every generated flow against the reference: the same layers and pages on screen, the same
/// calls of the app, after every step.
@MainActor
@Suite struct TraceTests {
  @Test(arguments: Subject.all)
  func everyShortTrace(of subject: Subject) async throws {
    #expect(await subject.shortDifference(count: Effort.count) == nil)
  }

  @Test(arguments: Subject.all, Effort.seeds)
  func randomTrace(of subject: Subject, seed: Int) async throws {
    #expect(await subject.randomDifference(seed: seed) == nil)
  }
}

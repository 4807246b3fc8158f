import Testing

/// `flowc styles`
@Suite struct StylesTests {
  @Test func everyFeatureIsSpokenOf() async throws {
    let run = try await flowc(["styles"], in: try Folder([:]))
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("navigation-stack  iOS 16  ") == true)
    for feature in ["push ", "split ", "resumes "] {
      #expect(lines.contains { $0.hasPrefix(feature) && $0.hasSuffix(" yes") }, "\(feature)")
    }
  }
}

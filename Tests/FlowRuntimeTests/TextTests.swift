import Testing

@testable import FlowRuntime

/// Texts for the user: keys with what is put into them.
@Suite struct TextTests {
  private typealias Row = (text: FlowText, parts: [FlowText.Part], description: String)

  private static let rows: [Row] = [
    ("Notes", [.literal("Notes")], "Notes"),
    ("Remove \("a")?", [.literal("Remove "), .text("a"), .literal("?")], "Remove a?"),
    ("\(3) of \(4.5)", [.integer(3), .literal(" of "), .decimal(4.5)], "3 of 4.5"),
  ]

  @Test(arguments: rows)
  func areTakenApart(text: FlowText, parts: [FlowText.Part], description: String) {
    #expect(text.parts == parts)
    #expect(text.description == description)
  }
}

import Testing

@testable import FlowRuntime

/// Texts for the user: keys with what is put into them.
@Suite struct TextTests {
  private typealias Row = (text: FlowText, parts: [FlowText.Part], description: String)

  private static let rows: [Row] = [
    ("Notes", [.literal("Notes")], "Notes"),
    ("Remove \("a")?", [.literal("Remove "), .text("a"), .literal("?")], "Remove a?"),
    ("\(3) of \(4.5)", [.integer(3), .literal(" of "), .text("4.5")], "3 of 4.5"),
  ]

  @Test func withoutValuesTheKeyIsTheText() {
    #expect(("50% off" as FlowText).plain == "50% off")
    #expect(("" as FlowText).plain == "")
    #expect(("\("50")% off" as FlowText).plain == nil)
  }

  @Test(arguments: rows)
  func areTakenApart(text: FlowText, parts: [FlowText.Part], description: String) {
    #expect(text.parts == parts)
    #expect(text.description == description)
  }
}

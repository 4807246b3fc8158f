import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowLint

/// Runs the page of every rule through the compiler.
@Suite(.lowPriority) struct RulePageTests {
  /// Pages about styles are run where styles are known: by the compiler's tests.
  private static let rules = Rule.all.filter { if case .style = $0.origin { false } else { true } }

  @Test(arguments: rules) func flaggedExampleGivesItsRemarks(rule: Rule) {
    let page = Page(rule.flagged)
    #expect(!page.remarks.isEmpty)
    #expect(page.findings(of: rule) == page.remarks)
  }

  @Test(arguments: rules) func everyFindingSaysWhatToDo(rule: Rule) {
    let page = Page(rule.flagged)
    #expect(!page.hints.isEmpty)
    #expect(page.hints.filter { $0.value?.isEmpty ?? true }.map(\.key) == [])
  }

  @Test(arguments: rules) func acceptedExamplePassesAllRules(rule: Rule) {
    let page = Page(rule.accepted)
    #expect(page.remarks.isEmpty)
    #expect(page.findings(of: Rule.all) == [])
  }

  @Test(arguments: Rule.all) func textsAreShort(rule: Rule) {
    let texts = [rule.summary, rule.rationale]
    for text in texts {
      #expect(text.hasSuffix("."))
      #expect(!text.contains("  "))
    }
    #expect(!rule.summary.contains("\n"))
    #expect(rule.rationale.split(separator: "\n\n").count <= 2)
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { id }
}

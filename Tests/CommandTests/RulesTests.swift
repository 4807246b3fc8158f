import Foundation
import Testing

@Suite struct RulesTests {
  @Test func everyListedRuleIsExplained() async throws {
    let folder = try Folder()
    let list = try await flowc(["rules"], in: folder).output.split(separator: "\n")
    #expect(!list.isEmpty)
    for line in list.prefix(3) {
      let id = String(line.prefix { $0 != " " })
      let page = try await flowc(["explain", id], in: folder)
      #expect(page.status == 0)
      #expect(page.output.hasPrefix(id))
    }
    let text = try await flowc(["rules", "--format", "json"], in: folder).output
    let rules = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    #expect(rules?.count == list.count)
  }

  @Test func aMistypedRuleIsGuessed() async throws {
    let run = try await flowc(["explain", "dead-ends"], in: Folder())
    #expect(run.error.contains("did you mean 'dead-end'?"))
  }
}

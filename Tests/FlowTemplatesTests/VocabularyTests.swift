import FlowTemplates
import Testing

@Suite struct VocabularyTests {
  @Test func allThatCanBeNamedIsFoundOnceThoughAScreenHoldsScreens() {
    let reachable = Screen.table.vocabulary.reachable
    #expect(reachable.map(\.name) == ["screen", "event", "text", "target"])
    #expect(reachable[1].terms.map(\.name) == ["name", "target"])
    #expect(reachable[1].terms.map(\.kind.noun) == ["text", "record"])
    #expect(reachable[3].terms.map(\.documentation).last == "whether it covers the source")
    #expect(Vocabulary.rowTerms.map(\.name) == ["isFirst", "isLast"])
  }

  @Test func codeIsMadeFromCodeOnly() throws {
    let name = try #require(SwiftIdentifier("class"))
    let call: Code = "show(.\(name), title: \(SwiftLiteral("a \"b\"")))"
    #expect(call.text == #"show(.`class`, title: "a \"b\"")"#)
    #expect([name, name].joined(separator: ", ") == "`class`, `class`")
  }
}

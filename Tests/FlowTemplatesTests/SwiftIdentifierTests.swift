import FlowTemplates
import Testing

@Suite struct SwiftIdentifierTests {
  @Test(arguments: [
    ("home", "home"), ("_x1", "_x1"), ("class", "`class`"), ("Self", "`Self`"),
    ("await", "`await`"), ("__", "__"), ("actor", "actor"), ("x_Y_9", "x_Y_9"),
  ])
  func legal(name: String, code: String) {
    #expect(SwiftIdentifier(name)?.code.text == code)
  }

  @Test(arguments: [
    "", "_", "Type", "Protocol", "self", "1st", "a b", "a-b", "a.b", "é", "a\u{200B}", "a\u{202E}",
    "`a`",
    "a\n", "аpple", "a;b", "$0", "😀", "a\0", "ｆｕｌｌ",
  ])
  func illegal(name: String) {
    #expect(SwiftIdentifier(name) == nil)
  }

  @Test func aNameHasAtMost64Letters() {
    #expect(SwiftIdentifier(String(repeating: "a", count: 64)) != nil)
    #expect(SwiftIdentifier(String(repeating: "a", count: 65)) == nil)
  }

  @Test(arguments: [
    ("orderHistory", "OrderHistory"), ("OrderHistory", "OrderHistory"), ("a", "A"),
    ("_order", "_Order"), ("class", "Class"), ("any", "`Any`"), ("__1", "__1"),
  ])
  func typeName(name: String, type: String) {
    #expect(SwiftIdentifier(name)?.typeName()?.code.text == type)
  }

  @Test(arguments: [
    ("OrderHistory", "orderHistory"), ("orderHistory", "orderHistory"), ("URLList", "urlList"),
    ("URL", "url"), ("A1", "a1"), ("AB1c", "ab1c"), ("_Order", "_order"), ("Class", "`class`"),
  ])
  func valueName(name: String, value: String) {
    #expect(SwiftIdentifier(name)?.valueName()?.code.text == value)
  }

  @Test func aNameMadeFromANameCanBeNone() {
    #expect(SwiftIdentifier("type")?.typeName() == nil)
    #expect(SwiftIdentifier("type")?.typeName(suffix: "View")?.name == "TypeView")
    #expect(SwiftIdentifier("home")?.typeName(suffix: "; danger()") == nil)
    let longest = SwiftIdentifier(String(repeating: "a", count: 64))
    #expect(longest?.typeName(suffix: "View")?.name.count == 68)
  }
}

import FlowDiagnostics
import Testing

@testable import FlowSyntax

@Suite struct FeatureTests {
  @Test(arguments: [
    ("a: *x\nb: c", "{a: ~, b: c}", "*x"), ("*k: w\nb: c", "{b: c}", "*k"),
    ("a: &x b", "{a: b}", "&x"), ("&x a: b", "{a: b}", "&x"), ("a: &x [b]", "{a: [b]}", "&x"),
    ("a: !!int 3", "{a: 3}", "!!int"), ("a: ! b", "{a: b}", "!"),
    ("a: !x\n  b: c", "{a: {b: c}}", "!x"), ("!<y:z> {a: b}", "{a: b}", "!<y:z>"),
    ("<<: {a: b}\nc: d", "{c: d}", "<<"), ("%YAML 1.2\n---\na: b", "{a: b}", "%YAML 1.2"),
    ("# x\n%TAG ! y\n---\na: b", "{a: b}", "%TAG ! y"), ("a: b\n%YAML 1.2", "{a: b}", "%YAML 1.2"),
    ("a: b\n---\nc: d", "{a: b}", "---"), ("a: b\n...\n# x\nc: d", "{a: b}", "c:"),
    ("a: b\n...\n%TAG ! y", "{a: b}", "%TAG ! y"), ("? a\n: b\nc: d", "{c: d}", "?"),
    ("c: d\n? # x\n  a\n: b", "{c: d}", "?"), ("{? a : b, c: d}", "{c: d}", "?"),
    ("[a]: b\nc: d", "{c: d}", "["), ("{a: b}: c\nd: e", "{d: e}", "{"),
    ("{a: &x, b: [!y, c]}", "{a: ~, b: [~, c]}", "&x"), ("&x\n&y a: b", "{a: b}", "&x"),
    ("c: {? a, b: d}", "{c: {b: d}}", "?"),
  ])
  func feature(text: String, outline: String, excerpt: String) throws {
    let read = Read(text)
    let diagnostic = try #require(read.diagnostics.first)
    #expect(read.outline == outline)
    #expect(read.excerpt(diagnostic.range) == excerpt)
    #expect(read.diagnostics.allSatisfy { $0.rule == "yaml-feature" })
    #expect(diagnostic.range.start < read.bytes.count)
  }

  @Test func anchorAndTagAreBothSaid() {
    let read = Read("a: &x # why\n  !y b")
    #expect(read.diagnostics.map { read.excerpt($0.range) } == ["&x", "!y"])
    let late = Read("\u{FEFF}# é\n%TAG ! 日\n---\né: &x b")
    #expect(late.diagnostics.map { late.excerpt($0.range) } == ["%TAG ! 日", "&x"])
    let nested = Read("&x\n&y a: b")
    #expect(nested.diagnostics.map { nested.excerpt($0.range) } == ["&x", "&y"])
  }

  @Test(arguments: ["\"<<\": a", "a: <<", "'?': a", "a: really? yes", "{a: b?, c: d}", "--- a"])
  func whatOnlyLooksLikeAFeatureIsFine(text: String) {
    #expect(Read(text).said == [])
  }

  @Test func repeatedKeyIsSaidWithTheFirstOne() throws {
    let read = Read("a: 1\nb: {c: 1, a: 2, 'c': 3}\n\"a\": 4\nd: 5\na: 6")
    #expect(read.outline == "{a: 1, b: {c: 1, a: 2}, d: 5}")
    #expect(
      read.said == [
        "2:17 duplicate-key: the key ''c'' is here twice",
        "3:1 duplicate-key: the key '\"a\"' is here twice",
        "5:1 duplicate-key: the key 'a' is here twice",
      ])
    let notes = read.diagnostics.flatMap(\.notes).map(\.range.start)
    #expect(notes == [9, 0, 0])
  }

  /// The keys of a second flow are not told one by one.
  @Test(arguments: [
    ("flow: A\nstart: a\nflow: B\nstart: b", ["write each flow into a file of its own"]),
    ("flow: A\nstart: a\nstart: b\nflow: B", ["delete or rename", "write each flow"]),
    ("start: a\nstart: b\nstart: c", ["delete or rename", "delete or rename"]),
    ("a: { flow: A, flow: B, start: a, start: b }", ["delete or rename", "delete or rename"]),
  ])
  func twoFlowsInOneFile(text: String, hints: [String]) {
    let told = Read(text).diagnostics
    #expect(told.count == hints.count)
    #expect(zip(told, hints).allSatisfy { $0.hint?.hasPrefix($1) == true })
  }

  @Test(arguments: [
    ("a: [g, !h]", "; a condition has no 'not': declare a guard that answers the opposite of 'h'"),
    ("a: !h", "; a condition has no 'not': declare a guard that answers the opposite of 'h'"),
    ("a: {b: !h }", "; a condition has no 'not': declare a guard that answers the opposite of 'h'"),
    ("a: !h x", ""), ("a: ! x", ""), ("a: &h", ""),
  ])
  func tagsThatNegate(text: String, addition: String) {
    #expect(
      Read(text).diagnostics.map(\.hint) == [
        "delete it, or quote the value if it is text" + addition
      ])
  }

  @Test func manyKeysAreToldApart() {
    let text = (0..<5000).map { "k\($0): {k\($0 % 7): x, k\($0 % 5): y}\n" }.joined()
    let repeats = (0..<5000).count { $0 % 7 == $0 % 5 }
    let read = Read(text + "k4999: x")
    #expect(read.diagnostics.count == repeats + 1)
  }

  @Test func nestingStopsAtTheLimit() {
    let open = String(repeating: "[", count: 64)
    let close = String(repeating: "]", count: 64)
    #expect(Read(open + close).said == [])
    #expect(
      Read("[" + open + close + "]").said == [
        "1:65 yaml-limits: lists and mappings are nested more than 64 levels deep"
      ])
  }

  @Test func fileLargerThanTheLimitIsRefused() {
    let read = Read(bytes: Array(repeating: 0x23, count: YAMLReader.sizeLimit + 1))
    #expect(read.diagnostics.map(\.message) == ["the file is larger than 64 MiB"])
    #expect(read.tree.root == nil)
  }
}

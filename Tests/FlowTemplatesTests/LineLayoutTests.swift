import Testing

@testable import FlowTemplates

@Suite struct LineLayoutTests {
  private static let word = String(repeating: "x", count: 60)
  private static let umlauts = String(repeating: "ä", count: 84)

  @Test(arguments: [
    ("  short(a, b)", "  short(a, b)"),
    (
      "  call(\(word), b: \(word.prefix(30)))", "  call(\n    \(word), b: \(word.prefix(30)))"
    ),
    (
      "  call(\(word), b: c(\(word)))", "  call(\n    \(word),\n    b: c(\(word)))"
    ),
    (
      "  func f(\(word), \(word.prefix(30))) {",
      "  func f(\n    \(word), \(word.prefix(30))\n  ) {"
    ),
    (
      "  tapped: { [weak self] in self?.\(word)(\(word.prefix(20))) },",
      "  tapped: { [weak self] in\n    self?.\(word)(\(word.prefix(20)))\n  },"
    ),
    (
      "  call(a == [\"\(word), b\", \"\(word.prefix(30))\"])",
      "  call(\n    a == [\n      \"\(word), b\",\n      \"\(word.prefix(30))\",\n    ])"
    ),
    (
      "  func f(a: \(word), b: [Int], c: \(word)) -> AnyView {",
      "  func f(\n    a: \(word),\n    b: [Int],\n    c: \(word)\n  ) -> AnyView {"
    ),
    (
      "  let \(word): @MainActor (_ id: Int, _ name: String) -> Void",
      "  let \(word):\n    @MainActor (_ id: Int, _ name: String) -> Void"
    ),
    ("  // \(word) \(word) (a)", "  // \(word) \(word) (a)"),
    ("  case \(word)\(word), a", "  case \(word)\(word),\n    a"),
    (
      "class \(word): \(word.prefix(27)), B {", "class \(word): \(word.prefix(27)), B {"
    ),
    (
      "class \(word): A<\(word.prefix(24))>, B {", "class \(word): A<\(word.prefix(24))>, B {"
    ),
    (
      "class \(word): A<\(word.prefix(24))>, Bcd {", "class \(word): A<\(word.prefix(24))>, Bcd\n{"
    ),
    (
      "public final class A: \(word), \(word), B {",
      "public final class A: \(word),\n  \(word), B\n{"
    ),
    (
      "// A\n\nimport B\nimport C\nimport A\nimport B\n\nf()",
      "// A\n\nimport A\nimport B\nimport C\n\nf()"
    ),
    ("  f()\n\n  }\n\nlet a = 1\n", "  f()\n  }\n\nlet a = 1\n"),
    ("import A\nimport A", "import A"),
    ("public import C\nimport B\nimport C\nimport A", "import A\nimport B\npublic import C"),
    (
      "package import B\nimport B\npublic import A\npackage import A",
      "public import A\npackage import B"
    ),
    ("", ""),
    ("  call(\"\(umlauts)\", \"ö\")", "  call(\"\(umlauts)\", \"ö\")"),
    (
      "  call(\"\(umlauts)\", \"👩‍👩‍👧\", e\u{301})",
      "  call(\n    \"\(umlauts)\", \"👩‍👩‍👧\", e\u{301})"
    ),
    (
      "  call(\"\(umlauts)ööö\", \"👩‍👩‍👧\", é<a, b>, \(word))",
      "  call(\n    \"\(umlauts)ööö\",\n    \"👩‍👩‍👧\",\n    é<a, b>,\n    \(word))"
    ),
  ])
  func breaksAtBrackets(line: String, expected: String) {
    #expect(laidOut(line) == expected)
  }

  /// Commas, colons and words in a literal break nothing, and neither does what is deeper in.
  @Test(arguments: [
    (
      "  finish { $0.finish(\"\(word) in \(word)\") }",
      "  finish {\n    $0.finish(\n      \"\(word) in \(word)\")\n  }"
    ),
    (
      "  call(a, \"\(word)\\\\\", \"a, b\", \(word))",
      "  call(\n    a,\n    \"\(word)\\\\\",\n    \"a, b\",\n    \(word))"
    ),
    (
      "  call(a, \"a<b\", \(word), \(word))",
      "  call(\n    a,\n    \"a<b\",\n    \(word),\n    \(word))"
    ),
    (
      "  func f(a: @MainActor (Int) -> Void, \(word), b: Int) {",
      "  func f(\n    a: @MainActor (Int) -> Void,\n    \(word),\n    b: Int\n  ) {"
    ),
  ])
  func literalsAndInnerListsStayWhole(line: String, expected: String) {
    #expect(laidOut(line) == expected)
  }

  /// A list of cases, a case with a body, a pattern, and arrays, each as long as a line may be.
  @Test(arguments: [
    ("case a, @", 100), ("case .a: @", 100), ("case .a(let b): .c(@)", 100),
    ("case .a(let b, let @):", 101), ("f(.a, [\"b\": c, \"d\": @])", 99), ("f(a, [@])", 100),
    ("f([a, b], [c, @])", 98), ("a.b(c, @)", 100), ("f(\"[a, b]\", @)", 100),
  ])
  func whatFitsStaysOnItsLine(form: String, limit: Int) {
    func line(_ count: Int) -> String {
      form.replacing("@", with: String(repeating: "x", count: count - form.count + 1))
    }
    #expect(laidOut(line(limit)) == line(limit))
    #expect(laidOut(line(limit + 1)) != line(limit + 1))
  }

  /// Lines that nobody wrote: laying them out ends, loses nothing but spaces, adds nothing but commas.
  @Test func layingOutEnds() {
    let words = [
      "case ", ".a", "(", ")", "[", "]", "{", "}", ": ", ", ", " == ", " -> ", " in ", "guard ",
      " else { return }", ": @MainActor (", ") {", "\"", "<", ">", "name", Self.word, "  ",
    ]
    var seed: UInt64 = 20_261_124
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<5_000 {
      let first = ["", "  case ", "    guard ", "  f("][random(4)]
      let line = (0..<4 + random(30)).reduce(first) { line, _ in line + words[random(words.count)] }
      #expect(letters(laidOut(line)) == letters(line), "\(line)")
    }
  }

  private func letters(_ text: String) -> [UInt8] {
    Array(text.utf8.filter { !" \n,".utf8.contains($0) })
  }

  private func laidOut(_ line: String) -> String {
    String(decoding: LineLayout.laidOut(Array(line.utf8)), as: UTF8.self)
  }
}

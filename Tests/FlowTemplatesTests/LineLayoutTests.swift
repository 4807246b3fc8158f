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
    (
      "// A\n\nimport B\nimport C\nimport A\nimport B\n\nf()",
      "// A\n\nimport A\nimport B\nimport C\n\nf()"
    ),
    ("  f()\n\n  }\n\nlet a = 1\n", "  f()\n  }\n\nlet a = 1\n"),
    ("import A\nimport A", "import A"),
    ("public import C\nimport B\nimport C\nimport A", "import A\nimport B\npublic import C"),
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
    let laidOut = LineLayout.laidOut(Array(line.utf8))
    #expect(String(decoding: laidOut, as: UTF8.self) == expected)
  }
}

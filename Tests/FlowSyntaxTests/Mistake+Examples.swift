extension Mistake {
  static let keys = [
    Mistake("a: 1\nbbb\nc: 2", 2, "bbb", "':' is missing after 'bbb'"),
    Mistake("a = 1\nb: 2", 1, "=", "'=' stands in the place of ':'", fix: ": "),
    Mistake("a: 1\nb =\n  c: 2", 2, "=", "'=' stands in the place of ':'", fix: ":"),
    Mistake("a: 1\nb = { c: {} }", 2, "=", "'=' stands in the place of ':'", fix: ": "),
    Mistake(
      "a: [/c/{d}]", 1, "/c/{d}", "a value with '{' in it needs quotes here", fix: "\"/c/{d}\""),
    Mistake(
      "{a: {b: /c/{d}/e}, f: 1}", 1, "/c/{d}/e", "a value with '{' in it needs quotes here",
      fix: "\"/c/{d}/e\""),
    Mistake("a: 1\nbbb:x\nc: 2", 2, ":", "a space is missing after ':'", fix: ": "),
    Mistake("s:\n  home:push\n  cart: x", 2, ":", "a space is missing after ':'", fix: ": "),
    Mistake("s:\n  cart: x\n  home:push", 3, ":", "a space is missing after ':'", fix: ": "),
    Mistake("\"a\":b", 1, ":", "a space is missing after ':'", fix: ": "),
    Mistake("{a:}", 1, ":", "a space is missing after ':'", fix: ": "),
    Mistake("{a:, b: c}", 1, ":", "a space is missing after ':'", fix: ": "),
    Mistake("{a: b, c:,d: e}", 1, ":", "a space is missing after ':'", fix: ": "),
    Mistake("a: {b:[c]}", 1, ":", "a space is missing after ':'", fix: ": "),
    Mistake("{a:b, c: d}", 1, ":", "a space is missing after ':'", fix: ": "),
    Mistake(
      "title: Step 1: Welcome # x", 1, "Step 1: Welcome",
      "a value with ': ' in it needs quotes", fix: "\"Step 1: Welcome\""),
    Mistake(
      "a: say \"x\": it's\n", 1, "say \"x\": it's", "a value with ': ' in it needs quotes",
      fix: "'say \"x\": it''s'"),
    Mistake("{a: b: c}", 1, "b: c", "a value with ': ' in it needs quotes"),
    Mistake(": x", 1, ":", "a key is missing before ':'", rule: "yaml-feature"),
    Mistake("{ : a, b: c}", 1, ":", "a key is missing before ':'", rule: "yaml-feature"),
    Mistake(
      "\(longKey): v", 1, longKey, "a key is longer than 1024 characters", rule: "yaml-limits"),
    Mistake(
      "a: b\n\(longKey): v", 2, longKey, "a key is longer than 1024 characters",
      rule: "yaml-limits"),
    Mistake(
      "{\(longKey): v}", 1, longKey, "a key is longer than 1024 characters", rule: "yaml-limits"),
  ]

  static let brackets = [
    Mistake("a: { b: Item #1, c: d }\ne: f", 1, "{", "the mapping opened by '{' is never closed"),
    Mistake(
      "a:\u{A0}{ b: { c: d } }", 1, "\u{A0}", "no-break space U+00A0 after ':'", fix: " ",
      rule: "yaml-encoding"),
    Mistake("a: [x\nb: c\nd: e", 1, "[", "the list opened by '[' is never closed"),
    Mistake("a: [b, c: [d, {e: f", 1, "{", "the mapping opened by '{' is never closed"),
    Mistake("a: [x,y", 1, "[", "the list opened by '[' is never closed"),
    Mistake("a: [", 1, "[", "the list opened by '[' is never closed"),
    Mistake("a: {x: y\nb: c\n", 1, "{", "the mapping opened by '{' is never closed"),
    Mistake("a: [x}", 1, "}", "'}' can't close what '[' opened"),
    Mistake("a: [\"x\" \"y\"]", 1, "\"y\"", "',' is missing before '\"y\"'"),
    Mistake("a: {b: c\n  d: e}", 2, "d: e", "',' is missing before 'd: e'"),
    Mistake("[a,,b]", 1, ",", "there is nothing before ','"),
    Mistake("{a: ]", 1, "]", "a value is missing before ']'"),
    Mistake("a: [b]]", 1, "]", "']' comes after the closing ']'"),
    Mistake("[- a]", 1, "-", "items in brackets have no '-'"),
    Mistake("a: [Int]?\nb: c", 1, "[Int]?", "'[Int]?' needs quotes", fix: "\"[Int]?\""),
    Mistake(
      "{ a: [K: V]?, b: c }", 1, "[K: V]?", "'[K: V]?' needs quotes", fix: "\"[K: V]?\""),
    Mistake(
      "{ a: Result<A, B>?, b: c }", 1, "Result<A, B>?",
      "'Result<A, B>?' needs quotes, or its comma ends it", fix: "\"Result<A, B>?\""),
    Mistake(
      "{ a: (Int, X<A, B>) -> C }", 1, "(Int, X<A, B>) -> C",
      "'(Int, X<A, B>) -> C' needs quotes, or its comma ends it",
      fix: "\"(Int, X<A, B>) -> C\""),
  ]

  static let values = [
    Mistake("a: \"x\nb: c\n", 1, "\"", "the quote \" is never closed"),
    Mistake("a: \"x\n---\n", 1, "\"", "the quote \" is never closed"),
    Mistake("a: \"x\\", 1, "\"", "the quote \" is never closed"),
    Mistake("a: 'it's'\nb: c", 1, "s'", "'s'' comes after the closing quote"),
    Mistake("a: \"x\" y", 1, "y", "'y' comes after the closing quote"),
    Mistake("a: *bold* x", 1, "*bold* x", "a value can't start with '*'", fix: "\"*bold* x\""),
    Mistake("{a: @x, b: c}", 1, "@x", "a value can't start with '@'", fix: "\"@x\""),
    Mistake("a: %x", 1, "%x", "a value can't start with '%'", fix: "\"%x\""),
    Mistake("a: `x`", 1, "`x`", "a value can't start with '`'", fix: "\"`x`\""),
    Mistake("a: ]", 1, "]", "a value can't start with ']'", fix: "\"]\""),
    Mistake("a: \"C:\\path\"", 1, "\\p", "'\\p' is not an escape sequence"),
    Mistake("a: \"\\x4\"", 1, "\\x", "'\\x' needs 2 hexadecimal digits after it"),
    Mistake(
      "a: \"\\ud83d\\ude00\"", 1, "\\ud83d\\ude00", "'\\ud83d' is only half a character"),
    Mistake("a: \"\\UFFFFFFFF\"", 1, "\\UFFFFFFFF", "no character has this number"),
    Mistake("a: |foo\n x", 1, "|foo", "no text can follow '|' on its line"),
    Mistake("a: >50", 1, ">50", "no text can follow '>' on its line", fix: "\">50\""),
    Mistake("a: |0\n x", 1, "|0", "the text after '|' can't be indented by 0"),
  ]

  static let lines = [
    Mistake(
      "a: 1\n  b: 2", 2, "b", "'b' is indented under 'a', which has a value already"),
    Mistake(
      "a: \"x\"\n  b: c", 2, "b", "'b' is indented under 'a', which has a value already"),
    Mistake("a:\n\tb: c", 2, "\t", "tabs can't indent YAML"),
    Mistake("a:\n  b: c\n\td: e", 3, "\t", "tabs can't indent YAML"),
    Mistake("a: >\n\tx", 2, "\t", "tabs can't indent YAML"),
    Mistake(
      "a:\n    b: c\n  d: e", 3, "d: e",
      "this line is indented by 2, but the keys around it by 0 or 4"),
    Mistake(
      "- - a\n - b", 2, "- b", "this line is indented by 1, but the items around it by 0 or 2"),
    Mistake("  a: b\nc: d", 2, "c: d", "this line is indented by 0, but the first line by more"),
    Mistake("a: b\n- c", 2, "-", "there is a list item among keys"),
    Mistake("- a\nb: c", 2, "b: c", "'b: c' is no item, but among the items of a list"),
    Mistake("a: - b", 1, "-", "a list can't start on the line of its key"),
    Mistake("", 1, "", "the file is empty"),
    Mistake("\u{FEFF}# only\n\n# comments", 1, "", "the file is empty"),
    Mistake("---\n...\n", 1, "", "the file is empty"),
    Mistake(
      "a: b\n%x y\n", 2, "%x y", "directive lines are not part of the flow language",
      rule: "yaml-feature"),
  ]

  static let spaces = [
    Mistake(
      "a:\u{A0}b\nc: d", 1, "\u{A0}", "no-break space U+00A0 after ':' is no space to YAML",
      fix: " "),
    Mistake(
      "{ a:\u{202F}b, c: d }", 1, "\u{202F}", "no-break space U+202F after ':' is no space to YAML",
      fix: " "),
    Mistake(
      "a:\n\u{A0}\u{A0}b: c", 2, "\u{A0}\u{A0}", "no-break space U+00A0 indents this line",
      fix: "  ", rule: "yaml-encoding"),
    Mistake(
      "a:\n  b: c\n\u{A0} d: e", 3, "\u{A0}", "no-break space U+00A0 indents this line", fix: " ",
      rule: "yaml-encoding"),
    Mistake(
      "a\u{A0}: b", 1, "\u{A0}", "no-break space U+00A0 beside a text", fix: "",
      rule: "yaml-encoding"),
    Mistake(
      "[a, b\u{3000}]", 1, "\u{3000}", "special space U+3000 beside a text", fix: "",
      rule: "yaml-encoding"),
    Mistake(
      "a: \u{200B}b", 1, "\u{200B}", "zero-width space U+200B beside a text", fix: "",
      rule: "yaml-encoding"),
  ]
}

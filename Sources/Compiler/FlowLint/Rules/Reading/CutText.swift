import FlowDiagnostics
import FlowModel

extension Rule {
  /// A text that ends where YAML begins a comment.
  static let cutText = Rule(
    "cut-text", .warning,
    summary: "No comment cuts a text short.",
    rationale: """
      In YAML, '#' after a space begins a comment. The title in 'title: Item #1' is 'Item', and users
      never see '#1'. A comment with a space after '#' is not reported.

      Put the text in quotes, or write a space after '#' if you mean a comment.
      """,
    flagged: """
      flow: Shop
      start: item
      screens:
        item:
          title: Item #1 # warning: the text ends before '#1', which is a comment
      """,
    accepted: """
      flow: Shop
      start: item
      screens:
        item:
          title: "Item #1" # in quotes
      """
  ) { analysis in
    let project = analysis.project
    return project.writtenTexts.compactMap { text, screen in
      guard let comment = project.comment(cutting: text) else { return nil }
      let words = project.text(text) + " " + comment
      return Finding(
        "the text ends before '\(comment)', which is a comment", at: text.range, on: screen,
        hint: "put the text in quotes: \"\(words)\"; or write '# ' before a comment")
    }
  }
}

extension FlowProject {
  /// The texts of screens and of their buttons, fields and tabs, each with its screen.
  fileprivate var writtenTexts: [(Text, ID<Screen>)] {
    screens.ids.flatMap { id in
      let texts = [screens[id].title, screens[id].description] + texts(of: screens[id].kind)
      return texts.compactMap { text in text.map { ($0, id) } }
    }
  }

  private func texts(of kind: ScreenKind) -> [Text?] {
    switch kind {
    case .alert(let content), .confirmationDialog(let content):
      [content.title, content.message] + fields[content.fields].map(\.placeholder)
        + buttons[content.buttons].map(\.title)
    case .tabs(let tabs): self.tabs[tabs].map(\.title)
    case .view, .split, .switch, .embed, .sequence, .external: []
    }
  }

  /// The comment behind a text without quotes, up to a space, if there is none behind its `#`.
  fileprivate func comment(cutting text: Text) -> String? {
    let bytes = files[Int(text.range.file.index)].bytes
    if "\"'|>".utf8.contains(bytes[Int(text.range.start)]) { return nil }
    let rest = bytes[Int(text.range.end)...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "#"), rest.startIndex > text.range.end else { return nil }
    let comment = rest.prefix { $0 > 0x20 }
    if comment.allSatisfy({ $0 == UInt8(ascii: "#") }) { return nil }
    return String(decoding: comment, as: UTF8.self)
  }
}

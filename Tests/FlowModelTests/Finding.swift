import FlowDiagnostics
import FlowModel

/// What is said of a text, and what it marks there.
struct Finding: Equatable, CustomStringConvertible {
  let rule: String
  let message: String
  let marked: String
  let hint: String?
  /// What the marked text would become.
  let fix: String?

  init(
    _ rule: String, _ message: String, at marked: String, hint: String? = nil, fix: String? = nil
  ) {
    self.rule = rule
    self.message = message
    self.marked = marked
    self.hint = hint
    self.fix = fix
  }

  init(_ diagnostic: Diagnostic, in files: [SourceFile]) {
    let range = diagnostic.range
    let bytes = files[Int(range.file.index)].bytes[Int(range.start)..<Int(range.end)]
    self.init(
      diagnostic.rule, diagnostic.message, at: String(decoding: bytes, as: UTF8.self),
      hint: diagnostic.hint,
      fix: diagnostic.fixIt.map { $0.range == range ? $0.replacement : "elsewhere" })
  }

  /// What is expected may leave out the hint, but every finding has one.
  static func == (one: Finding, other: Finding) -> Bool {
    let hints = [one.hint, other.hint].compactMap { $0 }
    let haveHints = hints.count == 2 ? hints[0] == hints[1] : hints.first?.isEmpty == false
    return haveHints && one.rule == other.rule && one.message == other.message
      && one.marked == other.marked && one.fix == other.fix
  }

  var description: String {
    "\(rule): \(message) at «\(marked)» hint \(hint ?? "-") fix \(fix ?? "-")"
  }
}

func findings(in texts: String...) -> [Finding] {
  let files = texts.enumerated().map { number, text in
    SourceFile(path: number == 0 ? "a.flow.yaml" : "shared/\(number).flow.yaml", text: text)
  }
  return FlowProject.read(files).diagnostics.map { Finding($0, in: files) }
}

/// A flow with a screen `b` and a screen `a` that is as given.
func findings(inScreen screen: String) -> [Finding] {
  findings(
    in: "flow: A\nguards: [g]\noutcomes: { save: [saved] }\nscreens:\n  b:\n  a: \(screen)\n")
}

/// A flow in which an event of a screen does what is given.
func findings(onEvent action: String) -> [Finding] {
  findings(inScreen: "{ transitions: { x: \(action) } }")
}

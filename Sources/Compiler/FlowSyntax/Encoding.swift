import FlowDiagnostics

/// How the bytes of a file spell its text, by their beginning.
enum Encoding {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The mistake in a file whose first bytes are not UTF-8.
  static func fault(of text: SourceText, in file: FileID) -> Diagnostic? {
    guard let (name, length) = foreign(Array(text.prefix(4))) else { return nil }
    return Diagnostic(
      .error, "yaml-encoding", "the file is \(name), not UTF-8", at: SourceRange(file, 0, length),
      hint: "save the file as UTF-8")
  }

  /// Another encoding, and how many bytes give it away.
  private static func foreign(_ head: [UInt8]) -> (name: String, length: Int)? {
    if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] { return ("UTF-32", 4) }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return ("UTF-16", 2) }
    switch head.map({ $0 == 0 }) {
    case [false, true, true, true], [true, true, true, false]: return ("UTF-32", 4)
    case [false, true, false, true], [true, false, true, false]: return ("UTF-16", 4)
    case [false, true], [true, false]: return ("UTF-16", 2)
    default: return nil
    }
  }
}

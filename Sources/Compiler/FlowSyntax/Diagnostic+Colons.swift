import FlowDiagnostics

/// A colon that is missing, or not as YAML wants it; the same words for the reader and for later stages.
extension Diagnostic {
  /// A key is followed by brackets without a colon: `home { title: Home }`.
  ///
  /// - Parameter key: The range of the key.
  /// - Parameter bracket: The place of the bracket.
  package static func missingColon(
    after key: SourceRange, _ word: String, before bracket: Int
  ) -> Diagnostic {
    let range = SourceRange(key.file, Int(key.end), bracket)
    return Diagnostic(
      .error, "yaml-syntax", "':' is missing after '\(word)'", at: range,
      hint: "write '\(word): '", fixIt: FixIt(replacing: range, with: ": "))
  }

  /// An equals sign stands between a key and its value.
  package static func equalsSign(
    at place: Int, in file: FileID, fixIt: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, "yaml-syntax", "'=' stands in the place of ':'",
      at: SourceRange(file, place, place + 1), hint: "write ':' and a space instead of '='",
      fixIt: fixIt)
  }

  /// A key and its value are not apart.
  package static func missingSpace(afterColonAt colon: Int, in file: FileID) -> Diagnostic {
    let range = SourceRange(file, colon, colon + 1)
    return Diagnostic(
      .error, "yaml-syntax", "a space is missing after ':'", at: range, hint: "write ': '",
      fixIt: FixIt(replacing: range, with: ": "))
  }

  /// The same; a character that looks like a space doesn't part them.
  static func missingSpace(
    afterColonAt colon: Int, in text: SourceText, _ file: FileID
  ) -> Diagnostic {
    guard let space = text.strangeSpace(at: colon + 1) else {
      return missingSpace(afterColonAt: colon, in: file)
    }
    let range = SourceRange(file, colon + 1, colon + 1 + space.length)
    return Diagnostic(
      .error, "yaml-syntax", "\(space.name) after ':' is no space to YAML", at: range,
      hint: "write an ordinary space", fixIt: FixIt(replacing: range, with: " "))
  }
}

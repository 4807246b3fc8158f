import FlowDiagnostics
import FlowModel
import FlowSyntax

extension StyleReader {
  /// Every feature is spoken of, so that nothing is said to be possible that nobody thought of.
  ///
  /// - Parameter version: the flowc that the style was written for: it can't know of what came later.
  mutating func expressions(_ syntax: Syntax?, writtenFor version: FlowcVersion) -> [Feature: Style
    .Expression]
  {
    var expressions: [Feature: Style.Expression] = [:]
    var others: Style.Expression?
    for (name, said) in syntax?.entries ?? [] {
      let expression = expression(said)
      if symbols.text(of: name.symbol) == Self.others, case .impossible = expression {
        others = expression
      } else if let feature = feature(name) {
        expressions[feature] = expression
      }
    }
    if let others {
      return expressions.merging(Feature.allCases.map { ($0, others) }) { one, _ in one }
    }
    for feature in Feature.allCases where feature.since > version && expressions[feature] == nil {
      expressions[feature] = .impossible(why: "newer than this style")
    }
    let missing = Feature.allCases.filter { expressions[$0] == nil }.map { "'\($0.rawValue)'" }
    if let syntax, !missing.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error, "missing-key", "these features are missing: \(missing.joined(separator: ", "))",
          at: syntax.range, hint: "write '{}' if the style supports it, or 'not:' and why"))
    }
    return expressions
  }

  /// The answer for all features that are not listed: a style can only say that it doesn't support them.
  private static let others = "others"

  private mutating func expression(_ said: Syntax) -> Style.Expression {
    if let why = said[.not] { return .impossible(why: text(why)) }
    guard let from = said[.from] else { return .possible(from: nil) }
    guard let first = PlatformVersions(text(from)) else {
      diagnostics.append(
        Diagnostic(
          .error, "unexpected-value", "'\(text(from))' is not a version of a platform",
          at: from.range, hint: "write 'iOS 16'"))
      return .possible(from: nil)
    }
    return .possible(from: first)
  }

  private mutating func feature(_ name: Name) -> Feature? {
    let word = symbols.text(of: name.symbol)
    if let feature = Feature(rawValue: word) { return feature }
    let meant = nearest(to: word, among: Feature.allCases.map(\.rawValue))
    diagnostics.append(
      Diagnostic(
        .error, "unexpected-value", "there is no feature '\(word)'", at: name.range,
        hint: meant.map { "did you mean '\($0)'?" } ?? "'flowc styles' lists all features"))
    return nil
  }

  /// The flowc that the style was written for; this one if it doesn't say.
  mutating func version(_ syntax: Syntax?) -> FlowcVersion {
    guard let syntax, let name = syntax.name else { return .current }
    guard let version = FlowcVersion(text(syntax)) else {
      diagnostics.append(
        Diagnostic(
          .error, "unexpected-value", "'\(text(syntax))' is not a version of flowc", at: name.range,
          hint: "this is \(FlowcVersion.current)"))
      return .current
    }
    if version > .current {
      diagnostics.append(
        Diagnostic(
          .error, "unexpected-value",
          "the style was written for flowc \(version), and this is \(FlowcVersion.current)",
          at: name.range, hint: "install a newer flowc"))
    }
    return version
  }

  /// The first systems that the style's code runs on.
  mutating func platforms(_ syntax: Syntax?) -> PlatformVersions {
    let reader = PlatformReader(syntax, symbols: symbols)
    diagnostics += reader.diagnostics
    return reader.versions
  }

  /// The settings of `flowc.yml` that the style uses.
  func settings(_ syntax: Syntax?) -> [StyleSetting] {
    let said = Set((syntax?.items ?? []).compactMap { StyleSetting(rawValue: text($0)) })
    return StyleSetting.allCases.filter(said.contains)
  }
}

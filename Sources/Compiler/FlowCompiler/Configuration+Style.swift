import FlowDiagnostics
import FlowTemplates

extension Configuration {
  /// Its settings that the style's code ignores, or that its tests can't have.
  package func misplacedSettings(in style: Style, testedBy tests: TestSettings?) -> [Diagnostic] {
    unknownSettings(in: style) + impossiblePlatforms(of: style)
      + (tests.map { datedSuites(of: style, $0) } ?? [])
  }

  /// The systems of the app on which the style's code does not run.
  private func impossiblePlatforms(of style: Style) -> [Diagnostic] {
    let able = Platform.allCases.filter { style.platforms[$0] != nil }.map(\.rawValue)
    guard !able.isEmpty, let place = settings.first(where: { $0.setting == .platforms }) else {
      return []
    }
    let named = Platform.allCases.filter { platforms[$0] != nil }.map(\.rawValue)
    return named.filter { !able.contains($0) }.map { platform in
      Diagnostic(
        .error, "unexpected-value", "the style '\(style.name)' does not run on \(platform)",
        at: place.range, hint: "it runs on " + able.joined(separator: ", "))
    }
  }

  /// Swift Testing refuses suites with `@available`.
  private func datedSuites(of style: Style, _ tests: TestSettings) -> [Diagnostic] {
    guard tests.framework == .swiftTesting, style.isNewer(than: platforms),
      let place = settings.first(where: { $0.setting == .platforms })
    else { return [] }
    return [
      Diagnostic(
        .error, "unexpected-value",
        "the code needs \(style.platforms), but suites of Swift Testing can't require that",
        at: place.range, hint: "write 'framework: xctest' under 'tests'")
    ]
  }

  private func unknownSettings(in style: Style) -> [Diagnostic] {
    settings.filter { setting, _ in
      // No style observes without the setting, so `false` changes nothing.
      !style.settings.contains(setting) && (setting != .observation || usesObservation)
    }.map { setting, range in
      Diagnostic(
        .error, "unknown-key", "the style '\(style.name)' has no setting '\(setting.rawValue)'",
        at: range, hint: style.settingsHint)
    }
  }
}

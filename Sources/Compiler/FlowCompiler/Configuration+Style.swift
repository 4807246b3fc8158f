import FlowDiagnostics
import FlowTemplates

extension Configuration {
  /// Its settings that the style's code ignores, or that its tests can't have.
  package func misplacedSettings(in style: Style, testedBy tests: TestSettings?) -> [Diagnostic] {
    unknownSettings(in: style) + (tests.map { datedSuites(of: style, $0) } ?? [])
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
    settings.filter { !style.settings.contains($0.setting) }.map { setting, range in
      Diagnostic(
        .error, "unknown-key", "the style '\(style.name)' has no setting '\(setting.rawValue)'",
        at: range, hint: style.settingsHint)
    }
  }
}

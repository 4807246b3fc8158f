import FlowDiagnostics
import FlowTemplates

extension Configuration {
  /// What it sets that makes no difference to the code of a style.
  package func misplacedSettings(in style: Style) -> [Diagnostic] {
    settings.filter { !style.settings.contains($0.setting) }.map { setting, range in
      Diagnostic(
        .error, "unknown-key", "the style '\(style.name)' has no setting '\(setting.rawValue)'",
        at: range, hint: style.settingsHint)
    }
  }
}

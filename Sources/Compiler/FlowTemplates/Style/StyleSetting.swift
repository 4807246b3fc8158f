/// A key of `flowc.yml` that makes a difference to the code of some styles.
package enum StyleSetting: String, CaseIterable, Sendable {
  case access, observation, platforms, previewModifier, runtime, tests
}

extension Style {
  /// The hint for a setting that the style doesn't use.
  package var settingsHint: String {
    settings.isEmpty
      ? "delete it"
      : "delete it; of the settings for code, the style has "
        + settings.map(\.rawValue).joined(separator: ", ")
  }
}

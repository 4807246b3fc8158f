/// What a navigator has reported, in words.
final class ToldReports {
  var told: [String] = []

  /// The reports since the last call.
  func take() -> [String] {
    defer { told = [] }
    return told
  }
}

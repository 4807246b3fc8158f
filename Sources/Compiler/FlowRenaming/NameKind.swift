/// The names in flow files that users can rename.
package enum NameKind: String, CaseIterable, Sendable {
  case flow, screen, event, state, value, `guard`, effect, outcome, end, group, entry

  /// The kind with its article: `an event`.
  var phrase: String {
    switch self {
    case .event, .effect, .outcome, .end, .entry: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }
}

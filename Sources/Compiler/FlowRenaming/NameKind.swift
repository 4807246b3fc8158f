/// The names in flow files that users can rename.
package enum NameKind: String, CaseIterable, Sendable {
  case flow, screen, event, state, value, `guard`, effect, outcome, end, group, entry, anchor
  /// A custom transition: `customTransitions: [flip]`.
  case transition

  /// The kind with its article: `an event`.
  var phrase: String {
    switch self {
    case .event, .effect, .outcome, .end, .entry, .anchor: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }
}

import FlowDiagnostics
import FlowModel
import FlowStacks

/// What is known of a promise that a flow makes.
package struct Verdict: Sendable {
  package enum Outcome: Sendable {
    case kept
    /// What is wrong instead, and the path on which it is seen, if it is seen on a path.
    case broken(String, [Note])
    /// Why it can't be said, and the path that may break it.
    case open(String, [Note] = [])
  }

  package let range: SourceRange
  package let outcome: Outcome
  /// What to do if it is broken.
  package let mend: String
  /// What was taken for granted where it is said to be kept, in words.
  package let assumptions: [String]
}

extension Verdict.Outcome {
  /// Of many ways to break a promise the first that does, else the first of which nothing is known.
  static func first(_ all: some Sequence<Verdict.Outcome>) -> Verdict.Outcome {
    var result = Verdict.Outcome.kept
    for one in all {
      switch one {
      case .broken: return one
      case .open: if case .kept = result { result = one }
      case .kept: continue
      }
    }
    return result
  }
}

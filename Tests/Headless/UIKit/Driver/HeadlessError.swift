/// Why the user could not do that.
public enum HeadlessError: Error, Equatable {
  case notOnScreen(String, screen: [String])
  case ambiguous(String)
  case disabled(String)
  /// A presentation is coming or going; `settle()` lets it finish.
  case inTransition
  case refused(String)
}

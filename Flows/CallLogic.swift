/// What the app does for the flow `Call`: a line that is free every other time.
@MainActor
final class CallLogic: CallRequirements {
  private var calls = 0

  func makeCall() async -> CallMakeCallOutcome {
    calls += 1
    return calls.isMultiple(of: 2) ? .failure : .success
  }
}

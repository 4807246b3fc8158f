/// What the app answers for the flow `Onboarding`: nobody was asked for notifications yet.
@MainActor
final class OnboardingLogic: OnboardingRequirements {
  var tourWasShown = false

  func mayAskForPush() -> Bool { true }
}

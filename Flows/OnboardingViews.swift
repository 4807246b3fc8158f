import SwiftUI

struct DoorView: View {
  let actions: OnboardingDoorActions

  var body: some View {
    VStack {
      Button("Take the tour", action: actions.startTapped)
      Button("News", action: actions.newsTapped)
    }
  }
}

struct TourHelloView: View {
  let actions: OnboardingHelloActions

  var body: some View {
    StepView(text: "Welcome!", next: actions.next, skip: actions.skip)
  }
}

struct TourFeaturesView: View {
  let actions: OnboardingFeaturesActions

  var body: some View {
    StepView(text: "It does a lot.", next: actions.next, skip: actions.skip)
  }
}

struct TourNotificationsView: View {
  let actions: OnboardingNotificationsActions

  var body: some View {
    StepView(text: "May it tell you?", next: actions.next, skip: actions.skip)
  }
}

struct TourAllSetView: View {
  let actions: OnboardingAllSetActions

  var body: some View {
    StepView(text: "That is all.", next: actions.next, skip: actions.skip)
  }
}

private struct StepView: View {
  let text: LocalizedStringKey
  let next: @MainActor () -> Void
  let skip: @MainActor () -> Void

  var body: some View {
    VStack {
      Text(text)
      Button("Next", action: next)
      Button("Skip", action: skip)
    }
  }
}

struct NewsView: View {
  let actions: OnboardingNewsActions

  var body: some View {
    Button("What is new?") { actions.storiesLoaded(stories: ["Faster", "Smaller"]) }
  }
}

struct StoryView: View {
  let story: String
  let actions: OnboardingStoryActions

  var body: some View {
    VStack {
      Text(verbatim: story)
      Button("Next", action: actions.next)
    }
  }
}

struct ReadyView: View {
  let actions: OnboardingReadyActions

  var body: some View {
    Button("Again", action: actions.againTapped)
  }
}

import FlowPathPresenter
import SwiftUI

// An app in the path design: views, and a path that is the state of what is shown.

struct DoorView: View {
  let actions: OnboardingDoorActions

  var body: some View {
    VStack {
      Text("Door")
      Button("Start") { actions.startTapped() }
      Button("Help") { actions.helpTapped() }
    }
  }
}

struct CardView: View {
  let text: String
  let subtext: String
  let actions: OnboardingCardActions
  @State private var likes = 0

  var body: some View {
    VStack {
      Text(text)
      Text(subtext)
      Button("Like (\(likes))") { likes += 1 }
      Button("Next") { actions.next() }
    }
  }
}

struct HelpView: View {
  let actions: OnboardingHelpActions

  var body: some View {
    VStack {
      Text("Help")
      Button("Terms") { actions.termsTapped() }
      Button("Close") { actions.closeTapped() }
    }
  }
}

struct TermsView: View {
  let actions: OnboardingTermsActions

  var body: some View {
    VStack {
      Text("Terms")
      Button("Close") { actions.closeTapped() }
    }
  }
}

struct PostView: View {
  let actions: OnboardingPostActions

  var body: some View {
    VStack {
      Text("Post")
      Button("Close") { actions.closeTapped() }
    }
  }
}

/// The guard of the flow.
@MainActor
final class Library: OnboardingRequirements {
  var isPublished = true

  func mayRead() -> Bool { isPublished }
}

/// The root of an app that keeps the path in its own state.
struct RootView: View {
  @State var path: OnboardingPath
  let library: Library
  let onChange: @MainActor (OnboardingPath) -> Void

  var body: some View {
    PathPresenter.RoutingView(path: following, model: OnboardingPathModel(logic: library))
  }

  private var following: Binding<OnboardingPath> {
    Binding {
      path
    } set: {
      path = $0
      onChange($0)
    }
  }
}

import FlowContainer
import SwiftUI

// An app in the container design: views that know of no other view, and a coordinator that decides what comes next.

struct StartView: View {
  let actions: CallStartActions

  var body: some View {
    VStack {
      Button("Make call") { actions.callTapped() }
      Button("Recent") { actions.recentTapped() }
    }
  }
}

struct ProgressView: View {
  let actions: CallProgressActions

  var body: some View {
    VStack {
      Text("Calling…")
      Button("Cancel") { actions.cancelTapped() }
    }
  }
}

struct SuccessView: View {
  let actions: CallSuccessActions

  var body: some View {
    VStack {
      Text("Success")
      Button("Done") { actions.doneTapped() }
    }
  }
}

struct FailureView: View {
  let actions: CallFailureActions

  var body: some View {
    VStack {
      Text("Failure")
      Button("Done") { actions.doneTapped() }
    }
  }
}

struct RecentView: View {
  let actions: CallRecentActions

  var body: some View {
    Button("Contact") { actions.contactTapped(name: "Ann") }
  }
}

struct ContactView: View {
  let name: String
  let actions: CallContactActions
  @State private var count = 0

  var body: some View {
    VStack {
      Text(name)
      Button("Count (\(count))") { count += 1 }
      Button("Other") { actions.replaceTapped() }
      Button("Start") { actions.startTapped() }
    }
  }
}

struct NotesView: View {
  let actions: CallNotesActions

  var body: some View {
    Button("Close") { actions.closeTapped() }
  }
}

/// The line on which the calls go out.
@MainActor
final class Line: CallRequirements {
  var isUp = true
  private var waiting: [CheckedContinuation<CallMakeCallOutcome, Never>] = []

  func makeCall() async -> CallMakeCallOutcome {
    await withCheckedContinuation { waiting.append($0) }
  }

  func isOnline() -> Bool { isUp }

  /// Ends the first call that still goes on.
  func end(_ result: CallMakeCallOutcome) {
    waiting.removeFirst().resume(returning: result)
  }
}

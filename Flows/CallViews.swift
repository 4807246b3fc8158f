import SwiftUI

struct StartView: View {
  let actions: CallStartActions

  var body: some View {
    Button("Call", action: actions.callTapped)
  }
}

struct InProgressView: View {
  let actions: CallInProgressActions

  var body: some View {
    VStack {
      Text("Calling…")
      Button("Cancel", action: actions.cancelTapped)
    }
  }
}

struct SucceededView: View {
  let actions: CallSucceededActions

  var body: some View {
    VStack {
      Text("You are connected.")
      Button("Done", action: actions.doneTapped)
    }
  }
}

struct FailedView: View {
  let actions: CallFailedActions

  var body: some View {
    VStack {
      Text("Nobody answered.")
      Button("Done", action: actions.doneTapped)
    }
  }
}

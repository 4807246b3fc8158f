import Combine
import SwiftUI

/// The view model of a screen: it keeps the screen's actions, as view models do.
@MainActor
final class Kept<Actions>: ObservableObject {
  let actions: Actions

  init(actions: Actions) { self.actions = actions }
}

/// A screen with a view model: a button for each of its events, and a sheet of its own.
struct Room<Actions>: View {
  @ObservedObject var model: Kept<Actions>

  var body: some View { Place(actions: model.actions) }
}

/// The same without a view model.
struct Place<Actions>: View {
  let actions: Actions
  @State private var isOwnShown = false

  var body: some View {
    VStack {
      ForEach(events, id: \.name) { event in Button(event.name) { event.send() } }
      Button("Own") { isOwnShown = true }
    }
    .sheet(isPresented: $isOwnShown) { Text("own") }
  }

  private var events: [(name: String, send: @MainActor () -> Void)] {
    Mirror(reflecting: actions).children.compactMap { event in
      switch (event.label, event.value) {
      case (let name?, let send as @MainActor () -> Void): (name, send)
      case (let name?, let send as @MainActor (Int) -> Void): (name, { send(1) })
      default: nil
      }
    }
  }
}

/// The app's half, which answers a knock when nobody waits for it any more.
@MainActor
final class RoomsLogic: RoomsRequirements {
  var light = RoomsLight.on
  private(set) var cancelled = 0

  func knock() async -> RoomsKnockOutcome {
    while !Task.isCancelled { await Task.yield() }
    cancelled += 1
    return .answered
  }
}

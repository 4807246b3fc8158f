import Combine
import SwiftUI

/// The view model of a screen: it keeps the screen's actions, as view models do.
@MainActor
final class Kept<Actions: Listed>: ObservableObject {
  let actions: Actions

  init(actions: Actions) { self.actions = actions }
}

/// A screen with a view model: a button for each of its events, and a sheet of its own.
struct Room<Actions: Listed>: View {
  @ObservedObject var model: Kept<Actions>

  var body: some View { Place(actions: model.actions) }
}

/// The same without a view model.
struct Place<Actions: Listed>: View {
  let actions: Actions
  @State private var isOwnShown = false

  var body: some View {
    VStack {
      ForEach(actions.events, id: \.name) { event in Button(event.name) { event.send() } }
      Button("Own") { isOwnShown = true }
    }
    .sheet(isPresented: $isOwnShown) { Text("own") }
  }
}

/// Actions that can list their events.
@MainActor
protocol Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { get }
}

extension RoomsHallActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] {
    [
      ("pushYard", pushYard), ("pushGarden", pushGarden), ("sheetYard", sheetYard),
      ("sheetGarden", sheetGarden), ("coverGarden", coverGarden), ("popGarden", popGarden),
      ("plainGarden", plainGarden), ("animateGarden", animateGarden), ("showTabs", showTabs),
      ("showColumns", showColumns), ("showSwitch", showSwitch), ("showFlow", showFlow),
      ("pushFlow", pushFlow), ("showTour", showTour), ("showPicker", showPicker), ("wait", wait),
      ("ask", ask), ("choose", choose),
    ]
  }
}

extension RoomsYardActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] {
    [("leave", leave), ("close", close)]
  }
}

extension RoomsGardenActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] {
    [("leave", leave), ("close", close), ("sheetYard", sheetYard)]
  }
}

extension RoomsCellarActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { [("knock", knock)] }
}

extension RoomsGateActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { [("next", next), ("skip", skip)] }
}

extension RoomsBridgeActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { [("next", next), ("skip", skip)] }
}

extension RoomsPickerActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] {
    [("finish", { finish(result: 1) }), ("cancel", cancel)]
  }
}

extension RoomsDoorActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { [("leave", leave)] }
}

extension InnerCellActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] {
    [("done", done), ("gone", gone), ("deeper", deeper)]
  }
}

extension InnerAtticActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { [("leave", leave)] }
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

import SwiftUI

/// The app's half of the flow `Club`.
@MainActor
final class ClubLogic: ClubRequirements {
  var hour = ClubHour.day
  var isOpen = true

  func isMember() -> Bool { isOpen }
}

struct Toast: View {
  let word: String

  var body: some View { Text("To \(word)!") }
}

extension ClubDoorActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { [("enter", enter), ("peek", peek)] }
}

extension ClubGreetingActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { [("lost", lost), ("next", next)] }
}

extension ClubRulesActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] {
    [("lost", lost), ("next", next), ("leave", leave)]
  }
}

extension ClubBarActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] {
    [("ring", ring), ("toast", { toast(word: "friends") }), ("sit", sit)]
  }
}

extension ClubSeatActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { [("stand", stand)] }
}

extension ClubReadingActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { [("ring", ring)] }
}

extension ClubDancingActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { [("ring", ring)] }
}

extension ClubServiceActions: Listed {
  var events: [(name: String, send: @MainActor () -> Void)] { [("leave", leave)] }
}

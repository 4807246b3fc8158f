import FlowRuntime
import SwiftUI
import Testing

@testable import Journal

/// The whole app, as a user meets it.
@MainActor
@Suite struct JournalTests {
  private let journal = JournalApp()

  @Test func theSessionDecidesWhatIsShown() async throws {
    #expect(journal.screen == ["# Welcome", "Name: {}", "[Sign in]"])
    try await journal.taps("Sign in")
    #expect(journal.screen.first == "Nobody has this name.")
    try await journal.taps("OK")
    try await journal.signsIn()
    #expect(journal.screen == ["# Entries", "[Add]", "tabs: (Entries), Profile"])
    try await journal.selects("Profile")
    try await journal.taps("Help")
    #expect(journal.pages == [["Profile", "Help"]])
    try await journal.taps("Done", "Sign out")
    #expect(journal.pages == [["Welcome"]])
    #expect(journal.app.faults == [])
  }

  @Test func aFailedSaveCanBeTriedAgain() async throws {
    try await journal.signsIn()
    journal.disk.isFull = true
    try await journal.writes("Rain")
    #expect(journal.screen.first == "The entry could not be saved.")
    journal.disk.isFull = false
    try await journal.taps("Try again")
    #expect(journal.pages == [["Entries", "Entry"]])
    #expect(journal.screen.contains("Rain"))
    #expect(journal.app.faults == [])
  }

  @Test func theButtonWaitsForTheAnswer() async throws {
    try await journal.signsIn()
    try await journal.taps("Add")
    #expect(journal.screen.contains("[Save] disabled"))
    try await journal.types("Rain", into: "Text")
    #expect(journal.screen.contains("[Save]"))
    journal.disk.isSlow = true
    try journal.app.tap("Save")
    #expect(journal.screen.contains("[Save] disabled"))
    journal.disk.isSlow = false
    await journal.rests()
    #expect(journal.pages == [["Entries", "Entry"]])
  }

  @Test func unsavedChangesAreAskedFor() async throws {
    try await journal.signsIn()
    try await journal.writes("Rain")
    try await journal.taps("Edit")
    #expect(journal.screen.contains("Text: {Rain}"))
    try await journal.types("Sun", into: "Text")
    try await journal.taps("Close")
    #expect(journal.screen.first == "Discard the changes?")
    try await journal.taps("Cancel")
    #expect(journal.screen.contains("Text: {Sun}"))
    try await journal.taps("Close", "Discard")
    #expect(journal.screen.contains("Rain"))
    try await journal.taps("Edit", "Close")
    #expect(journal.pages == [["Entries", "Entry"]])
    #expect(journal.app.faults == [])
  }

  @Test func anAlertDeletes() async throws {
    try await journal.signsIn()
    try await journal.writes("Rain")
    try await journal.taps("Delete", "Cancel")
    #expect(journal.store.entries.map(\.text) == ["Rain"])
    try await journal.taps("Delete", "Delete")
    #expect(journal.screen == ["# Entries", "[Add]", "tabs: (Entries), Profile"])
    #expect(journal.store.entries.isEmpty)
    #expect(journal.app.faults == [])
  }

  @Test func aLinkWaitsForTheSession() async throws {
    journal.store.insert(Entry(id: 7, text: "Rain"))
    try await journal.opens("journal://entries/7")
    #expect(journal.pages == [["Welcome"]])
    try await journal.signsIn()
    #expect(journal.pages == [["Entries", "Entry"]])
    #expect(journal.screen.contains("Rain"))
    try await journal.selects("Profile")
    try await journal.opens("journal://entries/7")
    #expect(journal.pages == [["Entries", "Entry"]])
    #expect(journal.app.faults == [])
  }

  @Test func aSharedEntryIsLookedUpFirst() async throws {
    journal.store.insert(Entry(id: 7, text: "Rain"))
    try await journal.opens("journal://shared/e7")
    #expect(journal.pages == [["Welcome"]])
    try await journal.signsIn()
    #expect(journal.pages == [["Entries", "Entry"]])
    try await journal.selects("Profile")
    try await journal.opens("journal://shared/e8")
    #expect(journal.screen.first == "Nobody shares this entry any more.")
    try await journal.taps("OK")
    #expect(journal.pages == [["Entries"]])
    #expect(journal.app.faults == [])
  }

  @Test func aReminderOpensTheEditor() async throws {
    journal.logic.reminderTapped()
    await journal.rests()
    #expect(journal.pages == [["Welcome"]])
    try await journal.signsIn()
    journal.logic.reminderTapped()
    await journal.rests()
    #expect(journal.pages == [["Entries"], ["Write"]])
    #expect(journal.app.faults == [])
  }

  @Test func theCameraNeedsAPermission() async throws {
    try await journal.signsIn()
    try await journal.selects("Profile")
    #expect(journal.screen.contains("[Portrait] disabled"))
    journal.account.mayUseCamera = true
    await journal.rests()
    try await journal.taps("Portrait", "Cancel")
    #expect(journal.screen.contains("No portrait"))
    try await journal.taps("Portrait", "Take it")
    #expect(journal.screen.contains("smile"))
    #expect(journal.app.faults == [])
  }

  /// A view has nothing but its actions, so a closure is enough to show it.
  @Test func aViewNeedsNoFlow() throws {
    var opened: [Entry.ID] = []
    journal.store.insert(Entry(id: 7, text: "Rain"))
    let view = EntriesView(
      actions: JournalEntriesActions { event in
        switch event {
        case .entryTapped(let id): opened.append(id)
        case .addTapped: break
        }
      })
    let app = HeadlessApp(view.environment(journal.store))
    try app.tap("Rain")
    #expect(opened == [7])
  }

  @Test func aLaunchRestores() async throws {
    try await journal.signsIn()
    try await journal.writes("Rain")
    try await journal.taps("Edit")
    await journal.relaunches()
    #expect(journal.pages == [["Entries", "Entry"], ["Write"]])
    #expect(journal.screen.contains("Text: {Rain}"))
    try await journal.taps("Close")
    #expect(journal.screen.contains("Rain"))
    #expect(journal.app.faults == [])
  }
}

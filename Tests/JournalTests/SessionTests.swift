import Testing

@testable import Journal

/// What the analytics hear of a session, from the first launch to the next one.
@MainActor
@Suite struct SessionTests {
  private static let transcript = """
    screen SignIn.page
    link journal://entries/1: held
    event signInTapped of SignIn.page
    answer signInTapped: signedIn
    link journal://entries/1
    screen Journal.entry
    event editTapped of Journal.entry
    screen Editor.page
    event leaving of Editor.page
    screen Editor.discarding
    event saveTapped of Editor.page
    answer saveTapped: failed
    screen Editor.failure
    event saveTapped of Editor.page
    answer saveTapped: saved
    screen Journal.entry
    event deleteTapped of Journal.entry
    screen Journal.deletion
    event deleteConfirmed of Journal.entry
    screen Journal.entries
    event addTapped of Journal.entries
    screen Editor.page
    event saveTapped of Editor.page
    answer saveTapped: saved
    screen Journal.entry
    screen Journal.entry
    left Journal.entry by back
    screen Journal.entries
    screen Profile.page
    event signOutTapped of Profile.page
    screen SignIn.page
    """

  @Test func aSessionIsTold() async throws {
    let journal = JournalApp()
    journal.store.insert(Entry(id: 1, text: "Rain"))
    try await journal.opens("journal://entries/1")
    try await journal.signsIn()
    try await journal.taps("Edit")
    try await journal.types("Sun", into: "Text")
    try await journal.taps("Close", "Cancel")
    journal.disk.isFull = true
    try await journal.taps("Save")
    journal.disk.isFull = false
    try await journal.taps("Try again", "Delete", "Delete")
    try await journal.writes("Snow")
    await journal.relaunches()
    try journal.app.swipeBack()
    await journal.rests()
    try await journal.selects("Profile")
    try await journal.taps("Sign out")
    #expect(journal.transcript == Self.transcript)
    #expect(journal.app.faults == [])
  }
}

import FlowRuntime
import SwiftUI

/// The whole app: the root of a `WindowGroup`.
struct JournalRoot: View {
  let logic: JournalLogic
  let analytics: Analytics
  @SceneStorage("journal") private var kept: Data?

  var body: some View {
    JournalCoordinator(
      model: logic.makeJournal(restoring: kept, analytics: analytics), keep: { kept = $0 }
    )
    .environment(logic.store)
    .environment(logic.account)
  }
}

struct SignInView: View {
  let actions: SignInPageActions
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Sign in") { actions.signInTapped(name: name) }.disabled(actions.isRunning)
    }
  }
}

struct EntriesView: View {
  let actions: JournalEntriesActions
  @Environment(Store.self) private var store

  var body: some View {
    VStack {
      ForEach(store.entries, id: \.id) { entry in
        Button(entry.text) { actions.entryTapped(id: entry.id) }
      }
      Button("Add", action: actions.addTapped)
    }
  }
}

struct EntryView: View {
  let id: Entry.ID
  let actions: JournalEntryActions
  @Environment(Store.self) private var store

  var body: some View {
    VStack {
      Text(store.fetch(id)?.text ?? "This entry is gone.")
      Button("Edit", action: actions.editTapped)
      Button("Delete", action: actions.deleteTapped)
    }
  }
}

struct ProfileView: View {
  let actions: ProfilePageActions
  @Environment(Account.self) private var account

  var body: some View {
    VStack {
      Text(account.portrait ?? "No portrait")
      Button("Portrait", action: actions.portraitTapped).disabled(!actions.can(.portraitTapped))
      Button("Help", action: actions.helpTapped)
      Button("Sign out", action: actions.signOutTapped)
    }
  }
}

/// A view that was there before the flows, and dismisses itself.
struct HelpView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Write a little every evening.")
      Button("Done") { dismiss() }
    }
  }
}

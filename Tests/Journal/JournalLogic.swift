import FlowRuntime
import Foundation

/// The app's half of all flows: what it answers, from objects that were there before.
@MainActor
final class JournalLogic: JournalRequirements {
  let account: Account
  let store: Store
  weak var editor: EditorModel?
  weak var journal: JournalCoordinatorModel?

  init(account: Account, store: Store) {
    self.account = account
    self.store = store
  }

  var session: JournalSession { account.name == nil ? .signedOut : .signedIn }
  var signInLogic: any SignInRequirements { self }
  var editorLogic: any EditorRequirements { self }
  var profileLogic: any ProfileRequirements { self }

  func find(code: String) async -> JournalFindOutcome {
    await store.fetch(sharedAs: code).map { .found(id: $0.id) } ?? .missing
  }

  func delete(id: Entry.ID) {
    if let entry = store.fetch(id) { store.delete(entry) }
  }
}

extension JournalLogic: SignInRequirements {
  func signIn(name: String) async -> SignInSignInOutcome {
    await account.signIn(as: name) ? .signedIn(name: name) : .refused
  }
}

extension JournalLogic: EditorRequirements {
  func isEdited() -> Bool { editor?.isEdited ?? false }

  func save() async -> EditorSaveOutcome {
    guard let editor else { return .failed }
    do { return .saved(id: try await editor.save(in: store)) } catch { return .failed }
  }
}

extension JournalLogic: ProfileRequirements {
  func mayUseCamera() -> Bool { account.mayUseCamera }
  func setPortrait(name: String) { account.portrait = name }
  func signOut() { account.signOut() }
}

extension JournalLogic {
  func makeJournal(restoring kept: Data?, analytics: Analytics) -> JournalCoordinatorModel {
    let model = JournalCoordinatorModel(
      logic: self, factory: JournalViews(self), restoring: kept,
      onReport: { analytics.track($0) })
    journal = model
    return model
  }

  /// Called where the app receives a tap on its push notification.
  func reminderTapped() { journal?.reminderTapped() }
}

/// Your half of the flow `Mail`: the answers and calls of the app.
@MainActor
final class MailLogic: MailRequirements {
  /// Called when another folder is open.
  var folderChanged: () -> Void = {}
  private(set) var deleted: [Int] = []
  private(set) var archived: [Int] = []
  private(set) var folders = ["inbox", "drafts"]
  private(set) var moved: [Int: String] = [:]
  private(set) var folder = MailFolder.inbox
  private let compose = ComposeLogic()

  var composeLogic: any ComposeRequirements { compose }

  func makeScope() -> MailAccount { MailAccount() }

  func openFolder(name: String) {
    folder = name == "drafts" ? .drafts : .inbox
    folderChanged()
  }

  func delete(id: Int) {
    deleted.append(id)
  }

  func archive(id: Int) {
    archived.append(id)
  }

  func createFolder(name: String) {
    folders.append(name)
  }

  func move(id: Int, folder: String) {
    moved[id] = folder
  }
}

/// What the app answers for the flow `Compose`: every letter is worth a question, and every other
/// attachment is lost on its way.
@MainActor
final class ComposeLogic: ComposeRequirements {
  private var uploads = 0

  func isWorthKeeping() -> Bool { true }

  func upload() async -> ComposeUploadOutcome {
    uploads += 1
    return uploads.isMultiple(of: 2) ? .failed : .uploaded
  }
}

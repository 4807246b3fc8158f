import SwiftUI

/// What a run of the flow `Mail` hands to its views.
@MainActor
final class MailAccount {
  /// What Xcode's canvas shows the views with.
  static let sample = MailAccount()

  var address = "me@mail.example"
}

struct FoldersView: View {
  let scope: MailAccount
  let actions: MailFoldersActions

  var body: some View {
    VStack {
      Text(scope.address)
      Button("Inbox") { actions.folderTapped(name: "inbox") }
      Button("Drafts") { actions.folderTapped(name: "drafts") }
      Button("New folder", action: actions.newFolderTapped)
      Button("Support", action: actions.supportTapped)
    }
  }
}

struct InboxView: View {
  let scope: MailAccount
  let actions: MailInboxActions

  var body: some View {
    VStack {
      Button("A letter") { actions.letterTapped(id: 1) }
      Button("Compose", action: actions.composeTapped)
      Button("Support", action: actions.supportTapped)
    }
  }
}

struct DraftListView: View {
  let scope: MailAccount
  let actions: MailDraftsActions

  var body: some View { Button("A draft") { actions.draftTapped(id: 1) } }
}

struct MailLetterView: View {
  let id: Int
  let scope: MailAccount
  let actions: MailLetterActions

  var body: some View {
    VStack {
      Text("Letter \(id)")
      Button("Delete", action: actions.deleteTapped)
      Button("Forward", action: actions.forwardTapped)
      Button("Move") { actions.moveTapped(folders: ["inbox", "drafts"]) }
      Button("Support", action: actions.supportTapped)
    }
  }
}

struct LetterSentView: View {
  let subject: String
  let scope: MailAccount
  let actions: MailSentActions

  var body: some View {
    VStack {
      Text("Sent: \(subject)")
      Button("Undo", action: actions.undoTapped)
    }
  }
}

struct SupportView: View {
  var scope: MailAccount?
  let actions: SupportSupportActions

  var body: some View {
    VStack {
      Text("Write to support@mail.example")
      Button("Close", action: actions.closeTapped)
    }
  }
}

struct LetterWritingView: View {
  let actions: ComposeWritingActions
  @State private var subject = ""

  var body: some View {
    VStack {
      TextField("Subject", text: $subject)
      Button("Send") { actions.sendTapped(subject: subject) }
      Button("Close", action: actions.closeTapped)
      Button("Attach", action: actions.attachTapped)
      Button("Support", action: actions.supportTapped)
    }
  }
}

struct AttachmentPicker: View {
  let actions: ComposeAttachmentActions

  var body: some View {
    VStack {
      Button("Choose", action: actions.finish)
      Button("Cancel", action: actions.cancel)
    }
  }
}

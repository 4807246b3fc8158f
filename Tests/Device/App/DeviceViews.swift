import SwiftUI

/// Begins with a button for each row that is played, and keeps a sheet of its own, of which the flow knows nothing.
struct MenuView: View {
  let actions: DeviceMenuActions
  @State private var ownSheet: OwnSheet?

  var body: some View {
    VStack {
      Button("Ask", action: actions.askTapped)
      Button("Choose", action: actions.chooseTapped).flowAnchor(.choice)
      Button("Show sheet", action: actions.sheetTapped)
      Button("Show popover", action: actions.popoverTapped).flowAnchor(.hint)
      Button("Show own sheet") { ownSheet = OwnSheet() }
      Button("Show list", action: actions.listTapped)
      Button("Show page", action: actions.pageTapped)
      Button("Turn to page", action: actions.pageTurned)
      Button("Show columns", action: actions.mailTapped)
      Button("Show tabs", action: actions.tabsTapped)
      Button("Show account", action: actions.accountTapped)
      Button("Cover", action: actions.coverTapped)
      Button("Stop", action: actions.stopTapped)
    }
    .sheet(item: $ownSheet) { _ in
      VStack {
        Text("Own sheet")
        Button("Show the flow's sheet", action: actions.sheetTapped)
        Button("Close own sheet") { ownSheet = nil }
      }
    }
  }
}

private struct OwnSheet: Identifiable {
  let id = 1
}

struct SheetView: View {
  let actions: DeviceSheetActions

  var body: some View {
    VStack {
      Text("In the sheet")
      Button("Close sheet", action: actions.closeTapped)
    }
  }
}

struct HintView: View {
  var body: some View { Text("A hint") }
}

/// Rows that are one place, told apart by their numbers.
struct ListView: View {
  let actions: DeviceListActions
  @State private var numbers = [1, 2, 3]

  var body: some View {
    VStack {
      ForEach(numbers, id: \.self) { number in
        HStack {
          Button("Note \(number)") { actions.noteTapped(number: number) }.flowAnchor(
            .row, of: number)
          Button("Drop \(number)") { actions.dropTapped(number: number) }
        }
      }
      Button("More", action: actions.moreTapped)
      Button("Shorten soon") { Task { numbers.removeLast() } }
    }
  }
}

struct MoreView: View {
  var body: some View { Text("More of it") }
}

struct NoteView: View {
  let number: Int

  var body: some View { Text("Note on row \(number)") }
}

struct PageView: View {
  var body: some View { Text("On the page") }
}

struct CoverView: View {
  let actions: DeviceCoverActions

  var body: some View { Button("Uncover", action: actions.uncoverTapped) }
}

struct FoldersView: View {
  let actions: DeviceFoldersActions

  var body: some View { Button("Open inbox", action: actions.inboxTapped) }
}

struct LettersView: View {
  var body: some View { Text("No letter") }
}

struct LetterView: View {
  let number: Int

  var body: some View { Text("Letter \(number)") }
}

struct NewsView: View {
  let actions: DeviceNewsActions

  var body: some View { Button("Open story", action: actions.storyTapped) }
}

struct StoryView: View {
  var body: some View { Text("A story") }
}

struct SavedView: View {
  var body: some View { Text("Nothing saved") }
}

struct SignInView: View {
  let actions: DeviceSignInActions

  var body: some View { Button("Sign in", action: actions.signInTapped) }
}

struct ProfileView: View {
  var body: some View { Text("Signed in") }
}

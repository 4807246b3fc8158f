import SwiftUI

struct DeskView: View {
  let actions: LibraryDeskActions

  var body: some View {
    VStack {
      Button("Book", action: actions.bookTapped)
      Button("Shelves", action: actions.shelvesTapped)
      Button("Card", action: actions.cardTapped)
      Button("Rooms", action: actions.roomsTapped)
    }
  }
}

struct SummaryView: View {
  let actions: LibrarySummaryActions

  var body: some View { Button("Chapter", action: actions.chapterTapped) }
}

struct ChapterView: View {
  let actions: LibraryChapterActions

  var body: some View { Button("Picture", action: actions.pictureTapped) }
}

struct PictureView: View {
  let actions: LibraryPictureActions

  var body: some View { Button("Close", action: actions.closeTapped) }
}

struct ReviewsView: View {
  let actions: LibraryReviewsActions

  var body: some View { Button("Review", action: actions.reviewTapped) }
}

struct NotesView: View {
  var body: some View { Text("What you wrote in the margins") }
}

struct BookSearchView: View {
  var body: some View { Text("Search this book") }
}

struct NovelsView: View {
  let actions: LibraryNovelsActions

  var body: some View { Button("A novel", action: actions.novelTapped) }
}

struct JoiningView: View {
  let actions: LibraryJoiningActions

  var body: some View { Button("Terms", action: actions.termsTapped) }
}

struct TopicsView: View {
  let actions: LibraryTopicsActions

  var body: some View {
    VStack {
      Button("Novels") { actions.topicTapped(name: "novels") }
      Button("Poems") { actions.topicTapped(name: "poems") }
      Button("Loan") { actions.loanTapped(book: "Emma") }
    }
  }
}

struct LoanView: View {
  let book: String
  let actions: LibraryLoanActions

  var body: some View {
    VStack {
      Text("You have borrowed \(book).")
      Button("Renew", action: actions.renewTapped)
    }
  }
}

struct RenewalView: View {
  var body: some View { Text("Renewed") }
}

struct ReviewView: View {
  var body: some View { Text("A review") }
}

struct ReceiptView: View {
  var body: some View { Text("Borrowed") }
}

struct NovelView: View {
  var body: some View { Text("A novel") }
}

struct PoemsView: View {
  let actions: LibraryPoemsActions

  var body: some View { Button("A poem", action: actions.poemTapped) }
}

struct TermsView: View {
  var body: some View { Text("The terms") }
}

struct MemberCardView: View {
  let actions: LibraryMemberCardActions

  var body: some View { Button("Terms", action: actions.termsTapped) }
}

struct PoemView: View {
  var body: some View { Text("A poem") }
}

struct PlanView: View {
  let actions: LibraryPlanActions

  var body: some View { Button("Attic") { actions.roomTapped(room: "Attic") } }
}

struct RoomView: View {
  let room: String
  let actions: LibraryRoomActions

  var body: some View { Button("Seats in \(room)", action: actions.seatTapped) }
}

struct SeatView: View {
  var body: some View { Text("A seat") }
}

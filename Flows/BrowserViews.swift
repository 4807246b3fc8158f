import Foundation
import SwiftUI

struct BrowserPageView: View {
  let actions: BrowserPageActions

  var body: some View {
    VStack {
      Button("Address", action: actions.fieldTapped)
      Button("New tab", action: actions.newTabTapped)
    }
  }
}

struct BrowserResultsView: View {
  let query: String
  let actions: BrowserResultsActions

  var body: some View {
    VStack {
      Text(query)
      Button("Search again", action: actions.againTapped)
    }
  }
}

struct BrowserWebsiteView: View {
  let url: URL

  var body: some View { Text(url.absoluteString) }
}

struct SearchFieldView: View {
  let actions: SearchFieldActions
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Search or address", text: $text)
      Button("Search") { actions.suggestionTapped(text: text) }
      Button("Open") { URL(string: text).map { actions.addressTyped(url: $0) } }
      Button("Clear", action: actions.clearTapped)
      Button("Bookmarks", action: actions.bookmarksTapped)
      Button("Recent", action: actions.recentTapped)
      Button("Close", action: actions.closeTapped)
    }
  }
}

struct SearchBookmarksView: View {
  let actions: SearchBookmarksActions

  var body: some View {
    ForEach(Self.bookmarks, id: \.self) { url in
      Button(url.absoluteString) { actions.bookmarkTapped(url: url) }
    }
  }

  private static let bookmarks = ["https://www.swift.org", "https://developer.apple.com"]
    .compactMap { URL(string: $0) }
}

struct SearchRecentView: View {
  let actions: SearchRecentActions

  var body: some View {
    Button("Weather") { actions.suggestionTapped(text: "weather") }
  }
}

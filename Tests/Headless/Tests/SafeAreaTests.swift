import SwiftUI
import Testing

/// What lies along an edge of a page.
@MainActor
@Suite struct SafeAreaTests {
  private struct Page: View {
    let edge: VerticalEdge
    var isShown = true

    var body: some View {
      Text("content").safeAreaInset(edge: edge) { if isShown { Button("Close") {} } }
    }
  }

  @Test func itIsReadOnItsSideOfThePage() {
    #expect(HeadlessApp(Page(edge: .top)).screen == ["[Close]", "content"])
    #expect(HeadlessApp(Page(edge: .bottom)).screen == ["content", "[Close]"])
    #expect(HeadlessApp(Page(edge: .top, isShown: false)).screen == ["content"])
  }

  @Test func itDoesNotNameThePage() {
    let app = HeadlessApp(Page(edge: .top).accessibilityIdentifier("page"))
    #expect(app.layers.map(\.pages) == [["page"]])
    #expect(app.faults == [])
  }

  @Test func itNeedsIOS15() {
    let app = HeadlessApp(Page(edge: .top), system: .iOS(14))
    #expect(app.faults == ["safeAreaInset(edge:alignment:spacing:content:) needs iOS 15"])
  }
}

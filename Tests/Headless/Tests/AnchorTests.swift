import SwiftUI
import Testing

/// Popovers and, from iOS 26 on iPhone, confirmation dialogs point at the view that their modifier is
/// on: cove #815, titanium #14258, swift-navigation #38.
@MainActor
struct AnchorTests {
  private struct Root: View {
    @State private var shown: String?

    var body: some View {
      VStack {
        Button("Hint") { shown = "hint" }.popover(isPresented: shows("hint")) { Text("a hint") }
        Button("Choose") { shown = "choice" }.accessibilityIdentifier("chooser")
          .confirmationDialog("Which?", isPresented: shows("choice")) { Button("One") {} }
        Button("Ask") { shown = "alert" }.alert("Sure?", isPresented: shows("alert")) {}
        Button("Whole") { shown = "whole" }
      }
      .popover(isPresented: shows("whole")) { Text("of all") }
    }

    private func shows(_ name: String) -> Binding<Bool> {
      Binding {
        shown == name
      } set: {
        if !$0 { shown = nil }
      }
    }
  }

  private let app = HeadlessApp(Root())

  @Test(
    arguments: [
      ("Hint", .popover, "Hint"),
      ("chooser", .confirmationDialog, "chooser"), ("Whole", .popover, nil), ("Ask", .alert, nil),
    ] as [(String, HeadlessLayer.Presentation, String?)])
  func pointsAtTheViewOfItsModifier(
    tapped: String, presentation: HeadlessLayer.Presentation, view: String?
  ) throws {
    #expect(app.pointsAt == nil)
    try app.tap(tapped)
    app.finishTransitions()
    #expect(app.layers.last?.presentation == presentation)
    #expect(app.pointsAt == view)
  }
}

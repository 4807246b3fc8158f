import SwiftUI
import Testing

private struct Framed: ViewModifier {
  let name: String
  @State private var taps = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Button("\(name) \(taps)") { taps += 1 }
    }
  }
}

@MainActor
struct ModifierTests {
  @Test func modifiersHaveState() throws {
    let app = HeadlessApp(Text("in").modifier(Framed(name: "frame")))
    try app.tap("frame 0")
    #expect(app.screen == ["in", "[frame 1]"])
  }

  @Test func highestIndexCoversTheOthers() throws {
    struct Root: View {
      @State private var segments = [0, 1]

      var body: some View {
        ZStack {
          ForEach(segments, id: \.self) { segment in
            AnyView(Button("segment \(segment)") { segments.removeLast() })
              .accessibilityIdentifier("s\(segment)")
              .transition(
                .asymmetric(insertion: .move(edge: .trailing), removal: .opacity)
              )
              .zIndex(Double(segment))
          }
        }
      }
    }
    let app = HeadlessApp(Root())
    #expect(app.screen == ["[segment 1]"])
    #expect(app.layers[0].pages == ["s0", "s1"])
    try app.tap("s1")
    #expect(app.screen == ["[segment 0]"])
  }

  @Test func toolbarsAreOnTheirPage() throws {
    struct Root: View {
      @State private var isDone = false

      var body: some View {
        NavigationStack {
          Text(isDone ? "done" : "open").toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { isDone = true } }
          }
        }
      }
    }
    let app = HeadlessApp(Root())
    try app.tap("Done")
    #expect(app.screen == ["[Cancel]", "[Done]", "done"])
  }

  @Test func keysTakeNumbersAndStrings() {
    let name = "Ann"
    #expect(LocalizedStringKey("\(name) has \(3)") == LocalizedStringKey("Ann has 3"))
    #expect(HeadlessApp(Text(verbatim: "\(name)")).screen == ["Ann"])
  }
}

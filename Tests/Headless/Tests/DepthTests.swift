import SwiftUI
import Testing

/// Views in front of one another.
@MainActor
struct DepthTests {
  /// "Mastering zIndex in SwiftUI" (fatbobman.com): the innermost of several counts, through an overlay too.
  @Test func theInnermostIndexCounts() {
    let view = ZStack(alignment: .topLeading) {
      Text("behind").zIndex(1).overlay(Text("badge"), alignment: .topTrailing).zIndex(3)
      Text("in front").zIndex(2).background(Color.red, alignment: .bottom)
    }
    #expect(HeadlessApp(view).screen == ["in front"])
  }

  /// A tap reaches only what the index does not cover.
  @Test func coveredControlsCannotBeTapped() throws {
    let view = ZStack {
      Button("Behind") {}.zIndex(0)
      Button("In front") {}.zIndex(1)
    }
    let app = HeadlessApp(view)
    try app.tap("In front")
    #expect(throws: HeadlessError.self) { try app.tap("Behind") }
  }

  enum Place { case indexed, level, alone }

  struct Root: View {
    let place: Place
    let animation: Animation?
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("Close") { withAnimation(animation) { isShown = false } }
        ZStack {
          if place != .alone { Text("page") }
          if isShown, place == .indexed { Text("over").transition(.opacity).zIndex(1) }
          if isShown, place != .indexed { Text("over").overlay(Text("badge")).transition(.opacity) }
        }
      }
    }
  }

  /// sarunw, "How to fix ZStack's views disappear transition not animated"; Gravatar-SDK-iOS #766: what leaves
  /// may move behind the others; swiftui-router #56: or in front of them.
  @Test(arguments: [Place.indexed, .level, .alone], [Animation.default, nil])
  func whatLeavesNeedsAnIndex(place: Place, animation: Animation?) throws {
    let app = HeadlessApp(Root(place: place, animation: animation))
    try app.tap("Close")
    #expect(app.transitions == [HeadlessTransition(.removal, "opacity", animation)])
    let fault = "a view leaves a ZStack with the transition opacity and without a zIndex"
    #expect(app.faults == (place == .level && animation != nil ? [fault] : []))
  }
}

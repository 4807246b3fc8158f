import SwiftUI
import Testing

/// Apple's release notes of iOS 14.5 (74246633), FlowStacks #12, stinsen #17, Asperi-Demo/4SwiftUI: before
/// it, a view hierarchy has one modifier that presents; for alerts, a gist of ljbatwh and returns #51.
@MainActor
struct EarlierPresentationTests {
  enum Shape: CaseIterable {
    case chain, wrapped, container, backgrounds, siblings, page
  }

  struct Root: View {
    let shape: Shape
    let isAlert: Bool
    @State private var shown: String?

    var body: some View {
      switch shape {
      case .chain: controls.modifier(presenting("inner")).modifier(presenting("outer"))
      case .wrapped:
        Wrapped(content: controls.modifier(presenting("inner"))).modifier(presenting("outer"))
      case .container:
        VStack { controls.modifier(presenting("inner")) }.modifier(presenting("outer"))
      case .backgrounds:
        controls.background(EmptyView().modifier(presenting("inner")))
          .background(EmptyView().modifier(presenting("outer")))
      case .siblings:
        VStack {
          controls.modifier(presenting("inner"))
          Text("other").modifier(presenting("outer"))
        }
      case .page:
        NavigationView { controls.modifier(presenting("inner")) }.modifier(presenting("outer"))
      }
    }

    private var controls: some View {
      VStack {
        Button("Inner") { shown = "inner" }
        Button("Outer") { shown = "outer" }
      }
    }

    private func presenting(_ name: String) -> Presenting {
      let isShown = Binding {
        shown == name
      } set: {
        if !$0 { shown = nil }
      }
      return Presenting(name: name, isAlert: isAlert, isShown: isShown)
    }
  }

  struct Wrapped<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  struct Presenting: ViewModifier {
    let name: String
    let isAlert: Bool
    @Binding var isShown: Bool

    func body(content: Content) -> some View {
      if isAlert {
        content.alert(isPresented: $isShown) { Alert(title: Text(name)) }
      } else if name == "inner" {
        content.sheet(isPresented: $isShown) { Text(name) }
      } else {
        content.fullScreenCover(isPresented: $isShown) { Text(name) }
      }
    }
  }

  private func isShown(_ name: String, _ app: HeadlessApp) throws -> Bool {
    try app.tap(name.capitalized)
    app.finishTransitions()
    return app.screen.first == name
  }

  @Test(arguments: Shape.allCases, [false, true])
  func anOuterModifierKeepsThoseInsideItFromPresenting(shape: Shape, isAlert: Bool) throws {
    let isIgnored = [.chain, .wrapped, .container].contains(shape)
    let app = HeadlessApp(Root(shape: shape, isAlert: isAlert), system: .iOS(14))
    #expect(try isShown("inner", app) == !isIgnored)
    let kind = isAlert ? "alert" : "sheet"
    let fault = "several presentations on one view: iOS 14 ignores \(kind) inside another"
    #expect(app.faults == (isIgnored ? [fault] : []))
    let other = HeadlessApp(Root(shape: shape, isAlert: isAlert), system: .iOS(14))
    #expect(try isShown("outer", other))
    #expect(other.faults == [])
  }

  @Test(arguments: [
    (false, HeadlessSystem.iOS(14, 5), true), (true, .iOS(14, 5), false), (true, .iOS(15), true),
  ])
  func laterSystemsPresentEach(isAlert: Bool, system: HeadlessSystem, isPresented: Bool) throws {
    let app = HeadlessApp(Root(shape: .chain, isAlert: isAlert), system: system)
    #expect(try isShown("inner", app) == isPresented)
    #expect(app.faults.isEmpty == isPresented)
  }

  /// A sheet and an alert are not in one another's way.
  @Test func anAlertAndASheetCanBeOnOneView() throws {
    let view = Text("page").sheet(isPresented: .constant(true)) { Text("sheet") }
      .alert(isPresented: .constant(false)) { Alert(title: Text("alert")) }
    let app = HeadlessApp(view, system: .iOS(13))
    app.finishTransitions()
    #expect(app.screen == ["sheet"])
    #expect(app.faults == [])
  }

  /// An alert and an action sheet are: not confirmed, the worst case.
  @Test func anAlertAndAnActionSheetCannot() {
    let view = Text("page").alert(isPresented: .constant(true)) { Alert(title: Text("alert")) }
      .actionSheet(isPresented: .constant(false)) { ActionSheet(title: Text("choice")) }
    let app = HeadlessApp(view, system: .iOS(14))
    app.finishTransitions()
    #expect(app.screen == ["page"])
    #expect(app.faults.count == 1)
  }
}

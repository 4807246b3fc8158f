import SwiftUI
import Testing

/// What is done wrong with a navigation stack, and said.
@MainActor
struct NavigationFaultTests {
  @Test func missingDestinationShowsAnEmptyPage() {
    struct Root: View {
      @State private var path = ["a"]

      var body: some View {
        NavigationStack(path: $path) { Text("root") }
      }
    }
    let app = HeadlessApp(Root())
    #expect(app.screen == [])
    #expect(app.faults == ["no navigationDestination for String at the stack's root"])
  }

  @Test(arguments: [1, 2]) func goingBackByMoreThanThePathHasEndsTheApp(times: Int) throws {
    struct Root: View {
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    let app = HeadlessApp(Root())
    try app.swipeBack(times: times)
    #expect(app.screen == ["root"])
    let fault = "the system went back by more pages than the path has, which ends the app"
    #expect(app.faults == (times == 1 ? [] : [fault]))
  }

  /// Flags may push one page on another, but a value of the path lands under them.
  @Test(arguments: [false, true]) func aValueLandsUnderThePageOfAFlag(isPushed: Bool) throws {
    struct Root: View {
      let isPushed: Bool
      @State private var path = [1]
      @State private var isFirst = false
      @State private var isSecond = false

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            Button("One") { isFirst = true }
              .navigationDestination(isPresented: $isFirst) {
                Button("Two") { if isPushed { path.append(2) } else { isSecond = true } }
                  .navigationDestination(isPresented: $isSecond) { Text("two") }
              }
          }
        }
      }
    }
    let app = HeadlessApp(Root(isPushed: isPushed))
    try app.tap("One")
    try app.tap("Two")
    let fault = "2 was pushed by the path, so it lands under the page that a flag has pushed"
    #expect(app.faults == (isPushed ? [fault] : []))
    if !isPushed { #expect(app.screen == ["two"]) }
  }

  @Test func destinationsInPushedPagesAreNoHelp() {
    struct Root: View {
      @State private var path = NavigationPath([1])

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Button("Open") { path.append("a") }
              .navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
    }
    let app = HeadlessApp(Root())
    #expect(throws: Never.self) { try app.tap("Open") }
    #expect(app.screen == [])
    #expect(app.faults == ["no navigationDestination for String at the stack's root"])
  }

  @Test func destinationsInListsAreNoHelp() {
    struct Root: View {
      @State private var path = NavigationPath(["a"])

      var body: some View {
        NavigationStack(path: $path) {
          List { Text("row").navigationDestination(for: String.self) { Text($0) } }
        }
      }
    }
    #expect(HeadlessApp(Root()).faults.first?.contains("lazy container") == true)
  }

  @Test func nestedStacksAreAFault() {
    struct Root: View {
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            NavigationStack { Text("inner") }
          }
        }
      }
    }
    let app = HeadlessApp(Root())
    #expect(app.faults == ["a NavigationStack is inside another NavigationStack"])
  }

  @Test func twoPathChangesInOneFrameAreAFault() throws {
    struct Root: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { path = [1] }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .onChange(of: path) { _, new in if new == [1] { path = [1, 2] } }
      }
    }
    let app = HeadlessApp(Root())
    try app.tap("Go")
    #expect(app.screen == ["page 2"])
    #expect(app.faults == ["a navigation path changed more than once in one frame"])
  }
}

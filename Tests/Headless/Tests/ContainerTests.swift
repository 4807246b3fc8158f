import SwiftUI
import Testing

/// What Apple's containers do with what is in them.
@MainActor
struct ContainerTests {
  struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
  }

  /// Apple's documentation of `NavigationSplitView`: "Collapsed split views".
  @Test func splitViewsShowOneColumnInCompactWidth() {
    let app = HeadlessApp(Columns())
    #expect(app.screen == ["sidebar"])
    app.turn(to: .regular)
    #expect(app.screen == ["sidebar", "detail"])
  }

  /// Apple's documentation of `NavigationSplitView`: it is a root view. UIKit raises "Split View
  /// Controllers cannot be pushed to a Navigation Controller".
  @Test func splitViewsInStacksAreAFault() {
    let app = HeadlessApp(NavigationStack { Columns() }, width: .regular)
    #expect(app.faults == ["a NavigationSplitView is inside a NavigationStack"])
  }

  /// Apple's documentation of `Group`: a modifier on a group goes to each of its members.
  @Test func modifiersOfAGroupGoToEachChild() {
    struct Root: View {
      let isShown: Bool

      var body: some View {
        TabView {
          Text("one").tabItem { Text("One") }.tag(0)
          Group { if isShown { Text("two") } }.tabItem { Text("Two") }.tag(1)
          Group {
            Text("three")
            Text("four")
          }.tabItem { Text("More") }
        }
      }
    }
    #expect(HeadlessApp(Root(isShown: true)).screen == ["one", "tabs: (One), Two, More, More"])
    #expect(HeadlessApp(Root(isShown: false)).screen == ["one", "tabs: (One), More, More"])
  }

  /// A tab bar selects what the user taps. Apple doesn't say whether it goes back if the binding refuses;
  /// here it doesn't, until the view is evaluated again.
  @Test(arguments: [false, true])
  func refusedTabsStaySelectedUntilTheViewIsEvaluated(isTold: Bool) throws {
    final class Model: ObservableObject {
      @Published var refusals = 0
    }
    struct Root: View {
      @StateObject private var model = Model()
      let isTold: Bool

      var body: some View {
        let selection = Binding {
          0
        } set: { _ in
          if isTold { model.refusals += 1 }
        }
        TabView(selection: selection) {
          Text("one").tabItem { Text("One") }.tag(0)
          Text("two").tabItem { Text("Two") }.tag(1)
        }
      }
    }
    let app = HeadlessApp(Root(isTold: isTold))
    try app.selectTab("Two")
    #expect(app.screen.last == (isTold ? "tabs: (One), Two" : "tabs: One, (Two)"))
  }

  /// Apple's documentation of `ZStack` speaks of what is drawn; what hides a view from VoiceOver is
  /// `accessibilityHidden`.
  @Test(arguments: [false, true])
  func whatIsCoveredIsReadUnlessHidden(isHidden: Bool) {
    struct Root: View {
      let isHidden: Bool

      var body: some View {
        ZStack {
          Text("behind").accessibilityHidden(isHidden).zIndex(0)
          Text("in front").zIndex(1)
        }
      }
    }
    let app = HeadlessApp(Root(isHidden: isHidden))
    #expect(app.screen == ["in front"])
    #expect(app.voiceOver == (isHidden ? ["in front"] : ["behind", "in front"]))
  }

  /// kswitch #15: on iOS 26 each item has a capsule of glass, with nothing in it if it is empty.
  @Test(arguments: [false, true])
  func emptyToolbarItemsAreAFault(isItemAbsent: Bool) {
    struct Root: View {
      let isItemAbsent: Bool

      var body: some View {
        NavigationStack {
          Text("page").toolbar {
            if !isItemAbsent { ToolbarItem { if isItemAbsent { Button("Never") {} } } }
          }
        }
      }
    }
    let faults = HeadlessApp(Root(isItemAbsent: isItemAbsent)).faults
    #expect(faults == (isItemAbsent ? [] : ["a toolbar item is empty"]))
  }
}

/// Apple's documentation of `transition(_:)`: it plays when the view comes or goes in an animation.
@MainActor
struct TransitionTests {
  struct Root: View {
    let animation: Animation?
    @State private var isShown = false

    var body: some View {
      ZStack {
        Button("Toggle") {
          if let animation {
            withAnimation(animation) { isShown.toggle() }
          } else {
            isShown.toggle()
          }
        }
        if isShown {
          VStack { Text("inside").transition(.scale) }
            .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
        }
      }
    }
  }

  @Test(arguments: [nil, Animation.easeOut])
  func transitionsPlayInAnimationsOnly(animation: Animation?) throws {
    let app = HeadlessApp(Root(animation: animation))
    try app.tap("Toggle")
    #expect(app.transitions == [HeadlessTransition(.insertion, "move trailing", animation)])
    try app.tap("Toggle")
    #expect(app.transitions.last == HeadlessTransition(.removal, "opacity", animation))
    #expect(app.transitions.count == 2)
  }

  @Test func whatIsThereFromTheStartHasNoTransition() {
    #expect(HeadlessApp(ZStack { Text("a").transition(.opacity) }).transitions == [])
  }
}

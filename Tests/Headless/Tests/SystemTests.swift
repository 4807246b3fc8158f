import SwiftUI
import Testing

/// What earlier systems lack: the availability in Apple's documentation of each API.
@MainActor
struct SystemTests {
  private func faults(on system: HeadlessSystem, _ view: some View) -> [String] {
    HeadlessApp(view, system: system).faults
  }

  @Test func versionsAreOrdered() {
    #expect(HeadlessSystem.iOS(14) < .iOS(14, 5))
    #expect(HeadlessSystem.iOS(14, 5) < .iOS(15))
    #expect(HeadlessSystem.iOS(16) < .newest)
    #expect("\(HeadlessSystem.iOS(14)), \(HeadlessSystem.iOS(16, 4))" == "iOS 14, iOS 16.4")
  }

  @Test func newerPresentationsAreAFault() {
    let alert = Text("page").alert("Sure?", isPresented: .constant(false), presenting: "it") { _ in
    }
    let message = "alert(_:isPresented:presenting:actions:message:) needs iOS 15"
    #expect(faults(on: .iOS(14), alert) == [message])
    #expect(faults(on: .iOS(15), alert) == [])
    let dialog = Text("page").confirmationDialog("Which?", isPresented: .constant(false)) {}
    #expect(
      faults(on: .iOS(14, 5), dialog) == [
        "confirmationDialog(_:isPresented:titleVisibility:actions:message:) needs iOS 15"
      ])
    let cover = Text("page").fullScreenCover(isPresented: .constant(false)) {}
    #expect(faults(on: .iOS(13), cover) == ["fullScreenCover needs iOS 14"])
    #expect(faults(on: .iOS(14), cover) == [])
  }

  @Test func newerSettingsOfASheetAreAFault() {
    let view = Text("page").interactiveDismissDisabled().presentationDetents([.medium])
      .presentationBackground(.red)
    #expect(
      faults(on: .iOS(14), view).sorted() == [
        "interactiveDismissDisabled(_:) needs iOS 15", "presentationBackground(_:) needs iOS 16.4",
        "presentationDetents(_:) needs iOS 16",
      ])
    #expect(faults(on: .iOS(16), view) == ["presentationBackground(_:) needs iOS 16.4"])
    #expect(faults(on: .newest, view) == [])
  }

  @Test func newerContainersAreAFault() {
    let stack = NavigationStack {
      Text("page").navigationDestination(for: Int.self) { Text("\($0)") }
        .toolbar(.hidden, for: .navigationBar)
    }
    #expect(
      faults(on: .iOS(15), stack).sorted() == [
        "NavigationStack needs iOS 16", "navigationDestination(for:destination:) needs iOS 16",
        "toolbar(_:for:) needs iOS 16",
      ])
    let split = NavigationSplitView(sidebar: { Text("one") }, detail: { Text("two") })
    #expect(faults(on: .iOS(15), split) == ["NavigationSplitView needs iOS 16"])
    let tabs = TabView(selection: .constant(0)) {
      Tab("One", systemImage: "1", value: 0) { Text("1") }
    }
    #expect(faults(on: .iOS(17), tabs) == ["Tab needs iOS 18"])
    let link = NavigationView { NavigationLink("Go", value: 1) }
    #expect(faults(on: .iOS(15), link) == ["NavigationLink(value:label:) needs iOS 16"])
  }

  @Test func newerModifiersAreAFault() {
    struct Root: View {
      @Namespace private var names
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        TabView {
          Text("page").badge(1).transition(
            .asymmetric(insertion: .push(from: .top), removal: .slide)
          )
          .overlay { Text("over") }.navigationTransition(.zoom(sourceID: 1, in: names))
          .tabItem { Text("One") }
        }
      }
    }
    #expect(
      faults(on: .iOS(13), Root()).sorted() == [
        "AnyTransition.push(from:) needs iOS 16", "Namespace needs iOS 14",
        "badge(_:) needs iOS 15",
        "dismiss needs iOS 15", "navigationTransition(_:) needs iOS 18",
        "overlay(alignment:content:) needs iOS 15",
      ])
    #expect(faults(on: .newest, Root()) == [])
  }

  /// What a style for iOS 13 can use.
  @Test func theFirstSystemHasItsOwnModifiers() {
    struct Root: View {
      @State private var taps = 0
      @Environment(\.presentationMode) private var mode

      var body: some View {
        NavigationView {
          NavigationLink(destination: Text("next"), isActive: .constant(false)) { Text("Next") }
            .navigationBarTitle("Home").accessibility(identifier: "home").accessibility(
              hidden: false
            )
            .background(Text("behind"), alignment: .top).overlay(Text("over"), alignment: .bottom)
            .sheet(isPresented: .constant(false)) {}
            .alert(isPresented: .constant(false)) { Alert(title: Text("Sorry")) }
            .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
            .zIndex(1)
        }.navigationViewStyle(StackNavigationViewStyle())
      }
    }
    let app = HeadlessApp(Root(), system: .iOS(13))
    #expect(app.faults == [])
    #expect(app.screen == ["# Home", "[Next]", "behind", "over"])
  }

  /// Aidoku #732, TextFieldAlert #4: an alert of iOS 15 leaves its text fields out.
  @Test func alertsHaveFieldsFromiOS16On() throws {
    let alert = Text("page").alert("Name?", isPresented: .constant(true)) {
      TextField("Name", text: .constant("Ann"))
      Button("Save") {}
    }
    let app = HeadlessApp(alert, system: .iOS(15))
    app.finishTransitions()
    #expect(app.screen == ["Name?", "[Save]"])
    let later = HeadlessApp(alert, system: .iOS(16))
    later.finishTransitions()
    #expect(later.screen == ["Name?", "Name: {Ann}", "[Save]"])
    #expect(app.faults + later.faults == [])
  }
}

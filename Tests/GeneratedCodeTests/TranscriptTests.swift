import FlowNavigationStack
import SwiftUI
import Testing

#if OBSERVATION
  @testable import ObservedFlows
#elseif ROUTER
  @testable import RouterFlows
#elseif PATH
  @testable import PathFlows
#elseif CONTAINER
  @testable import ContainerFlows
#elseif NAVIGABLE
  @testable import NavigableFlows
#elseif UIKIT
  import FlowUIKit
  import UIKit

  @testable import UIKitFlows
#else
  @testable import ExampleFlows
#endif

/// One script for the same views and the same app's half in every style: what the user sees is equal.
@MainActor
@Suite struct TranscriptTests {
  private let clock = Clock()

  /// What the user sees after each step, without titles and ways back: a style may not have them, or elsewhere.
  private func transcript(of app: HeadlessUser, _ script: String) async throws -> [String] {
    await app.rests(clock)
    var lines = [line(of: app)]
    for step in script.components(separatedBy: " · ") {
      let words = step.components(separatedBy: ": ")
      if words.count == 2 { try app.type(words[1], into: words[0]) } else { try app.tap(step) }
      await app.rests(clock)
      lines.append(line(of: app))
    }
    #expect(app.faults == [])
    return lines
  }

  private func line(of app: HeadlessUser) -> String {
    let layers = app.layers.map(\.presentation.rawValue).joined(separator: " ")
    let screen = app.screen.filter { !$0.hasPrefix("# ") && !["[<]", "[x]"].contains($0) }
    return "\(layers): \(screen.joined(separator: " "))"
  }

  @Test func todosAreAddedAndChanged() async throws {
    let logic = TodosLogic()
    let model = TodosCoordinatorModel(logic: logic)
    model.navigator.sleep = clock.sleep
    let view = TodosCoordinator(model: model)
    let script = "Add · Save · Title: butter · Save · milk · Title: cream · Save · Add · Cancel"
    let lines = try await transcript(of: .showing(view), script)
    #expect(
      lines == [
        "root: [milk] [bread] [Add]",
        "root sheet: Title: {} [Save] [Cancel]",
        "root sheet: Title: {} [Save] [Cancel]",
        "root sheet: Title: {butter} [Save] [Cancel]",
        "root: [milk] [bread] [Add]",
        "root: milk Title: {} [Save]",
        "root: milk Title: {cream} [Save]",
        "root: [milk] [bread] [Add]",
        "root sheet: Title: {} [Save] [Cancel]",
        "root: [milk] [bread] [Add]",
      ])
    #expect(logic.titles == ["butter", "cream"])
  }

  @Test func assetsAreOpenedChangedAndDeleted() async throws {
    let logic = AssetsLogic()
    let model = AssetsCoordinatorModel(logic: logic)
    model.navigator.sleep = clock.sleep
    let view = AssetsCoordinator(model: model)
    let script =
      "Violin · Delete · Cancel · Edit · Done · Another list in front · Painting · Delete · Delete"
      + " · Close · About · Licences · Close · Add · Name: Vase · Save"
    let list = "[Violin] [Painting] [Add] [About] [Another list] [Another list in front] [Close]"
    let lines = try await transcript(of: .showing(view), script)
    #expect(
      lines == [
        "root: \(list)",
        "root: Violin [Edit] [Delete]",
        "root alert: Delete Violin? Asset 1 cannot be brought back. [Delete] [Cancel]",
        "root: Violin [Edit] [Delete]",
        "root: Name: {} [Done]",
        "root: \(list)",
        "root fullScreenCover: \(list)",
        "root fullScreenCover: Painting [Edit] [Delete]",
        "root fullScreenCover alert: Delete Painting? Asset 2 cannot be brought back. [Delete]"
          + " [Cancel]",
        "root fullScreenCover: \(list)",
        "root: \(list)",
        "root sheet: [Licences] [Close]",
        "root sheet: [Back] [Close]",
        "root: \(list)",
        "root sheet: Name: {} [Save] [Help] [Cancel]",
        "root sheet: Name: {Vase} [Save] [Help] [Cancel]",
        "root: \(list)",
      ])
    #expect(logic.deleted == [2])
  }

  @Test func theTourIsShownOnceAndTheStoriesEachTime() async throws {
    let model = OnboardingCoordinatorModel(logic: OnboardingLogic())
    model.navigator.sleep = clock.sleep
    let view = OnboardingCoordinator(model: model)
    let script =
      "Take the tour · Next · Next · Next · Next · Again · News · What is new? · Next · Next"
    let lines = try await transcript(of: .showing(view), script)
    #expect(
      lines == [
        "root: [Take the tour] [News]",
        "root: Welcome! [Next] [Skip]",
        "root: It does a lot. [Next] [Skip]",
        "root sheet: May it tell you? [Next] [Skip]",
        "root: That is all. [Next] [Skip]",
        "root: [Again]",
        "root: [Take the tour] [News]",
        "root: [What is new?]",
        "root sheet: Faster [Next]",
        "root sheet: Smaller [Next]",
        "root: [What is new?]",
      ])
  }
}

#if UIKIT
  extension HeadlessDevice {
    /// The flow as the root of a window.
    fileprivate static func showing<Flow>(_ view: ControllersView<Flow>) -> HeadlessDevice {
      let window = UIWindow(frame: .zero)
      window.rootViewController = view.model.makeViewController(words: FlowWords(back: "<"))
      window.makeKeyAndVisible()
      return HeadlessDevice(window: window)
    }
  }
#else
  extension HeadlessApp {
    /// The flow as the view of an app.
    fileprivate static func showing(_ view: some View) -> HeadlessApp {
      HeadlessApp(view.flowLabels(FlowLabels(back: Text("<"), close: Text("x"))))
    }
  }
#endif

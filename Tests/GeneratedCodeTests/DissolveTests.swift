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
  @testable import UIKitFlows
#else
  @testable import ExampleFlows
#endif

/// A full-screen cover that dissolves fades by itself, and the platform only shows and removes it.
@MainActor
@Suite struct DissolveTests {
  /// Fades last until the test ends them.
  @MainActor
  private final class Fades {
    var areOver = false

    func wait(_ milliseconds: Int) async {
      if milliseconds != 300 { return await pause(milliseconds) }
      while !areOver { await pause(1) }
    }

    private func pause(_ milliseconds: Int) async {
      try? await Task.sleep(for: .milliseconds(milliseconds))
    }
  }

  private let fades = Fades()
  private let app: HeadlessApp

  init() {
    let model = PhotosCoordinatorModel()
    model.navigator.sleep = { [fades] in await fades.wait($0) }
    // Other tests can keep the main actor longer than a platform may take.
    model.navigator.patience = 60_000
    app = HeadlessApp(PhotosCoordinator(model: model))
  }

  @Test func aCoverFadesInAndOut() async throws {
    for _ in 0..<2 {
      fades.areOver = false
      try app.tap("Slides")
      #expect(app.presentations.last == .init(.fullScreenCover, isComing: true, isAnimated: false))
      app.finishTransitions()
      #expect(app.screen == ["[Close]"])
      try app.tap("Close")
      await app.settle { app.screen == [] }
      #expect(app.layers.map(\.presentation) == [.root, .fullScreenCover])
      fades.areOver = true
      await app.settle { app.layers.count == 1 }
      #expect(app.presentations.last == .init(.fullScreenCover, isComing: false, isAnimated: false))
      await app.settle { app.canTap("Slides") }
    }
    #expect(app.faults == [])
  }

  @Test func otherLayersSlide() async throws {
    try app.tap("Filter")
    app.finishTransitions()
    try app.tap("Done")
    await app.settle { app.layers.count == 1 }
    #expect(
      app.presentations == [.init(.sheet, isComing: true), .init(.sheet, isComing: false)])
  }
}

import SwiftUI
import Testing

#if OBSERVATION
  @testable import ObservedFlows
#else
  @testable import ExampleFlows
#endif

/// A full-screen cover that dissolves fades by itself, and the platform only shows and removes it.
@MainActor
@Suite struct DissolveTests {
  private let app = HeadlessApp(PhotosCoordinator(model: PhotosCoordinatorModel()))

  @Test func aCoverFadesInAndOut() async throws {
    for _ in 0..<2 {
      try app.tap("Slides")
      #expect(app.presentations.last == .init(.fullScreenCover, isComing: true, isAnimated: false))
      app.finishTransitions()
      #expect(app.screen == ["[Close]"])
      await app.settle { app.canTap("Close") }
      try app.tap("Close")
      await app.settle { app.screen == [] }
      #expect(app.layers.map(\.presentation) == [.root, .fullScreenCover])
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

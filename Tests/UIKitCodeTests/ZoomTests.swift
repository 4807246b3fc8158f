import FlowRuntime
import FlowUIKit
import Testing
import UIKit

@testable import UIKitFlows

/// What zooms finds the view that is marked, and leaves it as the flow says.
@MainActor
@Suite struct ZoomTests {
  private let photos = Device(PhotosFlowCoordinator())

  @Test func aPushZoomsOutOfTheRowWithItsArgument() async throws {
    for number in 1...3 {
      try await photos.taps("Photo \(number)")
      #expect(photos.device.zoomsFrom == "Photo \(number)")
      try photos.device.swipeBack()
      await photos.rests()
      #expect(photos.device.screen.first == "# Photos")
    }
    #expect(photos.device.faults == [])
  }

  @Test func otherArgumentsZoomBackIntoTheirRow() async throws {
    try await photos.taps("Photo 1", "Next")
    #expect(photos.device.screen.contains("Photo 2, large"))
    #expect(photos.device.zoomsFrom == "Photo 2")
    try photos.device.swipeDown()
    await photos.rests()
    #expect(photos.root?.viewControllers.count == 1)
    try await photos.taps("Photo 3")
    #expect(photos.device.zoomsFrom == "Photo 3")
    #expect(photos.device.faults == [])
  }

  @Test func aSheetZoomsOutOfAButton() async throws {
    try await photos.taps("Filter")
    #expect(photos.device.zoomsFrom == "Filter")
    #expect(photos.presentations == [.root, .sheet])
    try await photos.taps("Done")
    #expect(photos.presentations == [.root])
    try await photos.taps("Filter")
    try photos.device.swipeDown()
    await photos.rests()
    #expect(photos.presentations == [.root])
    try await photos.taps("Photo 1")
    #expect(photos.device.zoomsFrom == "Photo 1")
    #expect(photos.device.faults == [])
  }

  @Test func onlyAnEventClosesACoverThatZoomed() async throws {
    try await photos.taps("Photo 2", "Share")
    #expect(photos.device.zoomsFrom == "Share")
    #expect(throws: HeadlessError.self) { try photos.device.swipeDown() }
    try await photos.taps("Close")
    #expect(photos.presentations == [.root])
    #expect(photos.device.zoomsFrom == "Photo 2")
    #expect(photos.device.faults == [])
  }

  @Test(arguments: AlbumKind.allCases)
  func aZoomThatTheUserTakesBackAtOnce(kind: AlbumKind) async throws {
    let flow = AlbumFlow(kind)
    let device = Device(flow)
    flow.show(.photo(id: 2), as: .push.zooming(from: AlbumAnchor.photo))
    #expect(device.root?.viewControllers.count == 2)
    try device.device.swipeDown()
    await device.rests()
    #expect(flow.navigator.description == "root: list")
    flow.show(.photo(id: 3), as: .push.zooming(from: AlbumAnchor.photo))
    await device.rests()
    #expect(device.device.zoomsFrom == "Photo 3")
    try device.device.cancelSwipeDown()
    await device.rests()
    #expect(flow.navigator.description == "root: list › photo(id: 3)")
    #expect(device.device.faults == [])
  }

  /// Without a view, and before iOS 18, it comes as it would without a zoom.
  @Test(arguments: AlbumKind.allCases, [(4, 26), (1, 17)])
  func nothingZoomsThere(kind: AlbumKind, what: (id: Int, version: Int)) async throws {
    let flow = AlbumFlow(kind)
    let device = Device(flow, on: what.version)
    for style in [FlowStyle.push, .sheet, .fullScreenCover] {
      flow.show(.photo(id: what.id), as: style.zooming(from: AlbumAnchor.photo))
      await device.rests()
      #expect(device.device.screen.contains("photo(id: \(what.id))"))
      #expect(device.device.zoomsFrom == nil)
    }
    #expect(device.device.faults == [])
  }

  /// The user may not drag a page down that asks before it is left.
  @Test func whatAsksDoesNotZoom() async throws {
    let flow = AlbumFlow(.views)
    let device = Device(flow)
    flow.asks = true
    flow.show(.photo(id: 1), as: .push.zooming(from: AlbumAnchor.photo))
    await device.rests()
    #expect(device.device.zoomsFrom == nil)
    #expect(device.device.layers[0].pages.count == 2)
    #expect(device.device.faults == [])
  }

  /// What begins to ask later can't be dragged down any more.
  @Test(arguments: [FlowStyle.push, .sheet])
  func whatAsksStays(style: FlowStyle) async throws {
    let flow = AlbumFlow(.views)
    let device = Device(flow)
    flow.show(.photo(id: 1), as: style.zooming(from: AlbumAnchor.photo))
    await device.rests()
    #expect(device.device.zoomsFrom == "Photo 1")
    flow.asks = true
    #expect(throws: HeadlessError.self) { try device.device.swipeDown() }
    flow.asks = false
    await device.rests()
    try device.device.swipeDown()
    await device.rests()
    #expect(flow.navigator.description == "root: list")
    #expect(device.device.faults == [])
  }
}

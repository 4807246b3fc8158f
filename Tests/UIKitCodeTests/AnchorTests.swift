import FlowRuntime
import FlowSwiftUI
import FlowUIKit
import Testing
import UIKit

@testable import UIKitFlows

/// What points finds the view that is marked.
@MainActor
@Suite struct AnchorTests {
  @Test func aPopoverPointsAtTheMarkedView() async throws {
    let device = Device(LettersFlowCoordinator(), width: .regular)
    for _ in 0..<2 {
      try await device.taps("Stamp")
      #expect(device.presentations == [.root, .popover])
      #expect(device.device.pointsAt == "Stamp")
      #expect(popover(of: device)?.permittedArrowDirections == .any)
      #expect(popover(of: device)?.sourceRect == .null)
      try device.device.swipeDown()
      await device.rests()
      #expect(device.presentations == [.root])
    }
    #expect(device.device.faults == [])
  }

  @Test(arguments: AlbumKind.allCases, [FlowStyle.popover, .confirmationDialog])
  func itPointsAtTheViewWithItsArgument(kind: AlbumKind, style: FlowStyle) async throws {
    let flow = AlbumFlow(kind)
    let device = Device(flow, width: .regular)
    for id in [3, 1, 2] {
      let destination = style == .popover ? AlbumDestination.photo(id: id) : .ask(id: id)
      flow.show(destination, as: style.pointing(at: AlbumAnchor.photo))
      await device.rests()
      #expect(device.device.pointsAt == "Photo \(id)")
      try device.device.swipeDown()
      await device.rests()
    }
    #expect(device.device.layers.count == 1)
    #expect(device.device.faults == [])
  }

  /// Without such a view, it has the middle of the screen.
  @Test(arguments: AlbumKind.allCases)
  func withoutAMarkItPointsAtNoView(kind: AlbumKind) async throws {
    let flow = AlbumFlow(kind)
    let device = Device(flow, width: .regular)
    for style in [FlowStyle.popover, .popover.pointing(at: AlbumAnchor.photo)] {
      flow.show(.photo(id: 4), as: style)
      await device.rests()
      #expect(popover(of: device)?.sourceView === device.root?.view)
      #expect(popover(of: device)?.permittedArrowDirections == [])
      try device.device.swipeDown()
      await device.rests()
    }
    #expect(device.device.faults == [])
  }

  @Test(arguments: [FlowStyle.popover, .confirmationDialog])
  func itPointsAtABarButtonItem(style: FlowStyle) async throws {
    let flow = AlbumFlow(.controllers)
    let device = Device(flow, width: .regular)
    let album = try #require(device.root?.topViewController)
    let items = [5, 6].map { UIBarButtonItem(title: "Item \($0)", primaryAction: nil) }
    for (item, id) in zip(items, [5, 6]) { item.flowAnchor(AlbumAnchor.photo, of: id) }
    album.navigationItem.rightBarButtonItems = items
    for id in [6, 5, 1] {
      let destination = style == .popover ? AlbumDestination.photo(id: id) : .ask(id: id)
      flow.show(destination, as: style.pointing(at: AlbumAnchor.photo))
      await device.rests()
      #expect(device.device.pointsAt == (id == 1 ? "Photo 1" : "Item \(id)"))
      try device.device.swipeDown()
      await device.rests()
    }
    // An item that was marked anew, and one in no bar.
    items[0].flowAnchor(AlbumAnchor.photo, of: 7)
    album.navigationItem.rightBarButtonItems = [items[0]]
    for id in [5, 6] {
      flow.show(.photo(id: id), as: .popover.pointing(at: AlbumAnchor.photo))
      await device.rests()
      #expect(popover(of: device)?.sourceView === device.root?.view)
      try device.device.swipeDown()
      await device.rests()
    }
    #expect(device.device.faults == [])
  }

  /// A view on a page below can't be seen, so nothing points at it; nor does a layer over a sheet.
  @Test(arguments: AlbumKind.allCases, [FlowStyle.push, .sheet])
  func itPointsAtTheLayerBelow(kind: AlbumKind, style: FlowStyle) async throws {
    let flow = AlbumFlow(kind)
    let device = Device(flow, width: .regular)
    flow.show(.help, as: style)
    await device.rests()
    flow.show(.photo(id: 1), as: .popover.pointing(at: AlbumAnchor.photo))
    await device.rests()
    #expect(device.device.layers.last?.presentation == .popover)
    #expect(popover(of: device)?.permittedArrowDirections == [])
    #expect(device.device.faults == [])
  }

  /// A cell that is used again has another value.
  @Test func aMarkIsReplaced() async throws {
    let flow = AlbumFlow(.controllers)
    let device = Device(flow, width: .regular)
    let album = try #require(device.root?.topViewController as? AlbumController)
    album.photos[0].flowAnchor(AlbumAnchor.photo, of: 9)
    album.photos[0].flowAnchor(AlbumAnchor.help)
    album.photos[1].isHidden = true
    for (id, place) in [(9, "Photo 1"), (2, nil), (1, nil)] as [(Int, String?)] {
      flow.show(.photo(id: id), as: .popover.pointing(at: AlbumAnchor.photo))
      await device.rests()
      #expect(
        popover(of: device)?.sourceView === (place == nil ? device.root?.view : album.photos[0]))
      try device.device.swipeDown()
      await device.rests()
    }
    #expect(device.device.faults == [])
  }

  @Test func aMarkOfAViewChanges() async throws {
    let flow = AlbumFlow(.views)
    let device = Device(flow, width: .regular)
    flow.shift.value = 10
    await device.rests()
    flow.show(.photo(id: 12), as: .popover.pointing(at: AlbumAnchor.photo))
    await device.rests()
    #expect(device.device.pointsAt == "Photo 2")
    let marks = views(in: device.root?.view).filter { "\(type(of: $0))" == "FlowAnchorView" }
    #expect(marks.count == 4)
    #expect(marks.allSatisfy { !$0.isUserInteractionEnabled })
    #expect(device.device.faults == [])
  }

  /// Of several views with the mark, the one in front is taken.
  @Test func theTopmostMarkCounts() async throws {
    let flow = AlbumFlow(.controllers)
    let device = Device(flow, width: .regular)
    let album = try #require(device.root?.topViewController as? AlbumController)
    for photo in album.photos.prefix(2) { photo.flowAnchor(AlbumAnchor.photo) }
    flow.show(.photo(id: 8), as: .popover.pointing(at: AlbumAnchor.photo))
    await device.rests()
    #expect(popover(of: device)?.sourceView === album.photos[1])
    #expect(device.device.faults == [])
  }

  private func views(in view: UIView?) -> [UIView] {
    view.map { [$0] + $0.subviews.flatMap { views(in: $0) } } ?? []
  }

  private func popover(of device: Device) -> UIPopoverPresentationController? {
    var top: UIViewController? = device.root
    while let next = top?.presentedViewController { top = next }
    return top?.popoverPresentationController
  }
}

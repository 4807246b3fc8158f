import FlowRuntime
import FlowUIKit
import Testing
import UIKit

/// The app's words for buttons that the platform does not have.
@MainActor
@Suite struct WordTests {
  @Test(arguments: [nil, FlowWords(back: "Return", cancel: "Keep", confirm: "Fine")])
  func theAppHasItsOwnWords(words: FlowWords?) async throws {
    let flow = AlbumFlow(.views)
    let clock = Clock()
    flow.navigator.sleep = clock.sleep
    let window = UIWindow(frame: .zero)
    window.rootViewController =
      words.map { flow.makeViewController(words: $0) } ?? flow.makeViewController()
    window.makeKeyAndVisible()
    let device = HeadlessDevice(window: window, system: .iOS(18))
    flow.asks = true
    flow.show(.photo(id: 1), as: .push)
    await device.rests(clock)
    #expect(device.canTap(words == nil ? "Back" : "Return"))
    flow.show(.ask(id: 1), as: .confirmationDialog)
    await device.rests(clock)
    try device.tap(words == nil ? "Cancel" : "Keep")
    await device.rests(clock)
    flow.show(.news, as: .alert)
    await device.rests(clock)
    #expect(device.screen == ["News", words == nil ? "[OK]" : "[Fine]"])
    #expect(device.faults == [])
  }

  @Test func aCoordinatorHasThem() async throws {
    let flow = HomeFlow()
    flow.flowWords = FlowWords(back: "Return")
    flow.asks = true
    let device = Device(of: flow, as: flow.viewController)
    flow.show(route: HomeDestination.details(id: 1))
    await device.rests()
    #expect(device.device.canTap("Return"))
    #expect(device.device.faults == [])
  }
}

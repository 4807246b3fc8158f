import FlowRuntime
import FlowUIKit
import SwiftUI
import UIKit

/// A flow as the root of a window, with a clock that stands still.
@MainActor
struct Device {
  let device: HeadlessDevice
  let clock = Clock()

  init(
    _ flow: some FlowViewDefinition, width: UIUserInterfaceSizeClass = .compact,
    on version: Int = 26
  ) {
    flow.navigator.platform = .version(version)
    self.init(of: flow, as: flow.makeViewController(), width: width, on: version)
  }

  init(
    of flow: some FlowViewDefinition, as controller: UIViewController,
    width: UIUserInterfaceSizeClass = .compact, on version: Int = 26
  ) {
    flow.navigator.sleep = clock.sleep
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    device = HeadlessDevice(window: window, width: width, system: .iOS(version))
  }

  var root: UINavigationController? { device.root }
  var presentations: [HeadlessLayer.Presentation] { device.layers.map(\.presentation) }

  func taps(_ labels: String...) async throws {
    for label in labels {
      try device.tap(label)
      await rests()
    }
  }

  func rests() async { await device.rests(clock) }
}

extension HeadlessDevice {
  /// Waits until nothing moves any more.
  func rests(_ clock: Clock) async {
    for _ in 0..<12 {
      await settle()
      await clock.pass(200)
    }
    await settle()
  }

  var root: UINavigationController? { window.rootViewController as? UINavigationController }
}

import FlowNavigationStack
import FlowUIKit
import SwiftUI
import UIKit

/// A flow as the root of a window.
@MainActor
func launch(
  _ flow: some FlowViewDefinition, width: UIUserInterfaceSizeClass = .compact, on version: Int = 26
) -> HeadlessDevice {
  flow.navigator.platform = .version(version)
  let window = UIWindow(frame: .zero)
  window.rootViewController = flow.makeViewController()
  window.makeKeyAndVisible()
  return HeadlessDevice(window: window, width: width, system: .iOS(version))
}

extension HeadlessDevice {
  func taps(_ labels: String...) async throws {
    for label in labels {
      try tap(label)
      await rests()
    }
  }

  /// Waits until nothing moves any more, also after the time that a system takes to close an alert.
  func rests() async {
    await settle()
    try? await Task.sleep(for: .milliseconds(700))
    await settle()
  }

  var root: UINavigationController? { window.rootViewController as? UINavigationController }
}

/// What somebody does with the app, or sees of it.
enum DeviceStep: Sendable {
  case tap(String)
  case tapTab(String)
  /// Taps the system's own back button.
  case back
  case swipeDown
  /// Swipes down a sheet that still rises.
  case swipeDownAtOnce
  case sees(String)
  case missesFromAccessibility(String)
}

/// A row of what only a device can show: what is done, and what is seen.
struct DeviceScript: Sendable, CustomStringConvertible {
  let description: String
  let steps: [DeviceStep]

  init(_ description: String, _ steps: DeviceStep...) {
    self.description = description
    self.steps = [.tap("Start")] + steps
  }
}

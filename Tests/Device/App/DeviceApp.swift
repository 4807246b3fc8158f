import SwiftUI

@main
struct DeviceApp: App {
  var body: some Scene {
    WindowGroup { DeviceRoot() }
  }
}

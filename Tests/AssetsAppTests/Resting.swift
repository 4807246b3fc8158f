import SwiftUI

extension HeadlessApp {
  /// Waits until nothing moves any more.
  func rests(_ clock: Clock) async {
    for _ in 0..<4 {
      await settle()
      await clock.pass(600)
    }
    await settle()
  }
}

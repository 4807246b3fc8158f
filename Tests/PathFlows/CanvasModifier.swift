import SwiftUI

/// Gives previews what the app gives its views.
struct CanvasModifier: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      Text("canvas")
      content
    }
  }
}

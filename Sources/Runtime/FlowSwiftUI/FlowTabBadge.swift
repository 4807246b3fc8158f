import FlowRuntime
import SwiftUI

// What tabs have beside their titles. tvOS has no badges.

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowBadgeModifier: ViewModifier {
  let badge: FlowText?
  let display: FlowDisplay

  @ViewBuilder func body(content: Content) -> some View {
    #if os(tvOS)
      content
    #else
      if #available(iOS 15, macOS 13, visionOS 1, *), display.runs(on: 15) {
        content.badge(badge?.text)
      } else {
        content
      }
    #endif
  }
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
extension TabContent {
  func flowBadge(_ badge: FlowText?) -> some TabContent<TabValue> {
    #if os(tvOS)
      self
    #else
      self.badge(badge?.text)
    #endif
  }
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
extension FlowTab.Role {
  var role: TabRole {
    switch self {
    case .search: .search
    }
  }
}

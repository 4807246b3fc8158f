import FlowRuntime
import SwiftUI

// What tabs have beside their titles. tvOS has no badges.

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension View {
  func flowBadge(_ badge: FlowText?) -> some View {
    #if os(tvOS)
      self
    #else
      self.badge(badge?.text)
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

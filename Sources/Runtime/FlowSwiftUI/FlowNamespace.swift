import FlowRuntime
import SwiftUI

/// The namespace of a layer, in which screens find the views that they zoom out of. Only systems with zooms need one.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package struct FlowNamespace: Hashable {
  fileprivate let id: AnyHashable?
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
extension FlowNamespace {
  var namespace: Namespace.ID? { id as? Namespace.ID }
}

/// A view with a namespace of its own.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowNamespaceReader<Content: View>: View {
  let display: FlowDisplay
  let content: (FlowNamespace) -> Content

  var body: some View {
    if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *), display.runs(on: 18) {
      FlowOwnNamespace(content: content)
    } else {
      content(FlowNamespace(id: nil))
    }
  }
}

@MainActor
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
private struct FlowOwnNamespace<Content: View>: View {
  let content: (FlowNamespace) -> Content
  @Namespace private var namespace

  var body: some View { content(FlowNamespace(id: namespace)) }
}

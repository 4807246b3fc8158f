import FlowRuntime
import SwiftUI

// What flows say, as SwiftUI says it.

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowText {
  /// The text as a localisation key, which is looked up when it is shown.
  var key: LocalizedStringKey {
    // In a key with values, '%' is '%%'.
    if let plain { return LocalizedStringKey(plain) }
    var key = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for part in parts {
      switch part {
      case .literal(let text): key.appendLiteral(text)
      case .text(let text): key.appendInterpolation(text)
      case .integer(let number): key.appendInterpolation(number)
      }
    }
    return LocalizedStringKey(stringInterpolation: key)
  }

  package var text: Text { Text(key) }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowTransition {
  /// - Parameters:
  ///   - platform: the system on which it plays.
  ///   - custom: looks up a transition of the app by its name and flow.
  func transition(
    on platform: FlowPlatform, _ custom: (String, String) -> AnyTransition?
  ) -> AnyTransition {
    switch self {
    case .identity: .identity
    case .opacity: .opacity
    case .slide: .slide
    case .scale(let factor): factor.map { .scale(scale: $0) } ?? .scale
    case .offset(let x, let y): .offset(x: x, y: y)
    case .combined(let transitions):
      transitions.dropFirst().reduce(
        transitions.first?.transition(on: platform, custom) ?? .identity
      ) { $0.combined(with: $1.transition(on: platform, custom)) }
    case .move(let edge): .move(edge: edge.edge)
    case .push(let edge): .moving(from: edge, on: platform)
    case .asymmetric(let insertion, let removal):
      .asymmetric(
        insertion: insertion.transition(on: platform, custom),
        removal: removal.transition(on: platform, custom))
    // The app may have brought it when it saved this state, and no longer.
    case .named(let name, let flow): custom(name, flow) ?? .opacity
    }
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension AnyTransition {
  /// Moves in from an edge, and out to the opposite edge. Before iOS 16, the other view stays in its place.
  fileprivate static func moving(from edge: FlowEdge, on platform: FlowPlatform) -> AnyTransition {
    if #available(iOS 16, macOS 13, tvOS 16, visionOS 1, *), platform.version >= 16 {
      return .push(from: edge.edge)
    }
    return .asymmetric(
      insertion: .move(edge: edge.edge), removal: .move(edge: edge.opposite.edge))
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowEdge {
  package var opposite: FlowEdge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }

  var edge: Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowAnimation {
  package var animation: Animation {
    switch self {
    case .default: .default
    case .linear(let duration): .linear(duration: duration)
    case .easeIn(let duration): .easeIn(duration: duration)
    case .easeOut(let duration): .easeOut(duration: duration)
    case .easeInOut(let duration): .easeInOut(duration: duration)
    case .spring(let response, let damping):
      .spring(response: response, dampingFraction: damping)
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowDetent {
  var detent: PresentationDetent {
    switch self {
    case .medium: .medium
    case .large: .large
    case .fraction(let part): .fraction(part)
    case .height(let points): .height(points)
    }
  }
}

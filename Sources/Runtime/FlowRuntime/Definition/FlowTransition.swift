/// The transition with which a destination appears and disappears.
///
/// It is a description of a SwiftUI transition that can be encoded and restored.
public indirect enum FlowTransition: Hashable, Codable, Sendable {
  /// No transition; a fade; a slide in from the leading edge and out to the trailing edge.
  case identity, opacity, slide
  /// Scales from and to a fraction of its size, or zero.
  case scale(Double? = nil)
  /// Moves from and to an offset, in points to the right and down.
  case offset(x: Double, y: Double)
  /// Moves in from an edge, and out to the same edge.
  case move(edge: FlowEdge)
  /// Moves in from an edge, and out to the opposite edge.
  case push(from: FlowEdge)
  /// Several transitions at once.
  case combined([FlowTransition])
  /// One transition to appear, and another one to disappear.
  case asymmetric(insertion: FlowTransition, removal: FlowTransition)
  /// A transition that the app brings, by its name and the type of the flow that names it.
  case named(String, flow: String)

  /// A transition that the app brings.
  ///
  /// - Parameters:
  ///   - name: its name in the flow.
  ///   - flow: the flow that names it.
  public static func custom(_ name: String, of flow: any FlowDefinition.Type) -> FlowTransition {
    .named(name, flow: String(reflecting: flow))
  }
}

/// An edge of a screen.
public enum FlowEdge: String, Codable, Sendable {
  case top, leading, bottom, trailing
}

/// The animation of a transition, with durations in seconds.
public enum FlowAnimation: Hashable, Codable, Sendable {
  /// The platform's default animation.
  case `default`
  /// A constant speed.
  case linear(duration: Double = 0.35)
  /// A slow start.
  case easeIn(duration: Double = 0.35)
  /// A slow end.
  case easeOut(duration: Double = 0.35)
  /// A slow start and a slow end.
  case easeInOut(duration: Double = 0.35)
  /// A spring. Its response is in seconds; a damping fraction of 1 or more does not oscillate.
  case spring(response: Double = 0.5, dampingFraction: Double = 0.825)
}

extension FlowAnimation {
  /// The maximum duration, in milliseconds.
  var milliseconds: Int {
    switch self {
    case .default: 500
    case .linear(let duration), .easeIn(let duration), .easeOut(let duration),
      .easeInOut(let duration):
      Int(duration * 1_000)
    case .spring(let response, _): Int(response * 4_000)
    }
  }
}

/// A height of a sheet.
public enum FlowDetent: Hashable, Codable, Sendable {
  /// About half of the screen; the full height of a sheet.
  case medium, large
  /// A fraction of the screen's height, from 0 to 1.
  case fraction(Double)
  /// A height in points.
  case height(Double)
}

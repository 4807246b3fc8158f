/// How an animated destination comes in and goes out.
///
/// Like all that says how a destination comes up, it is a description that can be kept while the app
/// doesn't run.
public indirect enum FlowTransition: Hashable, Codable, Sendable {
  /// At once; by fading; in at the leading edge and out at the trailing one.
  case identity, opacity, slide
  /// From and to a part of its size, or nothing.
  case scale(Double? = nil)
  /// From and to so many points to the right and down.
  case offset(x: Double, y: Double)
  /// In from an edge, and out by it.
  case move(edge: FlowEdge)
  /// In from an edge, and out by the opposite one.
  case push(from: FlowEdge)
  /// Several at once.
  case combined([FlowTransition])
  /// In by one, out by another.
  case asymmetric(insertion: FlowTransition, removal: FlowTransition)
}

/// An edge of what is shown.
public enum FlowEdge: String, Codable, Sendable {
  case top, leading, bottom, trailing
}

/// The pace at which a destination comes in and goes out, in seconds.
public enum FlowAnimation: Hashable, Codable, Sendable {
  /// As the platform does it.
  case `default`
  /// At one pace.
  case linear(duration: Double = 0.35)
  /// Slowly at first.
  case easeIn(duration: Double = 0.35)
  /// Slowly at last.
  case easeOut(duration: Double = 0.35)
  /// Slowly at first and at last.
  case easeInOut(duration: Double = 0.35)
  /// As a spring that takes so long to answer, and swings less the nearer its damping is to 1.
  case spring(response: Double = 0.5, dampingFraction: Double = 0.825)
}

extension FlowAnimation {
  /// How long it takes at most.
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
  /// Half the screen; nearly all of it.
  case medium, large
  /// A part of the screen's height, from 0 to 1.
  case fraction(Double)
  /// So many points.
  case height(Double)
}

/// How an animated destination comes in and goes out.
///
/// Like all that says how a destination comes up, it is a description that can be kept while the app
/// doesn't run.
public indirect enum FlowTransition: Hashable, Codable, Sendable {
  case identity, opacity, slide, scale
  case move(edge: FlowEdge)
  case push(from: FlowEdge)
  case asymmetric(insertion: FlowTransition, removal: FlowTransition)
}

public enum FlowEdge: String, Codable, Sendable {
  case top, leading, bottom, trailing
}

/// The pace at which a destination comes in and goes out, in seconds.
public enum FlowAnimation: Hashable, Codable, Sendable {
  case `default`
  case linear(duration: Double = 0.35)
  case easeIn(duration: Double = 0.35)
  case easeOut(duration: Double = 0.35)
  case easeInOut(duration: Double = 0.35)
  case spring(response: Double = 0.5)
}

/// A height of a sheet.
public enum FlowDetent: Hashable, Codable, Sendable {
  case medium, large
  case fraction(Double)
  case height(Double)
}

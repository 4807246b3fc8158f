/// A destination that is about to be opened, and where.
struct FlowOpening {
  let destination: any FlowDestination
  /// The run that it will belong to, or that its own run will lie in.
  let run: FlowRun.ID
  var stack: FlowStack.ID
  var index: Int
  var arrival: FlowArrival
  var opener: FlowOpener?
  var style = FlowStyle.push
  var step: Int?
  /// The way into the flow that runs in the destination's place.
  var entry: (any FlowEntry)?
}

/// What opening something came to.
enum FlowOpeningResult {
  case shown, nothing
  /// A plan that is pending shows something else in its place.
  case otherwise
}

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

/// Whether opening something showed something.
enum FlowOpened {
  case shown, nothing
  /// A plan is on the pending that shows something else in its place.
  case otherwise
}

/// What the platform is busy with. Each comes to an end by a report or, without one, by a clock.
package enum FlowMovement: Hashable, Sendable {
  /// A layer comes, until it has appeared.
  case coming(FlowLayer.ID)
  /// A layer has appeared, until it stands; the platform does not tell when.
  case rising(FlowLayer.ID)
  /// What lay over a layer goes, until it has gone.
  case going(over: FlowLayer.ID)
  /// The same of what goes without a report: an alert, or what never came.
  case vanishing(over: FlowLayer.ID)
}

extension FlowMovement? {
  /// What can be asked of the platform meanwhile.
  var readiness: FlowPlatformReadiness {
    switch self {
    case nil: .ready
    case .rising, .vanishing: .stacksOnly
    case .coming, .going: .busy
    }
  }
}

/// The layers that the platform was asked for.
struct FlowRequests {
  private var counts: [FlowLayer.ID: Int] = [:]
  /// Those that were asked for a moment ago: what the user does now may be meant for what lies under.
  private var recent: Set<FlowLayer.ID> = []

  /// A layer is asked for; returns whether it is the first time.
  mutating func insert(_ layer: FlowLayer) {
    counts[layer.id, default: 0] += 1
    if counts[layer.id] == 1 || layer.presentation.isAlert { recent.insert(layer.id) }
  }

  mutating func age(_ layer: FlowLayer.ID) { recent.remove(layer) }

  /// Forgets all others.
  mutating func keep(_ layers: [FlowLayer]) {
    let kept = Set(layers.map(\.id))
    counts = counts.filter { kept.contains($0.key) }
  }

  /// How often a layer was asked for, if that is not just so: then it should be there.
  func count(of layer: FlowLayer.ID) -> Int? { recent.contains(layer) ? nil : counts[layer] }
}

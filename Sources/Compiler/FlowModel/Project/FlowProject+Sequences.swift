extension FlowProject {
  /// The sequences of a flow by the screens that are their steps.
  package func sequencesByStep(of flow: Flow) -> [ID<Screen>: [ScreenSequence]] {
    var sequences: [ID<Screen>: [ScreenSequence]] = [:]
    for screen in screens[flow.screens] {
      guard case .sequence(let sequence) = screen.kind else { continue }
      for id in steps[sequence.steps].compactMap(\.screen.id) {
        sequences[id, default: []].append(sequence)
      }
    }
    return sequences
  }
}

import FlowModel

extension RunningState {
  /// The nearest run, from this one outward, at whose first destination `back` stops.
  func frame(of run: Number<Run>) -> Number<Run> {
    outward(from: run).first { runs[$0]?.kind.isFrame == true } ?? main
  }

  /// The nearest run of a flow, from this one outward.
  func flowRun(of run: Number<Run>) -> Number<Run> {
    outward(from: run).first { number in
      if case .flow = runs[number]?.kind { true } else { false }
    } ?? main
  }

  /// The run and those that it is in, the innermost first.
  func outward(from run: Number<Run>) -> [Number<Run>] {
    var found = [run]
    var inner = run
    while let outer = runs[inner]?.parent {
      found.append(outer)
      inner = outer
    }
    return found
  }

  func isMember(_ destination: Number<Destination>, of run: Number<Run>) -> Bool {
    var next = destinations[destination]?.run
    while let inner = next, inner != run { next = runs[inner]?.parent }
    return next != nil
  }

  /// Everything that a run shows, with what the runs inside it show, bottom to top.
  func members(of run: Number<Run>) -> [Number<Destination>] {
    all.filter { isMember($0, of: run) }
  }

  /// The topmost run of a flow that is going on; what is on screen comes before what is not.
  func run(of flow: ID<Flow>) -> Number<Run>? {
    if runs[main]?.end == nil, runs.count == 1 {
      return runs[main]?.kind == .flow(flow) ? main : nil
    }
    for number in shown.reversed() + all.reversed() {
      guard let innermost = destinations[number]?.run else { continue }
      let run = outward(from: innermost).first {
        runs[$0]?.kind == .flow(flow) && runs[$0]?.end == nil
      }
      if let run { return run }
    }
    return nil
  }

  /// The destinations that stand for a screen in a frame: the screen's own, or all of its run's.
  func places(of screen: ID<Screen>, among candidates: [Number<Destination>], in frame: Number<Run>)
    -> [Number<Destination>]
  {
    candidates.filter { number in
      guard let destination = destinations[number], isMember(number, of: frame) else {
        return false
      }
      if destination.screen == screen, self.frame(of: destination.run) == frame { return true }
      return hosts(of: destination.run, below: frame).contains(screen)
    }
  }

  /// The screens that stand for the run and those around it, up to the frame.
  private func hosts(of run: Number<Run>, below frame: Number<Run>) -> [ID<Screen>] {
    outward(from: run).prefix { $0 != frame }.compactMap { runs[$0]?.host }
  }
}

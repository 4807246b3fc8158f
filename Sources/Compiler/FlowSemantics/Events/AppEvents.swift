import FlowModel

extension Execution {
  /// An event that no screen sends: accepted in any state in which a run of its flow goes on. Its
  /// source is the destination on top.
  mutating func happened(_ transition: ID<Transition>, _ values: [Binding]) {
    guard let flow = flow(ofApp: transition), let run = state.run(of: flow) else {
      return remark(.ignored)
    }
    let context = Context(
      source: .onTop, run: run, scope: Scope(event: values), isFlowWide: true,
      isFromApp: true)
    agenda.append(.list(project.transitions[transition].actions, context))
  }

  /// The flow that declares an event of the app.
  func flow(ofApp transition: ID<Transition>) -> ID<Flow>? {
    project.flows.ids.first { project.flows[$0].app.contains(transition) }
  }

  /// The app's state has another value: what switches and tabs show follows, and what was refused may be
  /// possible now.
  mutating func changed(_ id: ID<AppState>, to value: Int) {
    guard project.states.ids.contains(id) else { return remark(.ignored) }
    state.values[Int(id.index)] = value
    mayResume = true
    updateSwitches()
    updateTabs()
  }

  /// An answer is delivered while its screen is there, covered or not; one that comes after its
  /// screen left is dropped.
  mutating func answered(_ waiting: Waiting, _ end: Int, _ values: [Binding]) {
    guard var context = state.awaits[waiting],
      let destination = state.destinations[waiting.destination],
      let wait = wait(of: waiting, destination), let outcome = wait.outcome.id,
      project.outcomes[outcome].ends.indices.contains(
        project.outcomes[outcome].ends.startIndex + end)
    else { return remark(.ignored) }
    state.awaits[waiting] = nil
    let name = project.outcomeEnds[project.outcomes[outcome].ends][
      project.outcomes[outcome].ends.startIndex + end
    ].name.symbol
    context.scope.event = values + context.scope.event
    if let transition = project.transition(in: wait.ends, on: name) {
      agenda.append(.list(project.transitions[transition].actions, context))
    } else if waiting.action == nil, let response = response(of: waiting.destination, to: name) {
      respond(response, of: waiting.destination, values)
    }
  }

  func wait(of waiting: Waiting, _ destination: Destination) -> Await? {
    guard let action = waiting.action else { return project.screens[destination.screen].awaits }
    guard case .await(let wait) = project.actions[action].kind else { return nil }
    return wait
  }

  mutating func elapsed(_ waiting: Waiting) {
    guard let context = state.timers.removeValue(forKey: waiting), let action = waiting.action,
      case .after(_, let list) = project.actions[action].kind
    else { return remark(.ignored) }
    agenda.append(.list(list, context))
  }

  /// The app has ended what only it can show: a share sheet that was completed or closed.
  mutating func externalEnded(_ number: Number<Destination>, _ end: End) {
    guard state.active.contains(number), let destination = state.destinations[number],
      case .external = project.screens[destination.screen].kind
    else { return remark(.ignored) }
    self.end(destination.run, end == .dismissed ? .cancelled : end)
  }
}

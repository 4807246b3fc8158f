import FlowModel
import FlowSyntax

/// The events that views send for what holds them: for tabs, columns and switches, and the sequence
/// around these.
extension Execution {
  /// Whether a view sends an event of an instance: its own, or one that it holds.
  func isSent(_ name: Symbol, of number: Number<Destination>) -> Bool {
    guard let destination = state.destinations[number] else { return false }
    switch destination.content {
    case .tabs, .split, .region: return state.active.contains { sends($0, name, for: number) }
    default: break
    }
    guard project.hearers[destination.screen] != nil,
      case .transition(let event)? = response(of: number, to: name),
      !project.hasEvent(name, destination.screen)
    else { return true }
    if project.eventElsewhere(of: destination.screen, named: name) == event {
      return listener(to: name, from: number) == nil
    }
    return project.heldEvents(sentFrom: destination.screen, named: name)
      .contains { $0.transition == event }
  }

  /// Whether the view of an instance sends an event of a container: the instance is the first there, and
  /// neither its own events nor those of anything nearer have that name.
  func sends(
    _ view: Number<Destination>, _ name: Symbol, for container: Number<Destination>
  ) -> Bool {
    listener(to: name, from: view) == container
  }

  /// The nearest container that hears an event of a view, if neither the view nor its sequence does.
  private func listener(
    to name: Symbol, from view: Number<Destination>
  ) -> Number<Destination>? {
    guard let destination = state.destinations[view], case .view = destination.content,
      !project.hasEvent(name, destination.screen), stepResponse(of: view, to: name) == nil
    else { return nil }
    let hosts = project.heldEvents(sentFrom: destination.screen, named: name).map(\.host)
    let continues =
      [Keyword.next.symbol, Keyword.skip.symbol].contains(name)
      && !project.sequences(withStep: destination.screen).isEmpty
    return state.containers(around: view).first { container in
      let sequence = sequence(around: container)
      let hears = [state.destinations[container]?.screen, sequence].contains {
        $0.map(hosts.contains) == true
      }
      return hears || continues && stepResponse(of: container, to: name) != nil
    }
  }

  /// The sequence of which an instance is a step.
  private func sequence(around number: Number<Destination>) -> ID<Screen>? {
    place(inSequence: number).flatMap { state.runs[$0.0]?.host }
  }
}

extension RunningState {
  /// The containers in which an instance is the first one, by itself or with those that hold it.
  func containers(around number: Number<Destination>) -> [Number<Destination>] {
    var found: [Number<Destination>] = []
    while index(of: found.last ?? number) == 0,
      let stack = destinations[found.last ?? number]?.stack, let holder = stacks[stack]?.container
    {
      found.append(holder)
    }
    return found
  }
}

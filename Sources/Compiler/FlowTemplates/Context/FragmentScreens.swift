import FlowDiagnostics
import FlowModel

/// In how many flows a screen of a fragment is, and in how many of them a step of a sequence.
struct FragmentScreens: Sendable {
  private struct Count {
    var flows = 0
    var next = 0
    var skip = 0
  }

  /// How many of the flows that have a screen give it an event.
  enum Share { case none, some, all }

  private var counts: [SourceRange: Count] = [:]

  init(of project: FlowProject) {
    for flow in project.flows.elements where !flow.includes.isEmpty {
      let steps = project.steps(of: flow)
      for id in flow.screens {
        let name = project.screens[id].name
        guard project.fragment(declaring: name) != nil else { continue }
        var count = counts[name.range] ?? Count()
        count.flows += 1
        count.next += steps[id] == nil ? 0 : 1
        count.skip += steps[id] == true ? 1 : 0
        counts[name.range] = count
      }
    }
  }

  func next(after screen: Screen) -> Share { share(of: screen, \.next) }

  func skip(from screen: Screen) -> Share { share(of: screen, \.skip) }

  private func share(of screen: Screen, _ number: KeyPath<Count, Int>) -> Share {
    guard let count = counts[screen.name.range] else { return .none }
    return switch count[keyPath: number] {
    case 0: .none
    case count.flows: .all
    default: .some
    }
  }
}

extension FlowProject {
  /// The screens that are steps of a flow's sequences, each with whether one of them can be skipped.
  fileprivate func steps(of flow: Flow) -> [ID<Screen>: Bool] {
    var known: [ID<Screen>: Bool] = [:]
    for screen in screens[flow.screens] {
      guard case .sequence(let sequence) = screen.kind else { continue }
      for id in steps[sequence.steps].compactMap(\.screen.id) {
        known[id] = known[id] == true || sequence.skip != nil
      }
    }
    return known
  }
}

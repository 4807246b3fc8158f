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
      let sequences = project.sequencesByStep(of: flow)
      for id in flow.screens {
        let name = project.screens[id].name
        guard project.fragment(declaring: name) != nil else { continue }
        var count = counts[name.range] ?? Count()
        count.flows += 1
        let ofScreen = sequences[id] ?? []
        count.next += ofScreen.isEmpty ? 0 : 1
        count.skip += ofScreen.contains { $0.skip != nil } ? 1 : 0
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

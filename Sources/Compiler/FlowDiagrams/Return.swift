import FlowModel

/// An event that names no target screen: a step back, an effect.
struct Return {
  enum Kind {
    case back, dismiss, elsewhere
  }

  /// The last step back; nothing for an event after which everything is as it was.
  let kind: Kind?
  let trail: Trail
}

extension Return.Kind {
  init?(_ action: ActionKind) {
    switch action {
    case .back: self = .back
    case .dismiss: self = .dismiss
    case .backToRoot, .dismissAll, .finish, .cancel: self = .elsewhere
    default: return nil
    }
  }
}

extension FlowProject {
  /// A step that no arrow shows, as it is written.
  func words(for action: ActionKind) -> String? {
    switch action {
    case .back: "back"
    case .backToRoot: "backToRoot"
    case .dismiss: "dismiss"
    case .dismissAll: "dismissAll"
    case .finish(_, let end): "finish" + (end.map { " " + line($0.name) } ?? "")
    case .cancel: "cancel"
    case .tab(let target, _): "tab \(line(target.name))"
    case .effect(let effect, _): line(effect.name)
    case .show(let show): line(show.target.name)
    default: nil
    }
  }
}

extension DiagramBuilder {
  /// Steps back become arrows where only one place shows the screen, and lines in its box elsewhere.
  mutating func drawReturns() {
    let origins = origins()
    var seen: Set<BoxLine> = []
    for step in returns {
      let node = step.trail.origin
      let origin = origins[node]
      let isKnown = step.kind == .back || step.kind == .dismiss && origin?.isModal == true
      if let origin, isKnown {
        let others = step.trail.before.dropLast()
        var trail = step.trail
        trail.before = Array(others)
        connect(node, origin.node, .back, trail.label)
      } else {
        var trail = step.trail
        trail.before = []
        let event = trail.label.isEmpty ? "" : trail.label + ": "
        let line = event + step.trail.before.joined(separator: ", ")
        if seen.insert(BoxLine(node: node, text: line)).inserted {
          diagram.nodes[node].details.append(line)
        }
      }
    }
  }

  /// The one node that shows each node in a way that leaves itself below, where there is but one.
  private func origins() -> [Origin?] {
    var origins = [Origin?](repeating: nil, count: diagram.nodes.count)
    var isUnclear = [Bool](repeating: false, count: diagram.nodes.count)
    for edge in edges.all where edge.style != .back {
      if edge.source == edge.target { continue }
      let isOther = origins[edge.target] != nil && origins[edge.target]?.node != edge.source
      if isOther || diagram.nodes[edge.source].screen == nil || !edge.style.keepsSource {
        isUnclear[edge.target] = true
      }
      let isModal = edge.style.isModal && origins[edge.target]?.isModal != false
      origins[edge.target] = Origin(node: edge.source, isModal: isModal)
    }
    for node in origins.indices where isUnclear[node] { origins[node] = nil }
    return origins
  }

  /// The lines of a box about its events; they are equal in each flow that shares the screen.
  private struct BoxLine: Hashable {
    let node: Int
    let text: String
  }

  private struct Origin {
    let node: Int
    let isModal: Bool
  }
}

import FlowModel

/// What ends the runs that screens embed, by where these screens can be.
struct RunPlaces {
  private enum Place {
    /// Always in a layer above the first of its flow, or pushed in such a layer.
    case presented
    /// Sometimes in the first layer.
    case pushed
    /// On the stack of a tab, where it stays if users select another tab.
    case inTab
  }

  private let interiors: TabInteriors
  /// The nodes of the screens that can be in the first layer of their flow.
  private var inFirstLayer: Set<Int>

  init(of analysis: FlowAnalysis) {
    interiors = TabInteriors(of: analysis)
    let screens = analysis.screens
    let goesOn = screens.edges { $0.staysInLayer || [.entrance, .elsewhere].contains($0.kind) }
    inFirstLayer = Set(screens.outside)
    var waiting = Array(screens.outside)
    while let node = waiting.popLast() {
      for edge in screens.graph.edges(from: node) where goesOn(edge) {
        let target = Int(screens.graph.edges[edge].to)
        if inFirstLayer.insert(target).inserted { waiting.append(target) }
      }
    }
  }

  private func place(of host: ID<Screen>) -> Place {
    if !inFirstLayer.contains(Int(host.index)) { return .presented }
    return interiors.tabs(around: host) == nil ? .pushed : .inTab
  }

  /// What to do first so that the run of a screen ends.
  func ending(of host: ID<Screen>) -> String {
    switch place(of: host) {
    case .presented: "do 'dismissAll' first"
    case .pushed: "do 'backToRoot' first"
    case .inTab: "select its tab and do 'backToRoot' first"
    }
  }

  /// Whether an action ends the run of a screen and tells so, perhaps after the selection of a tab.
  func isEnded(_ host: ID<Screen>, by action: ActionKind, hasSelectedTab: Bool) -> Bool {
    switch action {
    case .setRoot: true
    case .dismissAll, .dismissTo, .tab: place(of: host) == .presented
    case .backToRoot, .backTo: place(of: host) != .inTab || hasSelectedTab
    default: false
    }
  }
}

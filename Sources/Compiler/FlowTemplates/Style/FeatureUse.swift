import FlowDiagnostics
import FlowModel

/// A place in a flow that asks for a feature.
struct FeatureUse {
  let feature: Feature
  let range: SourceRange
}

extension FlowProject {
  /// Every place that asks for a feature, in source order of the screens.
  var featureUses: [FeatureUse] {
    var uses: [FeatureUse] = []
    for flow in flows.elements { collectUses(of: flow, into: &uses) }
    for screen in screens.elements { collectUses(of: screen, into: &uses) }
    for action in actions.elements { collectUses(of: action, into: &uses) }
    for parameter in parameters.elements where parameter.type.isReference {
      uses.append(FeatureUse(feature: .reference, range: parameter.type.spelling.range))
    }
    return uses
  }

  private func collectUses(of flow: Flow, into uses: inout [FeatureUse]) {
    func add(_ feature: Feature, _ range: SourceRange?) {
      if let range { uses.append(FeatureUse(feature: feature, range: range)) }
    }
    add(.scope, flow.scope?.spelling.range)
    add(.returns, flow.returns?.spelling.range)
    add(.severalEnds, flowEnds[flow.ends].first?.name.range)
    add(.customTransitions, flow.customTransitions.first?.range)
    add(.app, transitions[flow.app].first?.event.range)
    add(.entries, entries[flow.entries].first?.name.range)
    add(.variants, variants[flow.variants].first?.name.range)
    if let presentation = flow.presentation { uses += presentation.uses }
  }

  private func collectUses(of screen: Screen, into uses: inout [FeatureUse]) {
    func add(_ feature: Feature, _ range: SourceRange?) {
      if let range { uses.append(FeatureUse(feature: feature, range: range)) }
    }
    if let feature = screen.kind.feature { add(feature, screen.name.range) }
    uses += self.uses(in: screen.kind)
    add(.model, screen.model?.range)
    add(.returns, screen.returns?.spelling.range)
    add(.requires, screen.requires?.name.range)
    add(.leaving, screen.leaving.flatMap { actions[$0].first?.range })
    add(.deepLink, deepLinks[screen.deepLinks].first?.pattern.range)
    for link in deepLinks[screen.deepLinks] {
      let isPushed = link.way.dropFirst(link.isOnTop ? 0 : 1).contains {
        screens[$0].isPushedByDefault
      }
      add(.push, isPushed ? link.pattern.range : nil)
    }
    if let presentation = screen.presentation,
      presentation.range != flows[screen.flow].presentation?.range
    {
      uses += presentation.uses
    }
    add(.anchor, screen.anchor?.range)
  }

  private func uses(in kind: ScreenKind) -> [FeatureUse] {
    switch kind {
    case .alert(let alert):
      return fields[alert.fields].prefix(1).map {
        FeatureUse(feature: .alertFields, range: $0.name.range)
      }
    case .sequence(let sequence):
      let resumes = sequence.resumes.map { [FeatureUse(feature: .resumes, range: $0)] } ?? []
      return resumes + steps[sequence.steps].flatMap(\.presentation.uses)
    case .tabs(let tabs): return self.tabs[tabs].flatMap(\.uses)
    default: return []
    }
  }

  private func collectUses(of action: Action, into uses: inout [FeatureUse]) {
    if case .show(let show) = action.kind {
      collectUses(of: show, at: action.range, into: &uses)
    } else if let feature = action.kind.feature {
      uses.append(FeatureUse(feature: feature, range: action.range))
    }
    switch action.kind {
    case .backTo(_, let otherwise), .dismissTo(_, let otherwise):
      if otherwise.isEmpty { return }
      uses.append(FeatureUse(feature: .backToElse, range: action.range))
    default: return
    }
  }

  private func collectUses(
    of show: Show, at range: SourceRange, into uses: inout [FeatureUse]
  ) {
    if let presentation = show.presentation {
      uses += presentation.uses
    } else if show.target.id.map({ screens[$0].isPushedByDefault }) ?? true {
      uses.append(FeatureUse(feature: .push, range: range))
    }
    if show.ifShown != .again { uses.append(FeatureUse(feature: .ifShown, range: range)) }
    if let from = show.from {
      uses.append(FeatureUse(feature: .replaceFrom, range: from.name.range))
    }
    if let anchor = show.anchor { uses.append(FeatureUse(feature: .anchor, range: anchor.range)) }
    if show.hasReactions {
      uses.append(FeatureUse(feature: .completion, range: range))
    }
  }
}

extension Screen {
  /// Whether a transition that says no style pushes it.
  fileprivate var isPushedByDefault: Bool {
    switch kind {
    case .alert, .confirmationDialog, .external: false
    default: presentation == nil
    }
  }
}

extension Tab {
  fileprivate var uses: [FeatureUse] {
    let places: [(Feature, SourceRange?)] = [
      (.badge, badge?.range), (.changingTabs, when?.range), (.tabsForElements, forEach?.range),
      (.searchTab, role == .search ? range : nil),
    ]
    return places.compactMap { feature, range in
      range.map { FeatureUse(feature: feature, range: $0) }
    }
  }
}

extension Presentation {
  fileprivate var uses: [FeatureUse] {
    var features: [Feature] = [style.feature]
    if compactStyle != nil { features.append(.sizeClass) }
    switch transition {
    case .zoom: features.append(.zoom)
    case .crossDissolve: features.append(.crossDissolve)
    case .moving, nil: break
    }
    if transition?.isMoving ?? (animation != nil), style == .push || compactStyle == .push {
      features.append(.movingPush)
    }
    if !detents.isEmpty { features.append(.detents) }
    if interactiveDismissDisabled { features.append(.interactiveDismissDisabled) }
    return features.map { FeatureUse(feature: $0, range: range) }
  }
}

extension PresentationStyle {
  fileprivate var feature: Feature {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .popover: .popover
    case .plain: .plain
    case .animated: .animated
    case .replace: .replace
    }
  }
}

extension ScreenKind {
  fileprivate var feature: Feature? {
    switch self {
    case .view: nil
    case .alert: .alert
    case .confirmationDialog: .confirmationDialog
    case .tabs: .tabs
    case .split: .split
    case .switch: .switch
    case .embed: .embed
    case .sequence: .sequence
    case .external: .external
    }
  }
}

extension ActionKind {
  fileprivate var feature: Feature? {
    switch self {
    case .none, .show, .back, .dismiss, .dismissAll: nil
    case .setRoot: .setRoot
    case .showInNextColumn: .show
    case .tab: .tab
    case .backTo: .backTo
    case .backToRoot: .backToRoot
    case .dismissTo: .dismissTo
    case .finish, .cancel: .finish
    case .effect: .effect
    case .when, .choose: .when
    case .await: .await
    case .after: .after
    }
  }
}

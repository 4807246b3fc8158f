import FlowDiagnostics

/// What keeps a screen from being swiped away is said beside its style or apart from it.
extension Resolution {
  private static let swipeable: Set<PresentationStyle> = [.sheet, .popover]

  /// How an action says that its target comes up; what keeps the target from being swiped away may
  /// be said at either of them, and says nothing else.
  mutating func presentation(_ syntax: Syntax, of target: ID<Screen>?) -> Presentation? {
    presentation(syntax, over: target.flatMap { screenSyntax[$0] })
  }

  /// How a screen comes up where a transition doesn't say. What the system draws is none of the flow's.
  mutating func presentation(ofScreen syntax: Syntax, _ kind: ScreenKind) -> Presentation? {
    switch kind {
    case .alert, .confirmationDialog, .external: presentation(syntax)
    default: presentation(orOfFlow: syntax)
    }
  }

  /// What holds if a transition to a screen says nothing. The app's own screens are sheets.
  mutating func presentation(ofTarget own: Syntax) -> Presentation? {
    isTrue(own[.external])
      ? presentation(own) ?? Presentation(.sheet, at: own.range) : presentation(orOfFlow: own)
  }

  /// What holds if a transition or a step says nothing: what its screen or sequence says, or else its flow.
  mutating func presentation(orOfFlow own: Syntax) -> Presentation? {
    guard let flowSyntax else { return presentation(own) }
    let rest = presentation(flowSyntax)
    return presentation(own).map { completed($0, own, by: rest, flowSyntax) } ?? rest
  }

  /// How something says that it comes up, where `own` says what holds if it doesn't.
  mutating func presentation(_ syntax: Syntax, over own: Syntax?) -> Presentation? {
    guard var said = presentation(syntax) else { return nil }
    guard let own else { return said }
    let rest = presentation(ofTarget: own)
    said = completed(said, syntax, by: rest, own)
    if let setting = syntax[.interactiveDismissDisabled], syntax[.style] == nil,
      !said.canBeSwipedAway
    {
      saysNothing(
        .interactiveDismissDisabled, about: said.style, Self.swipeable, at: setting.range)
    }
    return said
  }

  /// What is said, with what it leaves to what holds otherwise.
  private func completed(
    _ said: Presentation, _ syntax: Syntax, by rest: Presentation?, _ own: Syntax
  ) -> Presentation {
    if let rest, let other = Presentation(rest, changingAs: said, in: syntax) { return other }
    if syntax.saysNothingElseOfPresentation, let rest {
      return Presentation(rest, staying: said.interactiveDismissDisabled, at: said.range)
    }
    if syntax[.interactiveDismissDisabled] == nil, said.canBeSwipedAway {
      return Presentation(
        said, staying: isTrue(own[.interactiveDismissDisabled]), at: said.range)
    }
    return said
  }

  /// Says it of screens that can't be swiped away in any way that they come up.
  mutating func checkStaying(_ screens: [(ID<Screen>, Syntax)], since first: Int) {
    let held = screens.filter { id, syntax in
      syntax[.interactiveDismissDisabled] != nil && syntax[.style] == nil
        && syntax[.steps] == nil && !isTrue(syntax[.external])
        && project.screens[id].presentation?.canBeSwipedAway == false
    }
    if held.isEmpty { return }
    var swipeable: Set<ID<Screen>> = []
    for id in IDRange<Action>(first, project.actions.ids.endIndex) {
      guard case .show(let show) = project.actions[id].kind, let target = show.target.id,
        show.presentation?.canBeSwipedAway == true
      else { continue }
      swipeable.insert(target)
    }
    for (id, syntax) in held where !swipeable.contains(id) {
      guard let setting = syntax[.interactiveDismissDisabled] else { continue }
      let style = project.screens[id].presentation?.style ?? .push
      saysNothing(.interactiveDismissDisabled, about: style, Self.swipeable, at: setting.range)
    }
  }
}

extension Presentation {
  fileprivate init(_ other: Presentation, staying stays: Bool, at range: SourceRange) {
    self.init(
      style: other.style, compactStyle: other.compactStyle, detents: other.detents,
      interactiveDismissDisabled: stays, transition: other.transition, animation: other.animation,
      range: range)
  }

  fileprivate var canBeSwipedAway: Bool {
    [style, compactStyle].contains(.sheet) || [style, compactStyle].contains(.popover)
  }
}

extension Syntax {
  fileprivate var saysNothingElseOfPresentation: Bool {
    [.style, .transition, .animation, .detents].allSatisfy { self[$0] == nil }
  }
}

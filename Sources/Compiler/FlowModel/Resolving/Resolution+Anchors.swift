import FlowDiagnostics
import FlowSyntax

/// The views that popovers and dialogs point at, and out of which screens zoom.
extension Resolution {
  /// The anchor of something that comes up; says so where it has no use for one.
  ///
  /// - Parameters:
  ///   - shown: the screen that comes up, if there is one.
  ///   - said: how it comes up.
  mutating func anchor(_ syntax: Syntax, of shown: Syntax?, _ said: Presentation?) -> Name? {
    guard let anchor = syntax[.anchor]?.name else { return nil }
    check(anchor, is: .member("a place"))
    anchors.append(anchor)
    let isUsed = said?.usesAnchor == true || shown?[.confirmationDialog] != nil
    if shown?[.alert] == nil, isUsed { return anchor }
    error(
      "unexpected-value", "'anchor' has no effect here: nothing points at a view", at: anchor.range,
      hint: "use it with 'style: popover', 'transition: zoom' or a confirmation dialog")
    return nil
  }

  /// Says of what shows several screens that each of them needs a view of its own to zoom out of.
  mutating func refuseZoom(_ syntax: Syntax, _ what: String) {
    guard let transition = syntax[.transition], let word = transition.name, text(word) == "zoom"
    else { return }
    error(
      "unexpected-value", "'zoom' can't be the transition of \(what)", at: transition.range,
      hint: "write it beside 'to' or in a screen, with 'anchor'")
  }

  /// The anchors out of which screens zoom; says so where a zoom has none.
  mutating func sources(of flow: Flow, since first: Int) -> [Name] {
    var sources: [Name] = []
    for id in IDRange<Action>(first, project.actions.ids.endIndex) {
      guard case .show(let show) = project.actions[id].kind, let target = show.target.id else {
        continue
      }
      let screen = project.screens[target]
      guard let said = show.presentation ?? screen.presentation, said.transition == .zoom,
        said.range != flow.presentation?.range
      else { continue }
      if let anchor = show.anchor ?? screen.anchor {
        sources.append(anchor)
        if screen.leaving != nil, said.isPush { refuseDrag(to: show.target.name) }
      } else {
        error(
          "missing-key", "the zoom to '\(text(show.target.name))' needs an 'anchor'",
          at: show.target.name.range,
          hint:
            "add 'anchor: …'; a view marks itself with 'flowAnchor' as the one that it starts from")
      }
    }
    return sources
  }
}

extension Resolution {
  /// Says of a zoomed push that users can drag it down, whatever the screen wants.
  private mutating func refuseDrag(to target: Name) {
    error(
      "unexpected-value",
      "'\(text(target))' can't zoom onto the stack: a drag would close it without asking 'leaving'",
      at: target.range,
      hint: "present it as a sheet or a full-screen cover, or push it without 'zoom'")
  }
}

extension ScreenTransition {
  static let movingStyles: Set<PresentationStyle> = [.push, .animated]

  /// The styles that can have it.
  var fittingStyles: Set<PresentationStyle> {
    switch self {
    case .moving: Self.movingStyles
    case .zoom: [.push, .sheet, .fullScreenCover]
    case .crossDissolve: [.fullScreenCover]
    }
  }

  /// The style that it has where none is said.
  var impliedStyle: PresentationStyle {
    switch self {
    case .moving: .animated
    case .zoom: .push
    case .crossDissolve: .fullScreenCover
    }
  }
}

extension Presentation {
  fileprivate var isPush: Bool { style == .push || compactStyle == .push }

  /// Whether it points at a view or zooms out of one.
  fileprivate var usesAnchor: Bool {
    style == .popover || compactStyle == .popover || transition == .zoom
  }

  /// Zooms or fades in the style that the screen has anyway, if only that is said.
  init?(_ rest: Presentation, changingAs said: Presentation, in syntax: Syntax) {
    let styles = [rest.style, rest.compactStyle ?? rest.style]
    guard let transition = said.transition, !transition.isMoving, syntax[.style] == nil,
      syntax[.detents] == nil, !transition.fittingStyles.isDisjoint(with: styles)
    else { return nil }
    self.init(
      style: rest.style, compactStyle: rest.compactStyle, detents: rest.detents,
      interactiveDismissDisabled: syntax[.interactiveDismissDisabled] == nil
        ? rest.interactiveDismissDisabled : said.interactiveDismissDisabled,
      transition: transition, animation: nil, range: said.range)
  }
}

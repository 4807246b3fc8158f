import FlowDiagnostics
import FlowModel

extension ScreenGraphBuilder {
  /// Adds the moves and exits of a list of actions; `takesPlace` where what it shows replaces.
  mutating func add(
    _ list: ActionList, of event: Name?, from node: Int, before: Move.Before = .nothing,
    takesPlace: Bool = false, isAutomatic: Bool = false
  ) {
    for placed in project.allActions(in: list, before: before) {
      let action = project.actions[placed.action]
      insert(action.kind.exits, at: node)
      guard var move = self.move(action, event) else { continue }
      move.before = placed.before
      move.isAutomatic = isAutomatic
      if takesPlace, case .show = move.kind { move = move.takingPlace }
      append(move, from: node)
    }
  }

  private func move(_ action: Action, _ event: Name?) -> Move? {
    switch action.kind {
    case .show(let show): self.move(show, event, at: action.range)
    case .setRoot(let target, _), .showInNextColumn(let target, _), .tab(let target, _):
      target.id.map { Move(kind: .elsewhere, event: event, target: $0, range: action.range) }
    case .backTo(let target, _), .dismissTo(let target, _):
      target.id.map { Move(kind: .back, event: event, target: $0, range: action.range) }
    default: nil
    }
  }

  private func move(_ show: Show, _ event: Name?, at range: SourceRange) -> Move? {
    guard let target = show.target.id else { return nil }
    let screen = project.screens[target]
    let presentation = show.presentation ?? screen.presentation
    var move = Move(
      kind: kind(of: screen, presentation, show), event: event, target: target, range: range)
    move.isHeld = move.kind.isPresentation && presentation?.hasNoWayBack ?? false
    move.statedIfShown = show.statedIfShown
    return move
  }

  private func kind(of screen: Screen, _ presentation: Presentation?, _ show: Show) -> Move.Kind {
    switch screen.kind {
    case .alert, .confirmationDialog: return .alert
    default: break
    }
    let style = presentation?.style ?? .push
    guard style == .replace else { return .show(style) }
    return show.from == nil ? .replace : .elsewhere
  }
}

extension Move {
  fileprivate var takingPlace: Move {
    var move = Move(kind: .replace, event: event, target: target, range: range)
    move.before = before
    move.statedIfShown = statedIfShown
    move.isAutomatic = isAutomatic
    return move
  }
}

extension Move.Kind {
  fileprivate var isPresentation: Bool {
    if case .show = self { true } else { false }
  }
}

extension Presentation {
  /// Whether the user has no back button, swipe or tap that closes it, in some size class.
  fileprivate var hasNoWayBack: Bool {
    [style, compactStyle ?? style].contains { style in
      switch style {
      case .fullScreenCover, .plain, .animated: true
      case .sheet, .popover: interactiveDismissDisabled
      case .push, .replace: false
      }
    }
  }
}

extension ActionKind {
  fileprivate var exits: Exits {
    switch self {
    case .back: .back
    case .dismiss: .dismiss
    case .backTo, .backToRoot, .dismissTo, .dismissAll, .finish, .cancel, .setRoot, .tab: .beyond
    case .show(let show): show.from == nil ? [] : .beyond
    case .none, .showInNextColumn, .effect, .when, .choose, .await, .after: []
    }
  }
}

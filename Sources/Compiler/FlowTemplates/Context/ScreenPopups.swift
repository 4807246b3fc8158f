import FlowModel

/// How screens lie over others, as far as their flows always show them so.
struct ScreenPopups: Sendable {
  private var styles: [ID<Screen>: PresentationContext.Style] = [:]
  /// The screens that come up in several styles.
  private var varied: Set<ID<Screen>> = []

  init(of project: FlowProject) {
    for action in project.actions.elements {
      guard case .show(let show) = action.kind, let screen = show.target.id else { continue }
      add(project.style(of: screen, show.presentation), of: screen)
    }
    for step in project.steps.elements {
      guard let screen = step.screen.id else { continue }
      add(project.style(of: screen, step.presentation), of: screen)
    }
    // What no action shows comes up as it says itself.
    for screen in project.screens.ids where styles[screen] == nil {
      styles[screen] = project.style(of: screen, nil)
    }
  }

  private mutating func add(_ style: PresentationContext.Style, of screen: ID<Screen>) {
    guard let known = styles.updateValue(style, forKey: screen), known != style else { return }
    varied.insert(screen)
  }

  /// The style of a screen that always lies over others.
  subscript(screen: ID<Screen>) -> PresentationContext? {
    guard let style = styles[screen], style.liesOver, !varied.contains(screen) else { return nil }
    return PresentationContext(style: style)
  }
}

extension PresentationContext.Style {
  /// Whether what comes up is a layer of its own.
  fileprivate var liesOver: Bool {
    switch self {
    case .alert, .confirmationDialog: true
    case .style: isPopup
    }
  }

  /// Whether it is a layer with pages.
  var isPopup: Bool {
    switch self {
    case .style(.sheet), .style(.fullScreenCover), .style(.popover): true
    default: false
    }
  }
}

extension FlowProject {
  /// The style in which a screen comes up: as an action says, or as the screen says, or else pushed.
  func style(of id: ID<Screen>, _ said: Presentation?) -> PresentationContext.Style {
    let screen = screens[id]
    switch screen.kind {
    case .alert: return .alert
    case .confirmationDialog: return .confirmationDialog
    default: break
    }
    if let said = said ?? screen.presentation { return .style(said.style) }
    if case .external = screen.kind { return .style(.sheet) }
    return .style(.push)
  }
}

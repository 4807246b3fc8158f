import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// The screen of a tab, column or case, if another screen has taken its place as the root.
  func replacedPart(rootedAt root: PushdownSymbol) -> ID<Screen>? {
    let surroundings = surroundings(root)
    guard placement(root).base == .container, let container = surroundings.container else {
      return nil
    }
    let part = allParts(of: container)[Int(surroundings.part)]
    return part.flatMap { shownScreens(at: root).contains($0) ? nil : $0 }
  }

  /// The screens of all tabs, columns or cases of a container.
  func parts(of container: PushdownSymbol) -> [ID<Screen>] {
    allParts(of: container).compactMap { $0 }
  }

  /// The same by their places; a tab that is only an event has no screen.
  private func allParts(of container: PushdownSymbol) -> [ID<Screen>?] {
    switch project.screens[symbol(container).screen].kind {
    case .tabs(let tabs): project.tabs[tabs].map { $0.screen?.id }
    case .split(let columns): project.columns[columns].map(\.screen.id)
    case .switch(_, let cases): project.cases[cases].map(\.screen.id)
    default: []
    }
  }
}

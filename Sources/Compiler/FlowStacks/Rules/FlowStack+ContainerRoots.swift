import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// The screen of a tab, column or case, if another screen has taken its place as the root.
  func replacedPart(rootedAt root: PushdownSymbol) -> ID<Screen>? {
    let surroundings = surroundings(root)
    guard placement(root).base == .container, let container = surroundings.container else {
      return nil
    }
    let index = Int(surroundings.part)
    let part: ID<Screen>?
    switch project.screens[symbol(container).screen].kind {
    case .tabs(let tabs): part = project.tabs[ID(tabs.startIndex + index)].screen?.id
    case .split(let columns): part = project.columns[ID(columns.startIndex + index)].screen.id
    case .switch(_, let cases): part = project.cases[ID(cases.startIndex + index)].screen.id
    default: part = nil
    }
    return part.flatMap { shownScreens(at: root).contains($0) ? nil : $0 }
  }

  /// The roots of all tabs, columns or cases of a container.
  func parts(of container: PushdownSymbol) -> [ID<Screen>] {
    switch project.screens[symbol(container).screen].kind {
    case .tabs(let tabs): project.tabs[tabs].compactMap { $0.screen?.id }
    case .split(let columns): project.columns[columns].compactMap(\.screen.id)
    case .switch(_, let cases): project.cases[cases].compactMap(\.screen.id)
    default: []
    }
  }
}

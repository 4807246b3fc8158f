import FlowDiagnostics
import FlowSyntax

/// Tabs for the elements of an array, and the actions and events that name an element.
extension Resolution {
  /// Settles which element a run of the flow is imagined with: one stands for all of them.
  mutating func settleElements() {
    if project.elementRoots.isEmpty { return }
    for id in project.actions.ids {
      guard case .tab(let target, let given) = project.actions[id].kind, let screen = target.id,
        let parameter = project.elementParameter(of: screen),
        case .literal(let literal)? = project.value(of: parameter, in: given)
      else { continue }
      if project.knownElements[screen] == nil { project.knownElements[screen] = literal }
    }
    for screen in project.elementRoots {
      guard let parameter = project.elementParameter(of: screen) else { continue }
      project.elementTokens[parameter] = screen
    }
    for id in project.transitions.ids { settleElements(of: project.transitions[id]) }
  }

  /// The parameters of an event whose values name an element.
  private mutating func settleElements(of transition: Transition) {
    for id in project.stepsInKeptOrder(of: transition.actions) {
      guard case .tab(let target, let given) = project.actions[id].kind, let screen = target.id,
        let parameter = project.elementParameter(of: screen)
      else { continue }
      var name = project.parameters[parameter].name.symbol
      if let value = project.value(of: parameter, in: given) {
        guard case .event(let named) = value else { continue }
        name = named.symbol
      }
      for brought in transition.parameters where project.parameters[brought].name.symbol == name {
        project.elementTokens[brought] = screen
      }
    }
  }
}

extension FlowProject {
  /// What the selection of a tab takes: its element, if it is one of those for elements.
  package func elements(of tab: ID<Screen>) -> IDRange<Parameter> {
    elementRoots.contains(tab) ? screens[tab].parameters : .empty
  }

  /// The parameter of a tab's first screen that takes the element.
  package func elementParameter(of screen: ID<Screen>) -> ID<Parameter>? {
    guard elementRoots.contains(screen) else { return nil }
    return screens[screen].parameters.first { parameters[$0].defaultValue == nil }
  }

  fileprivate func value(
    of parameter: ID<Parameter>, in given: IDRange<Argument>
  ) -> ArgumentValue? {
    let name = parameters[parameter].name.symbol
    return arguments[given].first { $0.parameter.symbol == name }?.value
  }

  /// The tabs of all screens of a flow.
  package func tabs(of flow: Flow) -> [Tab] {
    screens[flow.screens].flatMap { screen -> [Tab] in
      if case .tabs(let tabs) = screen.kind { Array(self.tabs[tabs]) } else { [] }
    }
  }

  /// The arrays that make a flow's tabs, each once, with the parameter that takes an element.
  package func tabArrays(in flow: Flow) -> [(name: Name, element: ID<Parameter>)] {
    var seen: Set<Symbol> = []
    return tabs(of: flow).compactMap { tab in
      guard let name = tab.forEach, let root = tab.screen?.id,
        let element = elementParameter(of: root), seen.insert(name.symbol).inserted
      else { return nil }
      return (name, element)
    }
  }
}

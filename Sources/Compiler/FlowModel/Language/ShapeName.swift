/// The shapes, by the names they have in the JSON Schema.
package enum ShapeName: Int, CaseIterable, Sendable {
  case accessLevel, action, actions, allow, animation, argument, arguments, boolean, button
  case buttons, choice, choices, condition, deepLink, deepLinkPlace, detents, duration, effect
  case effects, endType, endValue, entries, expectation, expectations, field, fields, file,
    finished, flow, flowName
  case flows
  case groups
  case guardian, guards, ifShown, name, nameOrNames, names, outcome, outcomeEnd, outcomeEnds
  case outcomes, parameter, parameters, result, returns, role, scope, screen, screens
  case screenTransitions, sequence, sequences, split
  case stateValues, states, step, steps, style, styleWord, switchCases, tab, tabRole, tabs, text,
    textOrTexts, texts
  case transitionEffect, transitions, type, variant, variants
  case wholeNumber
  case movement, movements
  case links, configuration, expression, expressions, manifest, manifestTemplates, preset
  case madeMember, madeMembers, madeType, madeTypes, membersOfTypes, platforms
  case modules, paths, runtimePlacement
  case severities, severity, testFramework, styleSetting, styleSettings, testSettings, typeFact,
    typeFacts

  package var shape: Shape { Self.shapes[rawValue] }

  private static let shapes: [Shape] = allCases.map(\.declared)

  private var declared: Shape {
    switch self {
    case .accessLevel: .accessLevel
    case .action: .action
    case .actions: .actions
    case .allow: .allow
    case .animation: .animation
    case .argument: .argument
    case .arguments: .arguments
    case .boolean: .boolean
    case .button: .button
    case .buttons: .buttons
    case .choice: .choice
    case .choices: .choices
    case .condition: .condition
    case .deepLink: .deepLink
    case .deepLinkPlace: .deepLinkPlace
    case .detents: .detents
    case .duration: .duration
    case .effect: .effect
    case .effects: .effects
    case .endType: .endType
    case .endValue: .endValue
    case .entries: .entries
    case .expectation: .expectation
    case .expectations: .expectations
    case .field: .field
    case .fields: .fields
    case .file: .file
    case .finished: .finished
    case .flow: .flow
    case .flowName: .flowName
    case .flows: .flows
    case .groups: .groups
    case .guardian: .guardian
    case .guards: .guards
    case .ifShown: .ifShown
    case .name: .name
    case .nameOrNames: .nameOrNames
    case .movement: .movement
    case .movements: .movements
    case .names: .names
    case .outcome: .outcome
    case .outcomeEnd: .outcomeEnd
    case .outcomeEnds: .outcomeEnds
    case .outcomes: .outcomes
    case .parameter: .parameter
    case .parameters: .parameters
    case .result: .result
    case .returns: .returns
    case .role: .role
    case .scope: .scope
    case .screen: .screen
    case .screens: .screens
    case .screenTransitions: .screenTransitions
    case .sequence: .sequence
    case .sequences: .sequences
    case .split: .split
    case .stateValues: .stateValues
    case .states: .states
    case .step: .step
    case .steps: .steps
    case .style: .style
    case .styleWord: .styleWord
    case .switchCases: .switchCases
    case .tab: .tab
    case .tabRole: .tabRole
    case .tabs: .tabs
    case .text: .text
    case .textOrTexts: .textOrTexts
    case .texts: .texts
    case .transitionEffect: .transitionEffect
    case .transitions: .transitions
    case .type: .type
    case .variant: .variant
    case .variants: .variants
    case .wholeNumber: .wholeNumber
    case .links: .links
    case .configuration: .configuration
    case .manifest: .manifest
    case .expression: .expression
    case .expressions: .expressions
    case .manifestTemplates: .manifestTemplates
    case .madeMember: .madeMember
    case .madeMembers: .madeMembers
    case .madeType: .madeType
    case .madeTypes: .madeTypes
    case .membersOfTypes: .membersOfTypes
    case .platforms: .platforms
    case .modules: .modules
    case .paths: .paths
    case .runtimePlacement: .runtimePlacement
    case .severities: .severities
    case .preset: .preset
    case .severity: .severity
    case .styleSetting: .styleSetting
    case .styleSettings: .styleSettings
    case .testFramework: .testFramework
    case .testSettings: .testSettings
    case .typeFact: .typeFact
    case .typeFacts: .typeFacts
    }
  }
}

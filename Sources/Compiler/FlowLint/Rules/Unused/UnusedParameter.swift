import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// A value that is asked for and thrown away.
  static let unusedParameter = Rule(
    "unused-parameter", .warning,
    summary: "The actions of an event use each of its parameters.",
    rationale: """
      If an event has a parameter, the view must pass a value with it. If no action uses the
      parameter, this value is useless. Often you meant it for the screen that appears, which now
      shows something else.

      Pass it on ('with: { id: $event.id }'), or delete it from the event's 'params'.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            productTapped:
              params: { id: Int, position: Int } # warning: nothing uses the parameter 'position' of 'productTapped'
              to: product
        product: { params: { id: Int } }
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            productTapped:
              params: { id: Int, position: Int }
              to: product
              with: { rank: $event.position }
        product: { params: { id: Int, rank: Int = 0 } }
      """,
    findsUnusedDeclarations: true
  ) { analysis in
    let search = UnusedParameterSearch(analysis)
    let own = analysis.project.screens.ids.flatMap { id in
      search.findings(in: analysis.project.screens[id].transitions, on: id)
    }
    return own + search.shared.flatMap { search.findings(in: $0, on: nil) }
  }
}

/// Which parameters of events are taken, and which are not the events' own.
private struct UnusedParameterSearch {
  private struct Use: Hashable {
    let event: SourceRange
    let parameter: Symbol
  }

  private let analysis: FlowAnalysis
  private var uses: Set<Use> = []
  /// Where parameters are declared that events get from elsewhere: an alert, an outcome.
  private var foreign: Set<SourceRange> = []

  private var project: FlowProject { analysis.project }

  init(_ analysis: FlowAnalysis) {
    self.analysis = analysis
    for site in analysis.argumentSites { note(site) }
    let declarations =
      project.screens.elements.map(\.parameters) + project.outcomeEnds.elements.map(\.parameters)
    foreign = Set(declarations.joined().map { [project] in project.parameters[$0].name.range })
    foreign.formUnion(project.fields.elements.map(\.name.range))
  }

  var shared: [IDRange<Transition>] {
    project.groups.elements.map(\.transitions)
      + project.flows.elements.flatMap { [$0.anywhere, $0.app] }
  }

  func findings(in transitions: IDRange<Transition>, on screen: ID<Screen>?) -> [Finding] {
    project.transitions[transitions].filter(\.declaresParameters).flatMap { transition in
      project.parameters[transition.parameters].map(\.name).filter { parameter in
        !foreign.contains(parameter.range)
          && !uses.contains(Use(event: transition.event.range, parameter: parameter.symbol))
      }.map { parameter in
        Finding(
          "nothing uses the parameter \(analysis.quoted(parameter)) of \(analysis.quoted(transition.event))",
          at: parameter.range, on: screen,
          hint: "hand it over ('with: { … : $event.\(project.text(parameter)) }'), or delete it")
      }
    }
  }

  private mutating func note(_ site: ArgumentSite) {
    guard let event = site.context.eventName?.range else { return }
    for parameter in project.parameters[site.takes] {
      uses.insert(Use(event: event, parameter: parameter.name.symbol))
    }
    for argument in site.given {
      guard case .event(let name) = argument.value else { continue }
      let source = project.event(bringing: name, in: site.context)?.name.range
      uses.insert(Use(event: source ?? event, parameter: name.symbol))
    }
  }
}

import FlowDiagnostics
import FlowSyntax

/// Turns documents into one project: declares every name once, and says of every name what it names.
package enum Resolver {
  /// The flows of all documents: as they are, or as they are in a variant. Those of other modules are
  /// as their code is generated.
  package static func resolve(
    _ documents: FlowDocuments, variant: String? = nil, settings: FlowSettings = FlowSettings()
  ) -> Diagnosed<FlowProject> {
    var resolution = Resolution(documents, variant)
    resolution.project.settings = settings
    resolution.resolve()
    return Diagnosed(resolution.project, resolution.diagnostics.all)
  }
}

/// The work of the resolver: a project that grows, and what is found wrong on the way.
struct Resolution {
  var project: FlowProject
  var diagnostics = DiagnosticList()
  let documents: [FlowDocument]
  /// The variant that the flows at hand are resolved in; nothing for the flows as they are.
  let variant: String?
  /// Whether every file could be read; if not, a flow that isn't there may be in one that wasn't.
  let isComplete: Bool

  var flowNames: FlowNames
  /// What is wrong with how other modules are written, and with what they name.
  var foreignErrors: [Diagnostic]
  var screens = Scope<Screen>()
  var states = Scope<AppState>()
  var guards = Scope<Guard>()
  var effects = Scope<Effect>()
  var outcomes = Scope<Outcome>()
  var groups = Scope<EventGroup>()
  var firsts = FirstDeclarations()
  var checkedNames: [NameCheck?] = []
  /// How many names may still be compared with unknown ones.
  var comparisonsLeft = 1_000_000

  /// The names of the fragments that some flow includes.
  var includedFragments: Set<SourceRange> = []

  /// How the flow's screens are written, for what is said of one at several places.
  var screenSyntax: [ID<Screen>: Syntax] = [:]

  /// Whether the flow at hand includes a file that isn't there, which may declare any name.
  var lacksFragment = false

  /// The flow that is being resolved, and the module that it is of.
  var flow = ID<Flow>(0)
  var module: ID<FlowModule>?
  /// The screen or group whose transitions are being resolved, for naming inline alerts.
  var owner: Name?
  /// How many inline alerts have asked for a name, of names that more than one asks for.
  var alertNumbers: [Symbol: Int] = [:]
  /// The names that may be declared in what has no meaning, which has been said.
  var unreadDeclarations: Set<Symbol> = []
  /// Names of the flow that nothing has and that are like no other, by their kinds.
  var unknownNames: [String: [UnknownName]] = [:]
  /// How the flow is written, for what is said once for all its screens.
  var flowSyntax: Syntax?
  /// The transitions that the app brings to the flow, and those of them that something names.
  var customTransitions: [Name] = []
  var usedTransitions: [Name] = []
  /// The screens that the variant takes out of the flow.
  var removedScreens: Set<Symbol> = []
  /// The places that what the flow shows points at.
  var anchors: [Name] = []
  /// Alerts written inline, waiting for their place among the flow's screens.
  var inlineAlerts: [(id: ID<Screen>, name: Name, syntax: Syntax)] = []

  init(_ read: FlowDocuments, _ variant: String?) {
    documents = read.documents
    self.variant = variant
    isComplete = documents.allSatisfy { $0.tree.root != nil }
    foreignErrors = read.foreignErrors
    flowNames = FlowNames(in: read)
    project = FlowProject(symbols: read.symbols)
    project.hasUnreadFiles = !isComplete
    project.files = read.files
    project.modules = read.modules
    project.namesOfSeveralModules = flowNames.ofSeveralModules
    project.modulesOfFiles = read.modulesOfFiles
    noteUnread()
  }

  mutating func resolve() {
    declareFragments()
    let flows = neededFlows()
    project.screens.reserveCapacity(
      flows.reduce(0) { $0 + (flowNames.all[$1].syntax[.screens]?.entries.count ?? 0) })
    for number in flows { declareFlow(number) }
    for (number, written) in flows.enumerated() {
      flow = ID(number)
      module = flowNames.all[written].module
      beginScopes()
      let syntax = flowNames.all[written].syntax
      resolveFlow(syntax, fragments: fragments(of: syntax))
    }
    settleFragments()
    project.indexEvents()
    project.indexHosts()
    project.indexHearers()
    for flow in project.flows.elements { checkInputs(of: flow) }
    checkStepNames()
    settleEvents()
    settleEntries()
    settleLinks()
    settleModules()
    checkLimits()
  }

  private mutating func declareFragments() {
    for name in documents.compactMap({ $0.fragment?[.fragment]?.name }) {
      check(name, is: .type("a fragment"))
      project.fragmentsByFile[name.range.file] = project.fragments.append(Fragment(name: name))
    }
  }

  /// An include that names no file may mean any fragment.
  private mutating func settleFragments() {
    if project.lacksFragments { return }
    for id in project.fragments.ids {
      project.fragments[id].isIncluded =
        includedFragments.contains(project.fragments[id].name.range)
    }
  }

  private mutating func beginScopes() {
    lacksFragment = false
    screens.begin()
    screenSyntax = [:]
    states.begin()
    guards.begin()
    effects.begin()
    outcomes.begin()
    groups.begin()
  }
}

extension FlowDocument {
  /// The flows that a file holds, each with its name.
  var flows: [Syntax] {
    guard let root else { return [] }
    let all = root[.flow] == nil ? root[.flows]?.items ?? [] : [root]
    return all.filter { $0[.flow]?.name != nil }
  }

  /// The fragment that a file is, if it is one.
  var fragment: Syntax? { root?[.fragment] == nil ? nil : root }
}

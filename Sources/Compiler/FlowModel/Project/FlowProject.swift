import FlowDiagnostics
import FlowSyntax

/// All flows given together, names resolved: flat tables that point into each other by index.
///
/// Of other modules it has the flows that those at hand embed, directly or not.
package struct FlowProject: Sendable {
  /// The files of the module at hand, and after them those of others.
  package var files: [SourceFile] = []
  package var modules = Arena<FlowModule>()
  var modulesOfFiles: [ID<FlowModule>?] = []
  /// The names that flows of more than one module have.
  package internal(set) var namesOfSeveralModules: Set<Symbol> = []
  package var settings = FlowSettings()
  package var symbols: SymbolTable
  package var flows = Arena<Flow>()
  package var screens = Arena<Screen>()
  package var parameters = Arena<Parameter>()
  package var transitions = Arena<Transition>()
  package var groups = Arena<EventGroup>()
  package var groupUses = Arena<Reference<EventGroup>>()
  package var actions = Arena<Action>()
  package var choices = Arena<Choice>()
  package var tests = Arena<ConditionTest>()
  package var arguments = Arena<Argument>()
  package var states = Arena<AppState>()
  package var stateCases = Arena<Name>()
  package var guards = Arena<Guard>()
  package var effects = Arena<Effect>()
  package var outcomes = Arena<Outcome>()
  package var outcomeEnds = Arena<OutcomeEnd>()
  package var flowEnds = Arena<FlowEnd>()
  /// The events by which a run tells the screen that stands for it how it ended.
  package internal(set) var ends: Set = [
    Keyword.finished.symbol, Keyword.cancelled.symbol, Keyword.dismissed.symbol,
  ]
  package var steps = Arena<SequenceStep>()
  package var tabs = Arena<Tab>()
  /// The first screens of tabs for the elements of an array.
  package internal(set) var elementRoots: Set<ID<Screen>> = []
  /// The elements of such tabs that an action names.
  package internal(set) var knownElements: [ID<Screen>: Literal] = [:]
  /// The parameters that take an element, each with the first screen of its tab.
  package internal(set) var elementTokens: [ID<Parameter>: ID<Screen>] = [:]
  package var columns = Arena<SplitColumn>()
  package var cases = Arena<SwitchCase>()
  package var buttons = Arena<AlertButton>()
  package var fields = Arena<AlertField>()
  package var entries = Arena<Entry>()
  package var deepLinks = Arena<DeepLink>()
  package var allowances = Arena<Allowance>()
  package var expectations = Arena<Expectation>()
  package var variants = Arena<Variant>()
  package var fragments = Arena<Fragment>()
  /// The words in what has no meaning, which has been said: what they name may be used there. Each
  /// has one of its places.
  package internal(set) var unreadWords: [Symbol: SourceRange] = [:]
  /// The parameters whose types can't be read, which has been said.
  package internal(set) var untypedParameters: Set<Symbol> = []
  /// Whether a file can't be read, which has been said: other flows may need it.
  package internal(set) var hasUnreadFiles = false
  /// Whether a flow includes a file that isn't there, which has been said.
  package internal(set) var lacksFragments = false
  var fragmentsByFile: [FileID: ID<Fragment>] = [:]
  /// The titles of alerts that are written inline, by the names that flowc gives them.
  package internal(set) var inlineTitles: [Name: Text] = [:]
  /// The transitions of long lists by their events, the lists by where they start.
  var eventIndex: [Int: [Symbol: ID<Transition>]] = [:]

  package init(symbols: SymbolTable) {
    self.symbols = symbols
  }

  /// The fragment in whose file a name is declared, if it isn't a flow's.
  package func fragment(declaring name: Name) -> ID<Fragment>? {
    fragmentsByFile[name.range.file]
  }

  /// The tabs, splits and switches that hold a screen, and the sequences of which it is a step.
  package internal(set) var hosts: [ID<Screen>: [ID<Screen>]] = [:]

  /// What hears the views of a screen: its hosts, and the hosts of each screen whose place it can take.
  package internal(set) var hearers: [ID<Screen>: [ID<Screen>]] = [:]

  /// The screens that present alerts.
  package internal(set) var alertPresenters = AlertPresenters()

  package func fragment(in file: FileID) -> ID<Fragment>? { fragmentsByFile[file] }

  package func flows(including fragment: ID<Fragment>) -> [ID<Flow>] {
    flows.ids.filter { flows[$0].includes.contains(fragment) }
  }

  /// The same project, in which inline alerts have the names that their author knows: their titles.
  package func namingInlineAlertsByTitles() -> FlowProject {
    var renamed = self
    for id in screens.ids {
      guard let title = inlineTitles[screens[id].name] else { continue }
      let name = renamed.symbols.intern("'\(text(title))'")
      renamed.screens[id].name = Name(name, at: screens[id].name.range)
    }
    return renamed
  }

  /// A flow, and the flows that it embeds, directly or not: the nearest first, as far as a number goes.
  package func flowsInside(_ flow: ID<Flow>, most: Int = .max) -> [ID<Flow>] {
    var found = [flow]
    var seen: Set = [flow]
    var next = 0
    while next < found.count, found.count < most {
      found += flows[found[next]].screens.compactMap { self.flow(embeddedBy: $0) }
        .filter { seen.insert($0).inserted }
      next += 1
    }
    return found
  }

  package func text(_ name: Name) -> String { symbols.text(of: name.symbol) }

  package func text(_ text: Text) -> String { symbols.text(of: text.symbol) }
}

/// A file of screens and more that flows include: each flow has its own of all that is in it.
package struct Fragment: Sendable {
  package let name: Name
  /// Whether a flow includes it, or might.
  package internal(set) var isIncluded = true
}

/// One flow: a set of screens with a start, and what they share.
package struct Flow: Sendable {
  package let name: Name
  package var description: Text?
  package var start: Reference<Screen>?
  /// How its screens are shown where neither the transition nor the screen says.
  package var presentation: Presentation?
  /// The type of the flow's result; nothing if `finish` has no value.
  package var returns: TypeExpression?
  /// The ends that it can finish with, if it names several.
  package var ends: IDRange<FlowEnd> = .empty
  package var scope: TypeExpression?
  /// The static member of the scope's type that previews use.
  package var scopePreview: Name?
  package var restores: Bool
  package var access: AccessLevel?
  /// Modules that the generated code imports.
  package var imports: [Name]
  /// The fragments that it takes in.
  package var includes: [ID<Fragment>]
  package var screens: IDRange<Screen>
  package var states: IDRange<AppState>
  package var guards: IDRange<Guard>
  package var effects: IDRange<Effect>
  package var outcomes: IDRange<Outcome>
  package var groups: IDRange<EventGroup>
  /// Events that every screen of the flow has, unless it declares them itself.
  package var anywhere: IDRange<Transition>
  /// Events that no screen sends.
  package var app: IDRange<Transition>
  package var entries: IDRange<Entry>
  package var expectations: IDRange<Expectation>
  package var variants: IDRange<Variant>
  package var links: LinkSettings
  /// The screens through which links come into embedded flows: one for each of them, in source order.
  package internal(set) var linkEntrances: [LinkEntrance] = []
  /// The screens through which some links can't come into embedded flows.
  package internal(set) var closedEntrances: [ClosedEntrance] = []
  /// Whether a flow that embeds it needs what its links bring.
  package internal(set) var isAskedForLinks = false
  /// The places that its popovers and dialogs point at, wherever one is named.
  package var anchors: [Name] = []
  /// Those out of which a screen zooms.
  package var sources: [Name] = []
  /// The transitions that the app brings.
  package var customTransitions: [Name] = []
  /// The places that name one of these.
  package var usedTransitions: [Name] = []
}

/// The access level of the generated code.
package enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`, `package`, `public`
}

/// A named way into a flow that builds a stack.
package struct Entry: Sendable {
  package let name: Name
  /// The parameters that its actions need.
  package var parameters: IDRange<Parameter> = .empty
  package let actions: ActionList
}

/// A finding that its author has seen and means to keep.
package struct Allowance: Sendable {
  package let rule: Name
  package let reason: Text?
}

import FlowModel

/// A screen that a flow can show.
struct ScreenContext: Sendable {
  let name: Code
  /// The name without backticks.
  let stem: Code
  let key: Code
  let typeName: Code
  /// The flow or fragment that declares it.
  let owner: Code
  /// The fragment that declares it, if it isn't the flow's own.
  let fragment: ID<Fragment>?
  let documentation: [Code]
  let parameters: [ParameterContext]
  /// The arguments of its view, in order.
  let inputs: [InputContext]
  let title: Code?
  let view: Code
  let model: Code?
  /// Whether it is shown by a view of its own.
  let isView: Bool
  /// The screen's case, with all that it is given.
  let pattern: PatternContext
  /// The scope that a run of its flow passes to it.
  let scope: Code?
  /// The events that its view sends in every flow.
  let events: [EventContext]
  /// For a screen of a fragment: the events that its flow adds.
  let addedEvents: [EventContext]
  /// The patterns that bind its parameters for the actions of these events, if they use any.
  let handledPattern: PatternContext?
  let addedPattern: PatternContext?
  /// The groups all of whose events are among them.
  let groups: [GroupContext]
  /// Its own events on which something happens.
  let ownEvents: [EventContext]
  let appearance: FollowingContext?
  let endings: [FollowingContext]
  let rules: RulesContext?
  let alert: AlertContext?
  /// How it lies over others, if it always does so.
  let popup: PresentationContext?
  let preview: PreviewContext?
  let isRestorable: Bool

  /// Its own events that code other than its view uses too.
  var functions: [EventContext] { ownEvents.filter(\.hasFunction) }

  /// The actions after the screens and flows that it opens end.
  var reactions: [ReactionContext] {
    ownEvents.flatMap { $0.reactions } + (appearance?.reactions ?? [])
      + endings.flatMap { $0.reactions } + (rules?.reactions ?? [])
  }

  static let table = Table<Self>(
    "screen",
    [
      .text("screen", "the screen's case in the destination enum") { $0.name },
      .text("screenStem", "its name without backticks, as the prefix of other names") {
        $0.stem
      },
      .text("Screen", "its name as the prefix of a type name") { $0.typeName },
      .text("screenKey", "its name as a string, for encoding") { $0.key },
      .text("owner", "the flow or fragment that declares it") { $0.owner },
      .flag("isOfFragment", "whether a fragment declares it") { $0.fragment != nil },
      .texts("documentation", "its documentation, as comment lines") { $0.documentation },
      .rows("parameters", "its parameters", of: ParameterContext.table) { $0.parameters },
      .flag("hasParameters", "whether it has parameters") { !$0.parameters.isEmpty },
      .flag("isRestorable", "whether all parameters can be encoded") { $0.isRestorable },
      .pattern("pattern", "its case, with all parameters") { $0.pattern },
      .optionalText("title", "its title, as a literal with the parameters filled in") { $0.title },
      .text("view", "the type of its view") { $0.view },
      .optionalText("model", "the type of its view model") { $0.model },
      .flag("isView", "whether it has its own view") { $0.isView },
      .flag("isContainer", "whether it is a container of other screens") { !$0.isView },
      .rows("events", "the events that its view sends", of: EventContext.table) { $0.events },
      .row("eventCases", "these events, as the cases of an enum", of: EventCases.table) {
        EventCases($0.events)
      },
      .flag("hasEvents", "whether its view sends events") { $0.isView && !$0.events.isEmpty },
      .rows(
        "addedEvents", "for a screen of a fragment, the events that the flow adds",
        of: EventContext.table
      ) { $0.addedEvents },
      .row("addedEventCases", "the added events, as the cases of an enum", of: EventCases.table) {
        EventCases($0.addedEvents)
      },
      .flag("hasAddedEvents", "whether the flow adds events to it") {
        $0.isView && !$0.addedEvents.isEmpty
      },
      .flag("isTold", "whether its view sends events of any kind") {
        $0.isView && !($0.events.isEmpty && $0.addedEvents.isEmpty)
      },
      .optionalRow(
        "handledPattern",
        "the pattern that binds the parameters that the actions of its events use",
        of: PatternContext.table
      ) { $0.handledPattern },
      .optionalRow("addedPattern", "the same for the added events", of: PatternContext.table) {
        $0.addedPattern
      },
      .rows("groups", "the groups of which it has all events", of: GroupContext.table) {
        $0.groups
      },
      .flag("hasGroups", "whether it has all events of a group") { !$0.groups.isEmpty },
      .rows("inputs", "the arguments of its view, in order", of: InputContext.table) { $0.inputs },
      .flag("hasInputs", "whether its view has arguments") { !$0.inputs.isEmpty },
      .rows("functions", "its own events that have a function", of: EventContext.table) {
        $0.functions
      },
      .optionalRow(
        "appearance", "the outcome that starts when it appears", of: FollowingContext.table
      ) {
        $0.appearance
      },
      .rows(
        "endings", "the actions after its embedded flow or sequence ends",
        of: FollowingContext.table
      ) {
        $0.endings
      },
      .optionalRow("rules", "its rules, if it is more than a view", of: RulesContext.table) {
        $0.rules
      },
      .optionalRow("alert", "its content, if it is an alert or a dialog", of: AlertContext.table) {
        $0.alert
      },
      .optionalRow(
        "popup", "its style, if its flow always shows it over others", of: PresentationContext.table
      ) { $0.popup },
      .optionalRow("preview", "its preview, if the arguments are known", of: PreviewContext.table) {
        $0.preview
      },
    ])
}

extension SwiftNaming {
  func screen(_ id: ID<Screen>) -> ScreenContext {
    let screen = project.screens[id]
    let events = events(of: id)
    let ownEvents = events.filter { !$0.isAdded }
    let addedEvents = events.filter { $0.isAdded }
    let origin = EventContext.Origin.screen(type(screen.name))
    let parameters = parameters(screen.parameters)
    let scope = project.flows[screen.flow].scope.map { type($0) }
    return ScreenContext(
      name: value(screen.name), stem: Code(verbatim: project.text(screen.name)),
      key: literal(screen.name),
      typeName: type(screen.name), owner: owner(of: screen.name, in: screen.flow),
      fragment: project.fragment(declaring: screen.name),
      documentation: documentation(screen.description),
      parameters: parameters,
      inputs: InputContext.all(
        parameters: parameters, scope: scope, hasActions: !ownEvents.isEmpty),
      title: screen.title.map { screen.model == nil ? filled($0, of: id) : literal($0) },
      view: screen.view.map { Code(verbatim: project.text($0)) } ?? "\(type(screen.name))View",
      model: screen.model.map { Code(verbatim: project.text($0)) },
      isView: screen.isView, pattern: pattern(of: screen),
      scope: scope,
      events: ownEvents, addedEvents: addedEvents,
      handledPattern: screenPattern(id, of: ownEvents),
      addedPattern: screenPattern(id, of: addedEvents),
      groups: groups(of: id),
      ownEvents: (events + tabEvents(of: id) + buttonEvents(of: id)).filter {
        $0.kind == .declared && !$0.statements.isEmpty && $0.origin == origin
      },
      appearance: appearance(of: id), endings: endings(of: id), rules: rules(of: id),
      alert: screen.alert.map { alert($0, id) }, popup: popups[id],
      preview: screen.isView ? preview(of: screen) : nil,
      isRestorable: isRestorable(screen))
  }
}

extension SwiftNaming {
  /// The pattern for the actions that stand in one function.
  private func screenPattern(_ id: ID<Screen>, of events: [EventContext]) -> PatternContext? {
    screenPattern(
      id, events.reduce(into: []) { if !$1.hasFunction { $0.formUnion($1.usedOfScreen) } })
  }
}

extension Screen {
  /// Whether views of other screens send its events.
  var holdsOthers: Bool { isContainer || isSequence }

  /// Whether the app has a view for it.
  var isView: Bool {
    switch kind {
    case .view, .external: true
    default: false
    }
  }
}

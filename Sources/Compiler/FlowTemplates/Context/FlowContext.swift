import FlowModel
import FlowSyntax

/// A flow, as templates see it.
struct FlowContext: Sendable {
  let name: Code
  /// The name as the beginning of that of a type outside of its module.
  let stem: Code
  let otherModel: Code?
  let access: Code
  let options: CodeOptions
  let documentation: [Code]
  let imports: [Code]
  /// Those of the flows that it embeds.
  let embeddedModules: [EmbeddedModuleContext]
  let start: TargetContext
  let startParameters: [ParameterContext]
  let rootModel: Code?
  let screens: [ScreenContext]
  /// Those that have a view.
  private(set) var views: [ScreenContext] = []
  let groups: [GroupContext]
  /// The events that all its screens have, or several share.
  let sharedEvents: [EventContext]
  let appEvents: [EventContext]
  let guards: [GuardContext]
  let effects: [CallDeclaration]
  let outcomes: [OutcomeContext]
  let states: [StateContext]
  let onces: [Code]
  let badges: [Code]
  let elementBadges: [CallDeclaration]
  let resumptions: [Code]
  let embedded: [EmbeddedContext]
  let resultType: Code?
  let ends: [EndContext]
  let scope: Code?
  private(set) var tabArrays: [TabArrayContext]
  let entries: [EntryContext]
  let links: [LinkContext]
  let waysIn: [WayInContext]
  let isAskedForLinks: Bool
  /// Its own, and those of its fragments.
  let anchors: [AnchorsContext]
  let customTransitions: [CustomTransitionContext]
  let hasRequirements: Bool
  let restores: Bool
  let preview: PreviewContext?
  let walks: FlowWalks

  /// The imports of the user's half.
  var logicImports = TypeImports()
  /// The actions after opened screens end; once for screens that share an event.
  private(set) var reactions: [ReactionContext] = []

  static let table = Table<Self>(
    "flow",
    [
      .text("flow", "the flow's name; in tests, after its module's name if flows share the name") {
        $0.name
      },
      .text("flowStem", "the flow's name as the prefix of a type's name in tests") { $0.stem },
      .otherModel { $0.otherModel },
      .text("access", "`public `, or nothing for internal code") { $0.access },
      .flag("isPublic", "whether other modules use the code") { $0.access == "public " },
      .flag("isShared", "whether code outside the module can use it") { !$0.access.text.isEmpty },
      .usesObservation { $0.options },
      .texts("documentation", "its documentation, as comment lines") { $0.documentation },
      .texts("imports", "the modules that it imports, without those of embedded flows") {
        $0.imports
      },
      .embeddedModules { $0.embeddedModules },
      .rows("logicModules", "the modules of what its logic names", of: TypeModuleContext.table) {
        $0.logicImports.modules
      },
      .text("systemAccess", "`public `, `package `, or nothing: who sees SwiftUI in its logic") {
        $0.logicImports.systemAccess
      },
      .target("start", "its first destination") { $0.start },
      .rows("startParameters", "the parameters of its start", of: ParameterContext.table) {
        $0.startParameters
      },
      .flag("hasStartParameters", "whether its start has parameters") {
        !$0.startParameters.isEmpty
      },
      .optionalText("rootModel", "the type of the view model of its first screen") {
        $0.rootModel
      },
      .rows("screens", "its screens", of: ScreenContext.table) { $0.screens },
      .rows("views", "its screens that have a view", of: ScreenContext.table) {
        $0.views
      },
      .flag("hasContainers", "whether a screen is a container of other screens") {
        $0.screens.contains { !$0.isView }
      },
      .flag("hasRules", "whether a screen is more than a view") {
        $0.screens.contains { $0.rules != nil }
      },
      .flag("hasPlainScreens", "whether a screen is only a view") {
        $0.screens.contains { $0.rules == nil }
      },
      .rows("popups", "its screens that it always shows over others", of: ScreenContext.table) {
        $0.screens.filter { $0.popup != nil }
      },
      .flag("hasPopups", "whether it has any") { $0.screens.contains { $0.popup != nil } },
      .flag("hasPages", "whether it has other screens") {
        $0.screens.contains { $0.popup == nil }
      },
      .rows("embeddings", "its screens that embed a flow", of: ScreenContext.table) {
        $0.screens.filter { $0.rules?.embed != nil }
      },
      .flag("hasEndings", "whether actions follow the end of an embedded flow or a sequence") {
        $0.screens.contains { !$0.endings.isEmpty }
      },
      .flag("hasAppearances", "whether a screen starts an outcome when it appears") {
        $0.screens.contains { $0.appearance != nil }
      },
      .flag("hasScreensWithoutAppearances", "whether a screen starts none") {
        $0.screens.contains { $0.appearance == nil }
      },
      .flag("sendsEvents", "whether the view of a screen sends events") {
        $0.views.contains { !$0.events.isEmpty || !$0.addedEvents.isEmpty }
      },
      .rows("groups", "its groups of events, and those of its fragments", of: GroupContext.table) {
        $0.groups
      },
      .rows("sharedEvents", "the events that several screens have", of: EventContext.table) {
        $0.sharedEvents
      },
      .flag("hasSharedEvents", "whether several screens have an event") {
        !$0.sharedEvents.isEmpty
      },
      .rows("appEvents", "the events that no screen sends", of: EventContext.table) {
        $0.appEvents
      },
      .rows("guards", "its guards", of: GuardContext.table) { $0.guards },
      .rows("effects", "its effects", of: CallDeclaration.table) { $0.effects },
      .rows("outcomes", "its outcomes", of: OutcomeContext.table) { $0.outcomes },
      .rows("states", "the states that it depends on", of: StateContext.table) { $0.states },
      .flag("hasStates", "whether it depends on a state") { !$0.states.isEmpty },
      .texts("onces", "the flags of the sequences that are shown once") { $0.onces },
      .texts("badges", "the badges of its tabs") { $0.badges },
      .rows(
        "elementBadges", "the badges of its tabs for elements, as functions of the element",
        of: CallDeclaration.table
      ) { $0.elementBadges },
      .flag("hasBadges", "whether its tabs have badges") {
        !$0.badges.isEmpty || !$0.elementBadges.isEmpty
      },
      .rows("tabArrays", "the arrays that make tabs", of: TabArrayContext.table) { $0.tabArrays },
      .isInline { $0.options },
      .texts("resumptions", "the keys of the sequences that resume") { $0.resumptions },
      .rows("embedded", "the flows that it embeds", of: EmbeddedContext.table) { $0.embedded },
      .flag("embeds", "whether it embeds a flow, or itself") {
        $0.screens.contains { $0.rules?.embed != nil }
      },
      .rows("entries", "its entries", of: EntryContext.table) { $0.entries },
      .flag("hasEntries", "whether it has entries") { !$0.entries.isEmpty },
      .rows(
        "reactions", "the actions after its opened screens and flows end",
        of: ReactionContext.table
      ) { $0.reactions },
      .flag("hasReactions", "whether such actions exist") { !$0.reactions.isEmpty },
      .flag("hasLostReactions", "whether such actions need a value that can't be encoded") {
        !$0.reactions.allSatisfy(\.isRestorable)
      },
      .rows("links", "the URLs that lead to its screens", of: LinkContext.table) { $0.links },
      .flag("hasLinks", "whether a URL leads to its screens") { !$0.links.isEmpty },
      .flag("hasScreensWithoutURLs", "whether a screen has no URL") {
        $0.links.count(where: \.makesURLs) < $0.screens.count
      },
      .rows(
        "waysIn", "the ways to the screens by which links come into embedded flows",
        of: WayInContext.table
      ) { $0.waysIn },
      .flag("hasWaysIn", "whether links come into embedded flows") { !$0.waysIn.isEmpty },
      .flag("hasFreeWaysIn", "whether the screens on all these ways take nothing from the link") {
        $0.waysIn.allSatisfy(\.inputs.isEmpty)
      },
      .flag("isAskedForLinks", "whether a flow that embeds it may need what a link brings") {
        $0.isAskedForLinks
      },
      .anchors { $0.anchors.filter { $0.fragment == nil } },
      .rows(
        "customTransitions", "the transitions that the app brings",
        of: CustomTransitionContext.table
      ) { $0.customTransitions },
      .flag("hasCustomTransitions", "whether there are any") { !$0.customTransitions.isEmpty },
      .optionalText("resultType", "the type of its result, if it returns one") { $0.resultType },
      .rows("ends", "its ends, if they have names", of: EndContext.table) { $0.ends },
      .flag("hasEnds", "whether they have names") { !$0.ends.isEmpty },
      .optionalText("scope", "the type of the object that each run makes") { $0.scope },
      .flag("hasRequirements", "whether it needs anything from the app") { $0.hasRequirements },
      .flag("restores", "whether its state is saved and restored") { $0.restores },
      .optionalRow(
        "preview", "its preview, if arguments are known and it needs nothing from the app",
        of: PreviewContext.table
      ) { $0.preview },
      .rows("walks", "its tests", of: WalkContext.table) { $0.walks.walks },
      .texts("walkNotes", "what its tests do not cover, as comment lines") { $0.walks.notes },
      .rows("walkedFlows", "the flows whose screens its tests use", of: WalkedFlowContext.table) {
        $0.walks.flows
      },
      .texts("startArguments", "in tests, the arguments of its start") { $0.walks.startArguments },
      .optionalText("scopeSample", "in tests, the scope of a run") {
        $0.walks.scope
      },
    ])
}

extension FlowContext {
  /// Sets what follows from its other parts, and templates use several times.
  mutating func complete() {
    views = screens.filter(\.isView)
    for (index, sample) in walks.elements.enumerated() { tabArrays[index].sample = sample }
    reactions += sharedEvents.flatMap { $0.reactions } + appEvents.flatMap { $0.reactions }
    reactions += entries.flatMap { $0.reactions } + screens.flatMap { $0.reactions }
  }
}

import FlowModel

/// A fragment, as templates see it: what is the same in all flows that include it.
struct FragmentContext: Sendable {
  let name: Code
  let access: Code
  let id: ID<Fragment>
  /// The first flow that includes it, which has one of each of its screens.
  let flow: FlowContext
  /// The imports of the types in its declarations.
  var imports = TypeImports()

  var screens: [ScreenContext] { flow.screens.filter { $0.fragment == id } }
  var groups: [GroupContext] { flow.groups.filter { $0.fragment == id } }
  private var states: [StateContext] { flow.states.filter { $0.fragment == id } }
  var outcomes: [OutcomeContext] { flow.outcomes.filter { $0.fragment == id } }

  private var anchors: [AnchorsContext] { flow.anchors.filter { $0.fragment == id } }

  var hasTypes: Bool {
    !anchors.isEmpty || !groups.isEmpty || !states.isEmpty || !outcomes.isEmpty
      || hasActions
  }

  private var hasActions: Bool { screens.contains { $0.isView && !$0.events.isEmpty } }

  static let table = Table<Self>(
    "fragment",
    [
      .text("fragment", "the fragment's name") { $0.name },
      .text("flow", "a flow that includes it") { $0.flow.name },
      .text("access", "`public `, or nothing for internal code") { $0.access },
      .flag("isPublic", "whether other modules use the code") { $0.access == "public " },
      .flag("isShared", "whether code outside the module can use it") { !$0.access.text.isEmpty },
      .rows("screens", "its screens", of: ScreenContext.table) { $0.screens },
      .rows("views", "its screens that have a view", of: ScreenContext.table) {
        $0.screens.filter(\.isView)
      },
      .rows("groups", "its groups of events", of: GroupContext.table) { $0.groups },
      .rows("states", "its values of the app", of: StateContext.table) { $0.states },
      .rows("outcomes", "its asynchronous calls", of: OutcomeContext.table) { $0.outcomes },
      .anchors { $0.anchors },
      .text("systemAccess", "`public `, `package `, or nothing: who sees SwiftUI in its code") {
        $0.anchors.isEmpty ? $0.imports.systemAccess : $0.access
      },
      .flag("usesRuntime", "whether types of the runtime stand in its code") {
        $0.hasActions || !$0.anchors.isEmpty
      },
      .flag("hasTypes", "whether it declares types that flows share") { $0.hasTypes },
    ])
}

extension SwiftNaming {
  /// The flow or fragment in which something of a flow is declared, as the beginning of its types.
  func owner(of name: Name, in flow: ID<Flow>) -> Code {
    project.fragment(declaring: name).map { qualified(project.fragments[$0].name) } ?? type(flow)
  }
}

import FlowModel

/// A screen that a flow can show.
struct ScreenContext: Sendable {
  let name: Code
  let key: Code
  let typeName: Code
  let documentation: [Code]
  let parameters: [ParameterContext]
  let title: Code?
  let view: Code
  let events: [EventContext]
  let waits: [WaitContext]

  private var handlers: [EventContext] { events.filter { !$0.statements.isEmpty } }

  static let table = Table<Self>(
    "screen",
    [
      .text("screen", "the screen's case in the destination enum") { $0.name },
      .text("Screen", "its name as the beginning of a type's") { $0.typeName },
      .text("screenKey", "its name as a text, for coding") { $0.key },
      .texts("documentation", "its documentation, as lines of comment") { $0.documentation },
      .rows("parameters", "what it is given", of: ParameterContext.table) { $0.parameters },
      .flag("hasParameters", "whether it is given anything") { !$0.parameters.isEmpty },
      .optionalText("title", "its title, as a literal") { $0.title },
      .text("view", "the type of its view") { $0.view },
      .rows("events", "what its view can tell", of: EventContext.table) { $0.events },
      .flag("hasEvents", "whether its view can tell anything") { !$0.events.isEmpty },
      .rows("handlers", "the events on which something happens", of: EventContext.table) {
        $0.handlers
      },
      .flag("hasHandlers", "whether anything happens on any event") { !$0.handlers.isEmpty },
      .rows(
        "waits", "the outcome begun when it is shown, and what its ends begin",
        of: WaitContext.table
      ) {
        $0.waits
      },
    ])
}

extension SwiftNaming {
  func screen(_ id: ID<Screen>) -> ScreenContext {
    let screen = project.screens[id]
    return ScreenContext(
      name: value(screen.name), key: literal(screen.name),
      typeName: type(screen.name),
      documentation: documentation(screen.description),
      parameters: parameters(screen.parameters), title: screen.title.map { literal($0) },
      view: screen.view.map { Code(verbatim: project.text($0)) } ?? "\(type(screen.name))View",
      events: events(of: id), waits: waits(of: id))
  }
}

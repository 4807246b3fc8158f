import FlowModel
import FlowSyntax

/// The texts and buttons of an alert or a confirmation dialog.
struct AlertContext: Sendable {
  let title: Code
  let message: Code?
  let fields: [Field]
  let buttons: [Button]

  static let table = Table<Self>(
    "alert",
    [
      .text("title", "its title, as a literal with the parameters filled in") { $0.title },
      .optionalText("message", "the text under its title, as such a literal") { $0.message },
      .flag("isPlain", "whether it has only a title") {
        $0.message == nil && $0.fields.isEmpty && $0.buttons.isEmpty
      },
      .rows("fields", "its text fields", of: Field.table) { $0.fields },
      .flag("hasFields", "whether it has any") { !$0.fields.isEmpty },
      .rows("buttons", "its buttons", of: Button.table) { $0.buttons },
      .flag("hasButtons", "whether it has any") { !$0.buttons.isEmpty },
      .rows(
        "buttonGroups",
        "its buttons, in groups: single buttons, and buttons for the elements of an array",
        of: Group.table
      ) {
        $0.groups
      },
    ])

  struct Field: Sendable {
    let name: Code
    let key: Code
    let placeholder: Code
    let isSecure: Bool

    static let table = Table<Self>(
      "field",
      [
        .text("field", "the name of its text") { $0.name },
        .text("fieldKey", "its name, as a literal") { $0.key },
        .text("placeholder", "its placeholder, as a literal") {
          $0.placeholder
        },
        .flag("isSecure", "whether the text is hidden") { $0.isSecure },
      ])
  }

  /// Buttons next to one another, or one for each element of an array.
  struct Group: Sendable {
    let rows: Code?
    var buttons: [Button]

    static let table = Table<Self>(
      "buttonGroup",
      [
        .optionalText("rows", "the array that makes a button for each element") { $0.rows },
        .rows("buttons", "the buttons", of: Button.table) { $0.buttons },
      ])
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for button in buttons {
      if button.rows == nil, let last = groups.indices.last, groups[last].rows == nil {
        groups[last].buttons.append(button)
      } else {
        groups.append(Group(rows: button.rows, buttons: [button]))
      }
    }
    return groups
  }

  struct Button: Sendable {
    let name: Code
    let key: Code
    let title: Code
    let role: Code?
    let rows: Code?
    /// The screens that have its event.
    let presenters: [Presenter]
    /// What has it for other screens, which it holds.
    let holders: [Presenter]

    static let table = Table<Self>(
      "button",
      [
        .text("button", "the event's name") { $0.name },
        .text("buttonKey", "its name as a string, for reports") { $0.key },
        .text("title", "its title, as a literal") { $0.title },
        .optionalText("role", "its role on the platform") { $0.role },
        .flag("usesTexts", "whether its event gets texts of fields") {
          ($0.presenters + $0.holders).contains { $0.arguments.contains(where: \.isField) }
        },
        .flag("sends", "whether it sends an event") {
          $0.isHeld || $0.presenters.contains(where: \.hasActions)
        },
        .flag("isHeld", "whether its event can be one of what holds its screen") { $0.isHeld },
        .rows("holders", "what has its event for the screens it holds", of: Presenter.table) {
          $0.holders
        },
        .rows("presenters", "the screens that get its event", of: Presenter.table) {
          $0.presenters
        },
        .flag("hasPresenters", "whether there are any") { !$0.presenters.isEmpty },
      ])

    private var isHeld: Bool { !holders.isEmpty }
  }

  /// Something that the event of a button carries.
  struct Carried: Sendable {
    let parameter: ParameterContext
    /// Whether it is what the user has typed into the field of its name.
    var isField = false

    static let table = Table<Self>(
      "carried",
      [
        .text("carried", "its name") { $0.parameter.name },
        .text("label", "its name as an argument label") { $0.parameter.label },
        .text("carriedKey", "its name, as a literal") { $0.parameter.key },
        .flag("isField", "whether it is the text of a field") { $0.isField },
      ])
  }

  /// What has the event of a button: a screen, or what holds screens.
  struct Presenter: Sendable {
    let screen: Code?
    let event: EventContext
    /// The values of the button that the event takes.
    let arguments: [Carried]

    static let table = Table<Self>(
      "presenter",
      [
        .optionalText("presenter", "the screen's case; absent for the flow") { $0.screen },
        .flag("isDeclared", "whether the flow file declares the event") {
          $0.event.kind == .declared
        },
        .flag("hasActions", "whether it has actions for the event") { $0.hasActions },
        .flag("isNext", "whether it continues a sequence") { $0.event.kind == .next },
        .flag("isSkip", "whether it skips a sequence") { $0.event.kind == .skip },
        .row("event", "its event", of: EventContext.table) { $0.event },
        .rows("arguments", "the arguments of the event", of: Carried.table) { $0.arguments },
      ])

    var hasActions: Bool { !event.statements.isEmpty }
  }
}

extension SwiftNaming {
  func alert(_ content: AlertContent, _ id: ID<Screen>) -> AlertContext {
    let fields = project.fields[content.fields].map { field in
      AlertContext.Field(
        name: value(field.name), key: literal(field.name),
        placeholder: literal(field.placeholder ?? Text(field.name)), isSecure: field.isSecure)
    }
    return AlertContext(
      title: filled(content.title, of: id), message: content.message.map { filled($0, of: id) },
      fields: fields,
      buttons: project.buttons[content.buttons].map { button($0, content, id) })
  }

  /// A text with what the screen is given in the place of its placeholders: `Remove \(name)?`.
  func filled(_ text: Text, of id: ID<Screen>, eachOf rows: Name? = nil) -> Code {
    let parameters = project.parameters[project.screens[id].parameters]
    var parts: [Code] = []
    var rest = project.text(text)[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      let parameter = parameters.first { project.text($0.name) == name }
      let end = rest.index(after: close)
      parts.append(quoted(rest[..<(parameter == nil ? end : open)]))
      if let parameter { parts.append(interpolation(parameter, eachOf: rows)) }
      rest = rest[end...]
    }
    parts.append(quoted(rest))
    return "\"\(parts.joined(separator: ""))\""
  }

  private func quoted(_ text: Substring) -> Code {
    Code(verbatim: String(SwiftLiteral(String(text)).code.text.dropFirst().dropLast()))
  }

  /// What the platform can put into a localised text as it is, and all else by its description.
  func interpolation(_ parameter: Parameter, eachOf rows: Name?) -> Code {
    let name = local(parameter.name)
    let isElement = rows?.symbol == parameter.name.symbol
    let element = isElement ? project.elementType(of: parameter.type) : nil
    let type = element ?? project.text(parameter.type.spelling)
    // Of a value that isn't there, nothing is shown.
    if type == "String?" { return "\\(\(name) ?? \"\")" }
    if type.hasSuffix("?") { return "\\(\(name).map { String(describing: $0) } ?? \"\")" }
    // Of a decimal number, the system would show six decimals.
    return ["String", "Int"].contains(type)
      ? "\\(\(name))" : "\\(String(describing: \(name)))"
  }

  private func button(
    _ button: AlertButton, _ content: AlertContent, _ id: ID<Screen>
  ) -> AlertContext.Button {
    var carried = parameters(project.screens[id].parameters)
    let fields = project.fields[content.fields]
    if let rows = button.rows.map({ local($0) }) {
      carried = carried.map { $0.name == rows ? $0.element : $0 }
    }
    let texts = fields.map { field in
      ParameterContext(
        name: local(field.name), caseLabel: value(field.name), label: label(field.name),
        key: literal(field.name),
        type: "String", defaultValue: nil)
    }
    let all =
      carried.map { AlertContext.Carried(parameter: $0) }
      + texts.map { AlertContext.Carried(parameter: $0, isField: true) }
    let (presenters, holders) = button.sendsEvent ? presenters(of: button, id, all) : ([], [])
    return AlertContext.Button(
      name: value(button.name), key: literal(button.name), title: title(of: button, id),
      role: button.role.map { Code(verbatim: $0.rawValue) }, rows: button.rows.map { local($0) },
      presenters: presenters, holders: holders)
  }

  /// Of a button for each element, the element is what stands on it if nothing else is said.
  private func title(of button: AlertButton, _ id: ID<Screen>) -> Code {
    guard let rows = button.rows else {
      return button.title.map { filled($0, of: id) } ?? SwiftLiteral(project.title(of: button)).code
    }
    let parameters = project.parameters[project.screens[id].parameters]
    if let title = button.title { return filled(title, of: id, eachOf: rows) }
    let array = parameters.first { $0.name.symbol == rows.symbol }
    return array.map { "\"\(interpolation($0, eachOf: rows))\"" } ?? literal(rows)
  }
}

extension FlowProject {
  /// The events that the buttons of a flow's alerts send.
  func alertEvents(of flow: Flow) -> Set<Symbol> {
    Set(
      screens[flow.screens].compactMap(\.alert).flatMap { buttons[$0.buttons] }
        .filter(\.sendsEvent).map(\.name.symbol))
  }
}

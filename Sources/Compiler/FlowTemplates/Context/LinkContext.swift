import FlowModel
import FlowSyntax

/// A URL that leads to a screen.
struct LinkContext: Sendable {
  struct Step: Sendable {
    let destination: TargetContext
    let presentation: PresentationContext

    static let table = Table<Self>(
      "waypoint",
      [
        .target("destination", "the destination to show") { $0.destination },
        .row("presentation", "the presentation", of: PresentationContext.table) {
          $0.presentation
        },
        .flag("isPush", "whether it is pushed") { $0.presentation.isPush },
      ])
  }

  /// The screen that it leads to, without backticks.
  let screen: Code
  /// Which of the screen's links it is; nothing for the first.
  let number: Code?
  let pattern: Code
  let hosts: Code?
  let schemes: Code?
  let inputs: [ParameterContext]
  private var required: [ParameterContext] { inputs.filter { $0.defaultValue == nil } }
  let way: [Step]
  let isOnTop: Bool
  /// The entry whose stack it builds.
  let entry: TargetContext?
  /// Whether the screen's values make its URLs.
  let makesURLs: Bool
  /// The conditions for following it.
  let tests: [TestContext]
  /// The screen's case, with what the link says of it.
  let screenPattern: PatternContext

  static let table = Table<Self>(
    "link",
    [
      .text("linked", "the screen that it leads to") { $0.screen },
      .optionalText("number", "its number among the screen's links, except for the first link") {
        $0.number
      },
      .text("pattern", "its path with placeholders, as a literal") { $0.pattern },
      .optionalText("hosts", "its hosts, as a literal") { $0.hosts },
      .optionalText("schemes", "its schemes, as a literal") { $0.schemes },
      .rows("inputs", "its parameters", of: ParameterContext.table) { $0.inputs },
      .rows("required", "its required parameters", of: ParameterContext.table) { $0.required },
      .rows("optional", "its optional parameters", of: ParameterContext.table) {
        $0.inputs.filter { $0.defaultValue != nil }
      },
      .flag("hasInputs", "whether it has parameters") { !$0.inputs.isEmpty },
      .flag("hasRequired", "whether it has required parameters") { !$0.required.isEmpty },
      .rows("way", "the screens that it opens or asks first, in order", of: Step.table) { $0.way },
      .flag("isOnTop", "whether it opens on top of the current stack") { $0.isOnTop },
      .optionalRow("entry", "the entry that builds its stack", of: TargetContext.table) {
        $0.entry
      },
      .rows("tests", "the conditions for following it", of: TestContext.table) { $0.tests },
      .flag("isConditional", "whether it has conditions") { !$0.tests.isEmpty },
      .flag("makesURLs", "whether it is the link with which the screen's URLs are made") {
        $0.makesURLs
      },
      .pattern("screenPattern", "its screen's case, with the link's parameters") {
        $0.screenPattern
      },
    ])
}

extension ParameterContext {
  /// The same where its place in a URL may be missing: as nothing, or as nothing in an array.
  fileprivate var asQueryItem: ParameterContext {
    var item = self
    if isOptional { item.defaultValue = defaultValue ?? "nil" }
    if isArray { item.defaultValue = defaultValue ?? "[]" }
    return item
  }
}

extension SwiftNaming {
  /// The links that lead to a flow's screens.
  func links(of flow: Flow) -> [LinkContext] {
    flow.screens.flatMap { screen in
      let ofURLs = project.linkOfURLs(of: screen)
      return project.screens[screen].deepLinks.enumerated().map { number, link in
        self.link(
          project.deepLinks[link], number, to: screen, flow.links, makesURLs: link == ofURLs)
      }
    }
  }

  func step(_ screen: ID<Screen>, _ writer: inout StatementWriter) -> LinkContext.Step {
    LinkContext.Step(
      destination: writer.destination(Reference(project.screens[screen].name, screen), .empty),
      presentation: presentation(of: screen, nil))
  }

  private func link(
    _ link: DeepLink, _ number: Int, to id: ID<Screen>, _ settings: LinkSettings,
    makesURLs: Bool
  ) -> LinkContext {
    let screen = project.screens[id]
    let range = link.inputs
    let all = project.parameters[range]
    let said = Set(link.path?.parameters ?? [])
    var writer = StatementWriter(naming: self, event: "", inScreen: range)
    writer.brought = Set(all.filter { said.contains($0.name.symbol) }.map { local($0.name) })
    let way = link.asked.map { self.step($0, &writer) }
    var used = writer.usedOfEvent
    let entry = link.entry.flatMap { entry in
      self.entry(entry, of: screen.flow) { parameter in
        if !said.contains(parameter.name.symbol) { return nil }
        used.insert(local(parameter.name))
        return ArgumentContext(label: label(parameter.name), value: local(parameter.name))
      }
    }
    let inputs = parameters(range).enumerated().filter { index, input in
      said.contains(all[all.startIndex + index].name.symbol)
        && used.contains(input.name)
    }.map { index, input in
      let isInQuery = link.path?.query.contains {
        $0.parameter == all[all.startIndex + index].name.symbol
      }
      return isInQuery == true ? input.asQueryItem : input
    }
    return LinkContext(
      screen: Code(verbatim: project.text(screen.name)),
      number: number == 0 ? nil : Code(verbatim: String(number + 1)),
      pattern: literal(link.pattern), hosts: literals(settings.hosts),
      schemes: literals(settings.schemes), inputs: inputs, way: way, isOnTop: link.isOnTop,
      entry: entry, makesURLs: makesURLs,
      tests: settings.when.map { project.tests[$0.tests].map(test) } ?? [],
      screenPattern: PatternContext(
        value(screen.name), binding: names(of: screen), using: Set(inputs.map(\.name))))
  }

  private func literals(_ texts: [Text]) -> Code? {
    texts.isEmpty ? nil : "[\(texts.map { literal($0) }.joined(separator: ", "))]"
  }
}

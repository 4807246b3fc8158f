import FlowModel
import FlowSyntax

/// A tab, or what each of the tabs for the elements of an array is like.
struct TabContext: Sendable {
  let root: TargetContext?
  let title: Code
  let icon: Code?
  let role: Code?
  let badge: Code?
  let tests: [TestContext]
  let event: EventContext?
  /// The array, if there is a tab for each of its elements.
  let array: Code?
  /// The parameter of the first screen that takes the element.
  let element: ParameterContext?

  static let table = Table<Self>(
    "tab",
    [
      .optionalRow("root", "its first screen", of: TargetContext.table) { $0.root },
      .text("title", "its title, as a literal with the element filled in") { $0.title },
      .optionalText("icon", "the name of its image, as a literal") { $0.icon },
      .optionalText("role", "its role on the platform") { $0.role },
      .optionalText("badge", "the name of its badge") { $0.badge },
      .rows("tests", "the conditions for showing it", of: TestContext.table) { $0.tests },
      .flag("isConditional", "whether it has conditions") { !$0.tests.isEmpty },
      .optionalRow("event", "the event of a tap on it", of: EventContext.table) { $0.event },
      .optionalRow("element", "the parameter for the element", of: ParameterContext.table) {
        $0.element
      },
    ])

  /// Tabs next to one another, or those for the elements of an array.
  struct Group: Sendable {
    let array: Code?
    var tabs: [TabContext]

    static let table = Table<Self>(
      "tabGroup",
      [
        .optionalText("tabArray", "the array that makes a tab for each element") { $0.array },
        .rows("tabs", "the tabs, or the one of an element", of: TabContext.table) { $0.tabs },
      ])
  }
}

extension [TabContext] {
  var groups: [TabContext.Group] {
    var groups: [TabContext.Group] = []
    for tab in self {
      if tab.array == nil, let last = groups.indices.last, groups[last].array == nil {
        groups[last].tabs.append(tab)
      } else {
        groups.append(TabContext.Group(array: tab.array, tabs: [tab]))
      }
    }
    return groups
  }
}

/// An array of the app that makes tabs.
struct TabArrayContext: Sendable {
  let name: Code
  let element: Code
  let type: Code
  var sample: Code?

  static let table = Table<Self>(
    "tabArray",
    [
      .text("array", "its name") { $0.name },
      .text("element", "the parameter that takes an element") { $0.element },
      .text("elementType", "the type of its elements") { $0.type },
      .optionalText("elementSample", "in tests, its one element") { $0.sample },
    ])
}

extension SwiftNaming {
  func tab(_ tab: Tab, of id: ID<Screen>) -> TabContext {
    let handled = tab.event.flatMap { event in
      project.transition(of: id, on: event.symbol).map { self.event($0, of: id) }
    }
    return TabContext(
      root: tab.screen.map { target($0) }, title: title(of: tab),
      icon: tab.icon.map { literal($0) }, role: tab.role.map { Code(verbatim: $0.rawValue) },
      badge: tab.badge.map { value($0) },
      tests: tab.when.map { project.tests[$0.tests].map(test) } ?? [],
      event: handled.flatMap { $0.statements.isEmpty ? nil : $0 },
      array: tab.forEach.map { value($0) }, element: element(of: tab))
  }

  private func element(of tab: Tab) -> ParameterContext? {
    guard tab.forEach != nil, let root = tab.screen?.id,
      let id = project.elementParameter(of: root)
    else { return nil }
    return parameter(project.parameters[id])
  }

  /// Of a tab for an element, the element is its title if nothing else is said.
  private func title(of tab: Tab) -> Code {
    guard tab.forEach != nil, let root = tab.screen?.id else {
      return tab.label.map { literal($0) } ?? "\"\""
    }
    if let title = tab.title { return filled(title, of: root) }
    let element = project.elementParameter(of: root).map { project.parameters[$0] }
    return element.map { "\"\(interpolation($0, eachOf: nil))\"" } ?? "\"\""
  }

  /// The arrays that make the tabs of a flow.
  func tabArrays(in flow: Flow) -> [TabArrayContext] {
    project.tabArrays(in: flow).map { array in
      let element = project.parameters[array.element]
      return TabArrayContext(
        name: value(array.name), element: Code(verbatim: project.text(element.name)),
        type: type(element.type))
    }
  }

  /// The badges of a flow's other tabs, as values, each once.
  func plainBadges(in flow: Flow) -> [Code] {
    var seen: Set<Symbol> = []
    return project.tabs(of: flow).filter { $0.forEach == nil }.compactMap(\.badge)
      .filter { seen.insert($0.symbol).inserted }.map { value($0) }
  }

  /// The badges of tabs for elements, as functions of the element.
  func elementBadges(in flow: Flow) -> [CallDeclaration] {
    var seen: Set<Symbol> = []
    return project.tabs(of: flow).compactMap { tab in
      guard let badge = tab.badge, let element = element(of: tab),
        seen.insert(badge.symbol).inserted
      else { return nil }
      return CallDeclaration(name: value(badge), documentation: [], parameters: [element])
    }
  }
}

extension FlowProject {
  /// The badges of a flow's tabs, each once.
  func badges(in flow: Flow) -> [Name] {
    var seen: Set<Symbol> = []
    return tabs(of: flow).compactMap(\.badge).filter { seen.insert($0.symbol).inserted }
  }
}

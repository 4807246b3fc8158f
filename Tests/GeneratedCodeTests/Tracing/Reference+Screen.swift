import FlowModel
import FlowSemantics
import Foundation

extension Reference {
  /// What is on screen: a layer a line, its pages from bottom to top, through what holds them.
  var screen: String { screen(columns: .max) }

  /// The same where so many columns of a split are in sight: in compact width, the one in front and those
  /// that lead to it.
  func screen(columns: Int) -> String {
    state.layers.map { layer in
      let pages = pages(in: layer.stack, columns).map { describe($0) }
      return layer.presentation.rawValue + ": " + pages.joined(separator: " > ")
    }.joined(separator: "\n")
  }

  private func pages(
    in stack: Number<Stack>, _ columns: Int
  ) -> [FlowSemantics.Destination] {
    var pages: [FlowSemantics.Destination] = []
    var waiting = Array((state.stacks[stack]?.destinations ?? []).reversed())
    while let next = waiting.popLast() {
      guard let destination = state.destinations[next] else { continue }
      if case .view = destination.content { pages.append(destination) }
      let inside = destination.content.stacksInSight.prefix(columns)
      waiting += inside.flatMap { state.stacks[$0]?.destinations ?? [] }.reversed()
    }
    return pages
  }

  /// A screen with its arguments; an alert by what it says.
  private func describe(_ destination: FlowSemantics.Destination) -> String {
    let screen = project.screens[destination.screen]
    guard let alert = screen.alert else { return destination.description(in: project) }
    return zip(project.parameters[screen.parameters], destination.arguments).reduce(
      project.text(alert.title)
    ) { title, handed in
      title.replacing("{" + project.text(handed.0.name) + "}", with: handed.1.description)
    }
  }

  /// What the button for an event is called on the page that sends it.
  func button(_ event: String, of sender: Number<FlowSemantics.Destination>) -> String {
    (state.destinations[sender]?.description(in: project) ?? "?") + "/" + event
  }

  /// The alert or dialog on top.
  var alert: AlertContent? {
    guard let stack = state.layers.last?.stack,
      let number = state.stacks[stack]?.destinations.last,
      let screen = state.destinations[number]?.screen
    else { return nil }
    return project.screens[screen].alert
  }

  /// What stands on a tab of the tabs that are shown.
  func tabTitle(_ number: Number<FlowSemantics.Destination>, _ index: Int) -> String {
    guard let screen = state.destinations[number]?.screen,
      case .tabs(let tabs) = project.screens[screen].kind
    else { return "?" }
    let tab = project.tabs[ID(tabs.startIndex + index)]
    let title = tab.label.map { project.text($0) } ?? "?"
    // Of the elements of an array, the app has the one that all stand for.
    let element = tab.screen?.id.flatMap {
      project.parameters[project.screens[$0].parameters].first
    }
    guard tab.forEach != nil, let element else { return title }
    let name = project.text(element.name)
    return title.replacing("{" + name + "}", with: "#" + name)
  }

  /// Whether another bar has a tab of the same title, so that nobody can say which of the two is meant.
  func hasNamesake(_ number: Number<FlowSemantics.Destination>, _ index: Int) -> Bool {
    let title = tabTitle(number, index)
    return state.active.contains { other in
      guard other != number, let destination = state.destinations[other],
        case .tabs(let stacks, _) = destination.content
      else { return false }
      return stacks.indices.contains { tabTitle(other, $0) == title }
    }
  }

  /// A URL for a link, with a token for each of its placeholders.
  func url(of link: ID<DeepLink>, _ bindings: [FlowSemantics.Binding]) throws -> URL {
    struct NoURL: Error {}
    let path = bindings.reduce(project.text(project.deepLinks[link].pattern)) { path, binding in
      let name = project.symbols.text(of: binding.name)
      let value = binding.value.description.replacing("#", with: "%23")
      return path.replacing("{" + name + "}", with: value)
    }
    guard let url = URL(string: "https://shop.example" + path) else { throw NoURL() }
    return url
  }
}

extension Content {
  /// The stacks that are on screen: of tabs, the selected one's.
  var stacksInSight: [Number<Stack>] {
    switch self {
    case .view: []
    case .tabs(let stacks, let selected): stacks[selected].map { [$0] } ?? []
    case .split(let stacks): stacks
    case .region(_, let stack): stack.map { [$0] } ?? []
    }
  }
}

import FlowModel
import FlowSemantics

/// The name of an event in a test's title and function name.
struct WalkLabel {
  let title: String
  let name: String

  init(_ title: String, named name: String? = nil) {
    self.title = title
    self.name = name ?? title
  }
}

extension WalkWriter {
  /// What is new on a walk, by the screens on which it happens, as far as there is room; of a walk to
  /// where nothing is new, where it leads.
  func label(of walk: Walk) -> WalkLabel {
    var groups: [(place: String, labels: [WalkLabel])] = []
    for step in walk.steps where step.isNew {
      let place = place(of: step)
      let label = label(of: step)
      if let group = groups.firstIndex(where: { $0.place == place }) {
        groups[group].labels.append(label)
      } else {
        groups.append((place, [label]))
      }
    }
    if groups.isEmpty { return label(ofShowing: walk.steps.last?.after.state) }
    let words = groups.flatMap { [$0.place] + $0.labels.map(\.name) }.map(\.capitalizedFirst)
    return WalkLabel(Self.title(groups), named: Self.fitting(words, in: 60).joined())
  }

  private static func title(_ groups: [(place: String, labels: [WalkLabel])]) -> String {
    var title = ""
    for (place, labels) in groups {
      for (number, label) in labels.enumerated() {
        let start = title.isEmpty ? "" : " · "
        let next = (number == 0 ? "\(start)\(place): " : ", ") + label.title
        if !title.isEmpty, title.count + next.count > 78 { return title + " …" }
        title += next
      }
    }
    return title
  }

  /// As many of the words as there is room for, and at least one.
  private static func fitting(_ words: [String], in room: Int) -> [String] {
    var length = 0
    let fitting = words.prefix { word in
      length += word.count
      return length <= room
    }
    return fitting.isEmpty ? Array(words.prefix(1)) : Array(fitting)
  }

  private func label(ofShowing state: RunningState?) -> WalkLabel {
    let pages = state?.scenes.flatMap { $0.pages.map(\.screen) } ?? []
    let names = pages.map { project.text(project.screens[$0].name) }
    let words = ["launch"] + names.reversed().map(\.capitalizedFirst)
    return WalkLabel(
      "launched again: " + Self.fitting(names.reversed(), in: 60).joined(separator: " over "),
      named: Self.fitting(words.map(\.capitalizedFirst), in: 60).joined())
  }

  /// The screen on which something happens; what comes from outside happens to the app.
  private func place(of step: WalkStep) -> String {
    let state = step.before
    let number: Number<Destination>? =
      switch step.event {
      case .sent(_, let sender, _), .systemBack(let sender), .ended(let sender, _): sender
      case .tabTapped(let tabs, _): tabs
      case .answered(let waiting, _, _), .elapsed(let waiting): waiting.destination
      case .button, .swipedAway: state.top
      case .app, .link, .changed: nil
      }
    let screen = number.flatMap { state.destinations[$0]?.screen }
    return screen.map { project.text(project.screens[$0].name) } ?? "app"
  }

  private func label(of step: WalkStep) -> WalkLabel {
    var label = label(of: step.event, in: step.before)
    if let denied = step.denied {
      let guardName = project.text(project.guards[denied].name)
      label = WalkLabel(
        label.title + " (" + guardName + " says no)",
        named: label.name + "Without" + guardName.capitalizedFirst)
    }
    if step.isTwice { label = WalkLabel(label.title + " twice", named: label.name + "Twice") }
    return label
  }

  private func label(of event: Event, in state: RunningState) -> WalkLabel {
    switch event {
    case .sent(let name, _, _): return WalkLabel(project.symbols.text(of: name))
    case .button(let name, _): return WalkLabel(name.map { project.symbols.text(of: $0) } ?? "ok")
    case .systemBack: return WalkLabel("back")
    case .swipedAway: return WalkLabel("swipe away", named: "swipeAway")
    case .tabTapped(let number, let index):
      let tab = tab(number, index, state)
      let name = (tab?.screen?.name ?? tab?.event).map { project.text($0) } ?? "tab"
      return WalkLabel(name + " tab", named: name + "Tab")
    case .app(let id, _): return WalkLabel(project.text(project.transitions[id].event))
    case .changed(let id, let value): return label(of: id, value)
    case .link(let id, _):
      let link = project.deepLinks[id]
      let owner = link.screen.map { project.text(project.screens[$0].name) } ?? ""
      return WalkLabel(project.text(link.pattern), named: owner + "Link")
    case .answered(let waiting, let end, _):
      return WalkLabel(
        self.end(end, of: waiting, state).map { project.text($0.1.name) } ?? "answer")
    case .elapsed(let waiting): return WalkLabel("\(time(of: waiting)) ms later", named: "later")
    case .ended(_, let end): return WalkLabel(end == .cancelled ? "cancel" : "finish")
    }
  }

  private func label(of id: ID<AppState>, _ value: Int) -> WalkLabel {
    let state = project.states[id]
    let name = project.text(state.name)
    let value = project.text(project.stateCases[ID(state.cases.startIndex + value)])
    return WalkLabel(
      name + " is " + value, named: name + value.capitalizedFirst)
  }
}

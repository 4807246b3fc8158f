import FlowModel
import FlowSemantics
import FlowSyntax
import SwiftUI

#if OBSERVATION
  @testable import ObservedFlows
#elseif ROUTER
  @testable import RouterFlows
#elseif PATH
  @testable import PathFlows
#elseif CONTAINER
  @testable import ContainerFlows
#elseif NAVIGABLE
  @testable import NavigableFlows
#elseif UIKIT
  @testable import UIKitFlows
#else
  @testable import ExampleFlows
#endif

/// A step of a trace: the event that is the `choice`th of those that can happen, and whether the user
/// taps twice before the screen can follow.
struct TraceStep: Hashable, CustomStringConvertible {
  let choice: Int
  var isDouble = false

  var description: String { isDouble ? "\(choice)!" : "\(choice)" }
}

/// Plays one trace on the headless app and on the reference, and compares them after every step.
@MainActor
final class Trace {
  private(set) var reference: Reference
  let journal = Journal()
  private let subject: Subject
  private var app: HeadlessUser
  /// What was done, for the report of a difference.
  private(set) var history: [String] = []

  init?(of subject: Subject, holds: Bool = true) {
    guard let reference = subject.reference else { return nil }
    self.reference = reference
    self.reference.holds = holds
    journal.holds = holds
    self.subject = subject
    app = subject.launch(journal, restoring: nil)
    watch()
  }

  private func watch() {
    journal.isStill = { [weak app] in app?.isStill ?? true }
  }

  /// What is on screen: a layer a line, its pages from bottom to top.
  var screen: String {
    app.layers.map { layer in
      layer.presentation.rawValue + ": " + layer.pages.joined(separator: " > ")
    }.joined(separator: "\n")
  }

  /// Whether it shows these pages, a layer a line.
  func shows(_ layers: String) -> Bool { subject.agrees(screen, layers) }

  var faults: [String] { app.faults }

  /// The app goes to the background and is ended; returns what it has kept.
  func leave() async -> Data? {
    journal.snapshot = nil
    journal.goToBackground(app)
    await app.settle()
    return journal.snapshot
  }

  /// The app is launched anew, and shows what it has kept.
  func relaunch(restoring snapshot: Data?) async {
    history.append("relaunch")
    journal.relaunch()
    app = subject.launch(journal, restoring: snapshot)
    watch()
    reference.relaunch()
    await app.settle()
  }

  /// What is different, in words; nothing if app and reference agree all the way.
  func play(_ steps: [TraceStep]) async -> String? {
    defer { journal.abandon() }
    await app.settle()
    if let difference { return difference }
    for step in steps {
      let events = reference.events.filter(isInReach)
      if events.isEmpty { return nil }
      let event = events[step.choice % events.count]
      do {
        try perform(event, twice: step.isDouble)
      } catch {
        return report("the app does not take the event: \(error)")
      }
      await app.settle()
      if let difference { return difference }
    }
    return nil
  }

  /// Sends events of the screen on top.
  func go(_ events: String...) async throws {
    for name in events {
      let event = reference.events.first { event in
        guard case .sent(let symbol, _, _) = event else { return false }
        return symbol.text(in: reference) == name
      }
      guard let event else { throw HeadlessError.refused("there is no \(name)") }
      try await send(event)
    }
  }

  func send(_ event: Event) async throws {
    await app.settle()
    try perform(event, twice: false)
    await app.settle()
  }

  func open(_ url: URL) async {
    follow(url)
    await app.settle()
  }

  private func follow(_ url: URL) { journal.follow(url, in: app, on: subject.system) }

  private func perform(_ event: Event, twice: Bool) throws {
    history.append(describe(event) + (twice ? " twice" : ""))
    switch event {
    case .sent(let name, let sender, let bindings):
      journal.eventValues = bindings.map(\.value.description)
      try app.tap(button(name, of: sender), times: twice ? 2 : 1)
      if twice { reference.step(event) }
    case .systemBack: try goBack()
    case .button(let name, let bindings): try press(name?.text(in: reference), bindings)
    case .tabTapped(let number, let index):
      try app.selectTab(reference.tabTitle(number, index))
    case .changed(let state, let value):
      journal.states[reference.name(of: state)] = value
      journal.navigator?.stateChanged()
    case .app(let transition, let bindings):
      journal.appEvents[reference.name(of: transition)]?(bindings.map(\.value.description))
    case .ended(let external, let end): try endExternal(external, end)
    case .link(let link, let bindings): follow(try reference.url(of: link, bindings))
    case .swipedAway: try app.closeBySwipe()
    case .answered(let waiting, let end, let bindings): answer(waiting, end, bindings)
    case .elapsed(let waiting): reference.timers.lastIndex(of: waiting).map(journal.wake)
    }
    reference.step(event)
  }

  private func button(
    _ name: Symbol, of sender: Number<FlowSemantics.Destination>
  ) -> String {
    let view = reference.view(sending: name, for: sender) ?? sender
    return reference.button(name.text(in: reference), of: view)
  }

  /// Whether the user can get at what happens: what is covered by other pages of its stack is active for
  /// the flow, and out of reach.
  private func isInReach(_ event: Event) -> Bool {
    switch event {
    case .sent(let name, let sender, _) where reference.mayBeCovered(sender):
      app.canTap(button(name, of: sender))
    case .systemBack(let number) where reference.mayBeCovered(number):
      reference.showsStandIn(for: number, as: app.layers.last?.pages.last ?? "")
    case .tabTapped(let number, let index) where reference.hasNamesake(number, index): false
    case .tabTapped(let number, _) where reference.mayBeCovered(number):
      app.screen.contains { $0.hasPrefix("tabs: ") }
    default: true
    }
  }

  /// Where the platform has no way back of its own, the page has a button.
  private func goBack() throws {
    do { try app.swipeBack() } catch HeadlessError.refused { try app.tap("Back") }
  }

  private func press(_ name: String?, _ bindings: [FlowSemantics.Binding]) throws {
    let project = reference.project
    guard let alert = reference.alert else { throw HeadlessError.refused("no alert") }
    for (field, binding) in zip(project.fields[alert.fields], bindings) {
      let placeholder = field.placeholder.map { project.text($0) } ?? project.text(field.name)
      try app.type(binding.value.description, into: placeholder)
    }
    let button = project.buttons[alert.buttons].first { project.text($0.name) == name }
    let row = button?.rows == nil ? nil : bindings.last?.value.description
    try app.press(row ?? button.map { project.title(of: $0) } ?? "OK")
  }

  private func endExternal(_ external: Number<FlowSemantics.Destination>, _ end: End) throws {
    guard case .finished(let result, _) = end else {
      return try app.tap(reference.button("cancel", of: external))
    }
    journal.eventValues = result.map { [$0.description] } ?? []
    try app.tap(reference.button("finish", of: external))
  }

  private func answer(_ waiting: Waiting, _ end: Int, _ bindings: [FlowSemantics.Binding]) {
    guard let number = reference.waiting.lastIndex(of: waiting) else { return }
    journal.resume(
      number,
      Journal.Answer(
        end: reference.endName(of: waiting, end), values: bindings.map(\.value.description)))
  }

  var difference: String? {
    let isSame =
      subject.isCompact
      ? (1...3).contains { subject.agrees(screen, reference.screen(columns: $0)) }
      : subject.agrees(screen, reference.screen)
    if !isSame {
      return report("the screen is\n\(screen)\nand should be\n\(reference.screen)")
    }
    if journal.calls != reference.calls {
      return report("the app was asked \(journal.calls), and should be \(reference.calls)")
    }
    if journal.scopes.count > 1 { return report("one run handed out several objects") }
    return app.faults.isEmpty ? nil : report("the platform complains: \(app.faults)")
  }

  private func report(_ what: String) -> String {
    "after " + history.joined(separator: " · ") + ":\n" + what + "\nthe flow asks for\n"
      + (journal.navigator?.description ?? "nothing")
  }

  private func describe(_ event: Event) -> String {
    switch event {
    case .sent(let name, _, _): reference.project.symbols.text(of: name)
    case .systemBack: "swipe back"
    case .swipedAway: "swipe down"
    case .answered(let waiting, let end, _): "→ " + reference.endName(of: waiting, end)
    default: "\(event)"
    }
  }
}

extension Symbol {
  fileprivate func text(in reference: Reference) -> String {
    reference.project.symbols.text(of: self)
  }
}

import FlowModel
import FlowSemantics
import SwiftUI

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
  private let journal = Journal()
  private let app: HeadlessApp
  /// What was done, for the report of a difference.
  private(set) var history: [String] = []

  init?(of subject: Subject) {
    guard let reference = Reference(flow: subject.name, of: Subject.project) else { return nil }
    self.reference = reference
    app = HeadlessApp(subject.makeView(journal))
  }

  /// What is different, in words; nothing if app and reference agree all the way.
  func play(_ steps: [TraceStep]) async -> String? {
    defer { journal.abandon() }
    await app.settle()
    if let difference { return difference }
    for step in steps {
      let events = reference.events
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

  private func perform(_ event: Event, twice: Bool) throws {
    history.append(describe(event) + (twice ? " twice" : ""))
    switch event {
    case .sent(let name, _, let bindings):
      journal.eventValues = bindings.map(\.value.description)
      try app.tap(reference.project.symbols.text(of: name), times: twice ? 2 : 1)
      if twice { reference.step(event) }
    case .systemBack: try app.swipeBack()
    case .swipedAway: try app.swipeDown()
    case .answered(let waiting, let end, let bindings): answer(waiting, end, bindings)
    default: throw HeadlessError.refused("a trace has no \(event)")
    }
    reference.step(event)
  }

  private func answer(_ waiting: Waiting, _ end: Int, _ bindings: [FlowSemantics.Binding]) {
    guard let number = reference.waiting.lastIndex(of: waiting) else { return }
    journal.resume(
      number,
      Journal.Answer(
        end: reference.endName(of: waiting, end), values: bindings.map(\.value.description)))
  }

  private var difference: String? {
    let shown = app.layers.map { layer in
      layer.presentation.rawValue + ": " + layer.pages.joined(separator: " > ")
    }.joined(separator: "\n")
    if shown != reference.screen {
      return report("the screen is\n\(shown)\nand should be\n\(reference.screen)")
    }
    if journal.calls != reference.calls {
      return report("the app was asked \(journal.calls), and should be \(reference.calls)")
    }
    return app.faults.isEmpty ? nil : report("the platform complains: \(app.faults)")
  }

  private func report(_ what: String) -> String {
    "after " + history.joined(separator: " · ") + ":\n" + what
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

import FlowRuntime
import Foundation

/// Where the events of `Notes` lead, and the app that it asks.
@MainActor
final class NotesModel: FlowDefinition {
  typealias Destination = NotesDestination
  let navigator: FlowNavigator
  var children: [FlowRun.ID: any FlowDefinition] = [:]
  var restores = true

  /// What the app was told.
  var calls: [String] = []
  var isSignedIn = false
  var isUnlocked = true
  /// The same, where a test keeps the answer.
  var signsIn: @MainActor () -> Bool = { false }
  var unlocks: @MainActor () -> Bool = { true }
  /// What announces changes, for this flow and for drafts.
  var changes: [FlowChanges] = []
  var draftChanges: [FlowChanges] = []
  var mayEdit = true
  var keepsForm = false
  var wantsTips = true
  var allowsBack = true
  var wasShown = false
  /// The step at which a tour goes on.
  var bookmark: NotesDestination.Screen?
  /// The notes that have tabs.
  var pinned = [1, 2]
  /// What follows the end of a draft, if it is more than to show it.
  var afterDraft: FlowPlan<NotesDestination>.Steps?
  /// Where every URL leads.
  var link: FlowWay?
  /// Gives the answer that `slow` waits for.
  var answer: @MainActor () async -> Int = { 1 }

  init(in navigator: FlowNavigator = FlowNavigator()) { self.navigator = navigator }

  func rules(for destination: Destination) -> FlowRules<Destination> {
    switch destination {
    case .editor:
      .flow(DraftDestination.text) { [navigator, draftChanges] in
        DraftModel(in: navigator, draftChanges)
      }
      .requires { [weak self] in self?.mayEdit ?? false }
    case .picker: .view.run()
    case .tour: tour()
    case .review: .sequence([.step(.welcome), .step(.tour, as: .sheet), .step(.editor)])
    case .removal(let name):
      .alert(
        "Remove \(name)?", message: "For ever.", fields: [FlowField("why", "Why?")],
        buttons: [
          FlowButton("Remove", role: .destructive) { [weak self] in self?.removed(on: $0, $1) },
          FlowButton("Keep", role: .cancel),
        ])
    case .home:
      .tabs([
        FlowTab(Destination.list, title: "Notes"), FlowTab(Destination.locked, title: "Locked"),
        FlowTab(nil, title: "New") { [weak self] page in
          self?.perform(on: page) { $0.show(.note(id: 0), as: .sheet) }
        },
      ])
    case .guide: .sequence([.step(.home), .step(.slow), .step(.editor)])
    case .shelf:
      .tabs(
        [FlowTab(Destination.list, title: "Notes")],
        FlowTab.each(pinned, of: Destination.Screen.note) { id in
          FlowTab(Destination.note(id: id), title: "\(id)").badge { .count(id) }
        })
    case .columns: .split(.list, .note(id: 1))
    case .gate: .region(isSignedIn || signsIn()) { $0 ? .home : .welcome }
    case .locked:
      .view.requires { [weak self] in self.map { $0.isUnlocked && $0.unlocks() } ?? false }
    case .form:
      .view.leaving { [weak self] in
        if self?.keepsForm == true {
          $0.stay()
        } else {
          $0.show(.removal(name: "form"), as: .alert)
        }
      }
    default: .view
    }
  }

  private func tour() -> FlowRules<Destination> {
    .sequence(
      [
        .step(.welcome), .each([1, 2], as: .sheet, when: { self.wantsTips }) { .tip(number: $0) },
        .step(.page(name: "last", number: nil), as: .plain),
      ],
      allowsBack: allowsBack, isDone: { self.wasShown }, finished: { self.calls.append("toured") },
      resumesAt: { self.bookmark }, advanced: { self.bookmark = $0 },
      then: { $0.push(.note(id: 9)) }, skip: { $0.push(.note(id: 8)) })
  }

  func steps(after end: FlowEnd, of destination: Destination) -> FlowPlan<Destination>.Steps? {
    switch (destination, end) {
    case (.editor, .finished) where afterDraft != nil: afterDraft
    case (.editor, .finished(let result as Int)): { $0.push(.note(id: result)) }
    case (.editor, .cancelled): { plan in plan.call { self.calls.append("no draft") } }
    default: nil
    }
  }

  func reactions(to following: NotesFollowing) -> FlowReactions<Destination> {
    switch following {
    case .picked(let place):
      FlowReactions(
        finished: { plan, result in
          guard let result = result as? Int else { return }
          plan.call { self.calls.append("\(place): \(result)") }
        },
        dismissed: { plan in plan.call { self.calls.append("\(place): none") } })
    }
  }

  func steps(at entry: any FlowEntry) -> FlowPlan<Destination>.Steps? {
    switch entry as? NotesEntry {
    case .latest(let id)?: { $0.push(.note(id: id)) }
    case .asked?: { [answer] in $0.wait("asked", for: answer) { $0.push(.note(id: $1)) } }
    case nil: nil
    }
  }

  func way(to url: URL) -> FlowWay? { link }

  /// Opens a URL that leads there.
  func follow(
    _ steps: [FlowSteps<Destination>], at entry: (any FlowEntry)? = nil, onTop: Bool = false,
    from url: URL? = URL(string: "notes:///link"),
    when isOpen: @escaping @MainActor () -> Bool = { true }
  ) {
    link = way(steps, at: entry, onTop: onTop, when: isOpen)
    if let url { open(url) }
  }

  func waysIn(for url: URL) -> [[FlowSteps<Destination>]?] {
    [nil, [.step(.list), .step(.editor)]]
  }

  func appearance(of destination: Destination) -> FlowPlan<Destination>.Steps? {
    guard destination == .slow else { return nil }
    return { [answer] in
      $0.wait("load", for: answer) { $0.push(.note(id: $1)) }
    }
  }

  private func removed(on page: FlowPage.ID, _ texts: [String: String]) {
    perform(on: page) { plan in plan.call { self.calls.append("removed: \(texts["why"] ?? "")") } }
  }
}

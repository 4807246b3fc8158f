import FlowRuntime
import Foundation

/// The places that `Draft` can show, which `Notes` embeds.
enum DraftDestination: FlowDestination {
  case text
  case preview

  enum Screen: String, FlowScreenName {
    case text, preview

    var flow: String { "Draft" }
  }

  var contents: FlowContents<Screen> {
    switch self {
    case .text: FlowContents(.text)
    case .preview: FlowContents(.preview)
    }
  }

  init(_ screen: Screen, _ values: FlowValues) throws {
    switch screen {
    case .text: self = .text
    case .preview: self = .preview
    }
  }
}

enum DraftEntry: FlowEntry {
  case preview
}

@MainActor
final class DraftModel: FlowDefinition {
  typealias Destination = DraftDestination
  let navigator: FlowNavigator

  let changes: [FlowChanges]

  init(in navigator: FlowNavigator, _ changes: [FlowChanges] = []) {
    self.navigator = navigator
    self.changes = changes
  }

  func way(to url: URL) -> FlowWay? {
    switch url.path {
    case "/preview": way([.step(.text), .step(.preview)])
    case "/help": way([.step(.preview)], onTop: true)
    default: nil
    }
  }

  func steps(at entry: any FlowEntry) -> FlowPlan<Destination>.Steps? {
    switch entry as? DraftEntry {
    case .preview?: { $0.push(.preview) }
    case nil: nil
    }
  }
}

import FlowModel

/// An action that leaves a screen, though not everywhere.
enum Exit: String {
  case back, dismiss, dismissAll, backToRoot, setRoot

  init?(_ kind: ActionKind) {
    switch kind {
    case .back: self = .back
    case .dismiss: self = .dismiss
    case .dismissAll: self = .dismissAll
    case .backToRoot: self = .backToRoot
    case .setRoot: self = .setRoot
    default: return nil
    }
  }

  var word: String { rawValue }

  /// Whether it leaves no screen below the flow that it is in.
  var staysInside: Bool { self != .back && self != .dismiss }

  /// Whether it leaves a screen that comes up by a style.
  func works(on style: PresentationStyle?) -> Bool {
    switch (self, style) {
    case (.dismiss, .sheet), (.dismiss, .fullScreenCover), (.dismiss, .popover): true
    case (.back, .push), (.back, .plain), (.back, .animated): true
    default: false
    }
  }

  var failure: String {
    switch self {
    case .back, .backToRoot: "has nothing to go back to there"
    case .dismiss, .dismissAll: "closes nothing there"
    case .setRoot: "does not lead out of it"
    }
  }

  var mend: String {
    switch self {
    case .dismiss, .dismissAll: "use 'back', or present it with 'style: sheet'"
    case .back, .backToRoot: "use 'dismiss', or push it"
    case .setRoot: "give it another event that leads out, or say 'terminal: true'"
    }
  }
}

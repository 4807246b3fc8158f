/// How a style names a type, or a member of one: `*{screen}Actions`.
struct NamePattern: Sendable {
  /// The name in a flow file from which a type or member gets its name.
  enum Subject: String, CaseIterable, Sendable {
    case screen, group, state, outcome, `guard`, effect, appEvent, transition, badge, tabArray

    /// In a message: `the app event 'factory'`.
    var noun: String {
      switch self {
      case .appEvent: "app event"
      case .transition: "custom transition"
      case .tabArray: "array of tabs"
      default: rawValue
      }
    }
  }

  /// The condition for generating one: a part of a flow or of a screen.
  enum Occasion: String, CaseIterable, Sendable {
    case entries, reactions, requirements, scope, embedding, anchors
    case preview, view, model, events, addedEvents

    /// Whether a name after such a subject can depend on it; nil is the flow itself.
    func isOf(_ subject: Subject?) -> Bool {
      switch self {
      case .entries, .reactions, .requirements, .scope, .embedding, .anchors: subject == nil
      case .view, .model, .events, .addedEvents: subject == .screen
      case .preview: subject == nil || subject == .screen
      }
    }
  }

  enum Piece: Hashable, Sendable {
    case text(String)
    /// `*`: the flow, or the fragment that declares what it is named after.
    case owner
    /// `{flow}`
    case flow
    /// `{screen}`
    case subject
  }

  let pieces: [Piece]
  let subject: Subject?
  let occasion: Occasion?

  /// Whether both have one spelling.
  func isSpelled(as other: NamePattern) -> Bool {
    pieces == other.pieces && subject == other.subject
  }

  /// Whether it is the same name for every flow.
  var isFixed: Bool {
    pieces.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// As it stands in the manifest.
  var spelling: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .owner: "*"
      case .flow: "{flow}"
      case .subject: "{\(subject?.rawValue ?? "")}"
      }
    }.joined()
  }
}

extension NamePattern {
  /// The mistake in a pattern.
  enum Fault: Error {
    /// Something in braces that nothing is named after.
    case unknown(String)
    /// Two things in braces, or a brace that isn't closed.
    case shape
    /// It can't depend on that.
    case occasion
  }

  static let placeholders = ["flow"] + Subject.allCases.map(\.rawValue)

  init(_ spelling: String, for occasion: Occasion?) throws(Fault) {
    var pieces: [Piece] = []
    var subject: Subject?
    var rest = spelling[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": pieces.append(.owner)
      case "{":
        guard let end = rest.firstIndex(of: "}") else { throw .shape }
        let name = String(rest[..<end])
        rest = rest[end...].dropFirst()
        if name == "flow" {
          pieces.append(.flow)
        } else {
          guard let named = Subject(rawValue: name) else { throw .unknown(name) }
          if subject != nil { throw .shape }
          subject = named
          pieces.append(.subject)
        }
      default:
        guard character.mayStandInAName else { throw .shape }
        guard case .text(let text)? = pieces.last else {
          pieces.append(.text(String(character)))
          continue
        }
        pieces[pieces.count - 1] = .text(text + String(character))
      }
    }
    if let occasion, !occasion.isOf(subject) { throw .occasion }
    self.pieces = pieces
    self.subject = subject
    self.occasion = occasion
  }
}

extension Character {
  fileprivate var mayStandInAName: Bool { self == "_" || isASCII && (isLetter || isNumber) }
}

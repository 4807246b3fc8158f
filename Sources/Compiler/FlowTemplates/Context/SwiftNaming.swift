import FlowModel
import FlowSyntax

/// The Swift names of what a project declares.
///
/// The resolver has made sure that every declared name is one that Swift can have.
final class SwiftNaming {
  let project: FlowProject
  let types: [String: TypeFacts]
  /// The values of the flow whose code is generated.
  let followings: FollowingNames
  /// The events of its alerts' buttons.
  let alertEvents: Set<Symbol>
  /// The type that it returns, if no screen of it returns another one.
  let result: Code?
  let fragmentScreens: FragmentScreens
  /// The names that the style's templates write themselves.
  let templateWords: Set<String>
  /// In tests, the module at hand, which they import like every other.
  let testedModule: Code?
  private var knownLocals: [Symbol: Code] = [:]
  /// The cached results.
  var knownEvents: [EventSource: EventContext] = [:]
  var knownOwners: [ID<Flow>: EventOwners] = [:]
  var knownSequences: [ID<Flow>: [ID<Screen>: [ScreenSequence]]] = [:]

  /// An event, and the screen whose event it is.
  struct EventSource: Hashable {
    let transition: ID<Transition>
    let screen: ID<Screen>?
  }

  init(
    project: FlowProject, types: [String: TypeFacts] = [:],
    followings: FollowingNames = FollowingNames(), alertEvents: Set<Symbol> = [],
    result: Code? = nil, fragmentScreens: FragmentScreens? = nil,
    templateWords: Set<String> = [], testedModule: Code? = nil
  ) {
    self.project = project
    self.types = types
    self.followings = followings
    self.alertEvents = alertEvents
    self.result = result
    self.templateWords = templateWords
    self.testedModule = testedModule
    self.fragmentScreens = fragmentScreens ?? FragmentScreens(of: project)
  }

  /// The name of a value, in backticks where Swift keeps it for itself: `details`.
  func value(_ name: Name) -> Code { identifier(name).code }

  /// The name of a value inside of a function, where no other name of the templates is the same:
  /// `pageValue` for `page`, and `pageValueValue` for `pageValue`.
  func local(_ name: Name) -> Code {
    if let known = knownLocals[name.symbol] { return known }
    let word = project.text(name)
    var stem = word[...]
    while stem.hasSuffix(Self.ofAuthor) { stem.removeLast(Self.ofAuthor.count) }
    let isTaken = templateWords.contains(String(stem)) || stem.hasSuffix(Self.ofScreen)
    let local = isTaken ? Code(verbatim: word + Self.ofAuthor) : value(name)
    knownLocals[name.symbol] = local
    return local
  }

  /// The name of a source screen's parameter if an event has one of the same name.
  func screenValue(_ name: Name) -> Code {
    Code(verbatim: project.text(name) + Self.ofScreen)
  }

  private static let ofAuthor = "Value"
  private static let ofScreen = "OfScreen"

  /// The name before the colon of an argument.
  func label(_ name: Name) -> Code { identifier(name).label }

  /// The same name as the beginning of a type's: `Details` for `DetailsView`.
  func type(_ name: Name) -> Code {
    let word = project.text(name)
    return Code(verbatim: word.prefix(1).uppercased() + word.dropFirst())
  }

  func type(_ type: TypeExpression) -> Code { Code(verbatim: project.text(type.spelling)) }

  func literal(_ name: Name) -> Code { literal(Text(name)) }

  func literal(_ text: Text) -> Code { SwiftLiteral(project.text(text)).code }

  func documentation(_ text: Text?) -> [Code] {
    text.map { DocComment(project.text($0)).lines } ?? []
  }

  func literal(_ literal: Literal) -> Code {
    switch literal {
    case .boolean(let value): SwiftLiteral(value).code
    case .integer(let value): SwiftLiteral(Int64(value)).code
    case .decimal(let digits): Code(verbatim: project.text(digits))
    case .text(let text): self.literal(text)
    case .member(let name): "\(Code(verbatim: "."))\(value(name))"
    case .none: "nil"
    case .emptyArray: "[]"
    case .emptyDictionary: "[:]"
    }
  }

  private func identifier(_ name: Name) -> SwiftIdentifier {
    guard let identifier = SwiftIdentifier(project.text(name)) else {
      preconditionFailure("a name that is none got past the resolver")
    }
    return identifier
  }
}

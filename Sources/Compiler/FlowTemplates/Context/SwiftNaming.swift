import FlowModel
import FlowSyntax

/// The Swift names of what a project declares.
final class SwiftNaming {
  let project: FlowProject
  let types: [String: TypeFacts]
  /// The endings of the classes of other styles, by the style.
  let modelEndings: [String: String]
  /// The values of the flow whose code is generated.
  let followings: FollowingNames
  /// The events of its alerts' buttons.
  let alertEvents: Set<Symbol>
  /// The type that it returns, if no screen of it returns another one.
  let result: Code?
  let fragmentScreens: FragmentScreens
  let spellings: NameSpellings
  /// In tests, the module at hand, which they import like every other.
  let testedModule: Code?
  /// The screens that always lie over others; not every naming is asked for them.
  lazy var popups = ScreenPopups(of: project)
  lazy var askingFlows = AskingFlows(of: project)
  /// Whether all values can be kept.
  lazy var isAllCodable = project.parameters.elements.allSatisfy { isCodable($0.type) }
  /// The cached results.
  var knownEvents: [EventSource: EventContext] = [:]
  var knownOwners: [ID<Flow>: EventOwners] = [:]
  var knownCodable: [Symbol: Bool] = [:]
  var knownSequences: [ID<Flow>: [ID<Screen>: [ScreenSequence]]] = [:]

  /// An event, and the screen whose event it is.
  struct EventSource: Hashable {
    let transition: ID<Transition>
    let screen: ID<Screen>?
  }

  init(
    project: FlowProject, types: [String: TypeFacts] = [:],
    modelEndings: [String: String] = [:],
    followings: FollowingNames = FollowingNames(), alertEvents: Set<Symbol> = [],
    result: Code? = nil, fragmentScreens: FragmentScreens? = nil,
    spellings: NameSpellings? = nil, testedModule: Code? = nil
  ) {
    self.project = project
    self.types = types
    self.modelEndings = modelEndings
    self.followings = followings
    self.alertEvents = alertEvents
    self.result = result
    self.spellings = spellings ?? NameSpellings(of: project.symbols, besides: [])
    self.testedModule = testedModule
    self.fragmentScreens = fragmentScreens ?? FragmentScreens(of: project)
  }

  /// The name of a value, in backticks where Swift keeps it for itself: `details`.
  func value(_ name: Name) -> Code { spellings.value(name.symbol) }

  /// The name of a value inside of a function, where no other name of the templates is the same:
  /// `pageValue` for `page`, and `pageValueValue` for `pageValue`.
  func local(_ name: Name) -> Code { spellings.local(name.symbol) }

  /// The name of a source screen's parameter if an event has one of the same name.
  func screenValue(_ name: Name) -> Code { spellings.ofScreen(name.symbol) }

  /// The name before the colon of an argument.
  func label(_ name: Name) -> Code { spellings.label(name.symbol) }

  /// The same name as the beginning of a type's: `Details` for `DetailsView`.
  func type(_ name: Name) -> Code { spellings.type(name.symbol) }

  func type(_ type: TypeExpression) -> Code { Code(verbatim: project.text(type.spelling)) }

  func literal(_ name: Name) -> Code { spellings.literal(name.symbol) }

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
}

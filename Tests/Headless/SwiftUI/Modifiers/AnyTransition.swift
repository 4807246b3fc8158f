public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}

/// How a view comes and goes, in words: nothing is drawn.
public struct AnyTransition: Sendable {
  let insertion: String
  let removal: String
  /// The first system that has it.
  let system: HeadlessSystem

  private init(
    _ insertion: String, _ removal: String, since system: HeadlessSystem = .iOS(13)
  ) {
    self.system = system
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ both: String) { self.init(both, both) }

  public static var identity: AnyTransition { AnyTransition("identity") }
  public static var opacity: AnyTransition { AnyTransition("opacity") }
  public static var slide: AnyTransition { AnyTransition("slide") }
  public static var scale: AnyTransition { AnyTransition("scale") }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition("scale \(scale)")
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move \(edge)") }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition("push \(edge)", "push \(edge)", since: .iOS(16))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset \(x) \(y)")
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      insertion.insertion, removal.removal, since: max(insertion.system, removal.system))
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier")
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      "\(insertion) and \(other.insertion)", "\(removal) and \(other.removal)",
      since: max(system, other.system))
  }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

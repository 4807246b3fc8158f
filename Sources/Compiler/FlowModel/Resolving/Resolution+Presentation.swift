import FlowDiagnostics
import FlowSyntax

extension Presentation {
  /// A style with nothing else said.
  package init(_ style: PresentationStyle, at range: SourceRange) {
    self.init(
      style: style, compactStyle: nil, detents: [], interactiveDismissDisabled: false,
      transition: nil, animation: nil, range: range)
  }
}

extension Resolution {
  /// How a mapping says that a destination comes up, if it says anything about it.
  mutating func presentation(_ syntax: Syntax) -> Presentation? {
    let transition = syntax[.transition].flatMap { screenTransition($0) }
    let animation = syntax[.animation]?.name.flatMap { self.animation($0) }
    let detents = (syntax[.detents]?.names ?? []).compactMap { detent($0) }
    let style = syntax[.style]
    checkSettings(of: style, transition, in: syntax)
    guard
      style != nil || transition != nil || animation != nil || !detents.isEmpty
        || syntax[.interactiveDismissDisabled] != nil
    else { return nil }
    return Presentation(
      style: self.style(style) ?? impliedStyle(transition, detents),
      compactStyle: self.style(style?[.compact]), detents: detents,
      interactiveDismissDisabled: isTrue(syntax[.interactiveDismissDisabled]),
      transition: transition, animation: animation, range: style?.range ?? syntax.range)
  }

  /// Says what is set beside a style that has no such thing.
  private mutating func checkSettings(
    of style: Syntax?, _ transition: ScreenTransition?, in syntax: Syntax
  ) {
    let moves = transition?.isMoving ?? true
    if let animation = syntax[.animation], let word = syntax[.transition]?.name, !moves {
      error(
        "unexpected-value", "'animation' has no effect on '\(text(word))'", at: animation.range,
        hint: "delete it: this transition has its own animation")
    }
    let styles = [self.style(style), self.style(style?[.compact])].compactMap { $0 }
    guard let first = styles.first else { return }
    let settings: [(Keyword, Set<PresentationStyle>)] = [
      (.detents, [.sheet]), (.interactiveDismissDisabled, [.sheet, .popover]),
      (.transition, transition?.fittingStyles ?? ScreenTransition.movingStyles),
      (.animation, ScreenTransition.movingStyles),
    ]
    for (keyword, fitting) in settings where fitting.isDisjoint(with: styles) {
      if keyword == .animation, !moves { continue }
      guard let setting = syntax[keyword] else { continue }
      saysNothing(keyword, about: first, fitting, at: setting.range)
    }
  }

  mutating func saysNothing(
    _ keyword: Keyword, about style: PresentationStyle, _ fitting: Set<PresentationStyle>,
    at range: SourceRange
  ) {
    let known = PresentationStyle.allCases.filter(fitting.contains).map { "'\($0.rawValue)'" }
    error(
      "unexpected-value", "'\(keyword.spelling)' has no effect on '\(style.rawValue)'", at: range,
      hint: "delete it, or use it with \(known.joined(separator: " and "))")
  }

  /// Says it where `from` stands beside a style other than `replace`.
  mutating func checkFrom(_ syntax: Syntax, of target: ID<Screen>?) {
    guard let from = syntax[.from] else { return }
    let own = target.flatMap { screenSyntax[$0]?[.style] }
    let said = syntax[.style] ?? own ?? flowSyntax?[.style]
    if [style(said), style(said?[.compact])].contains(.replace) { return }
    error(
      "unexpected-value", "'from' has no effect here: nothing is replaced", at: from.range,
      hint: "delete it, or add 'style: replace'")
  }

  private func style(_ syntax: Syntax?) -> PresentationStyle? {
    (syntax?.name ?? syntax?[.regular]?.name).flatMap { PresentationStyle(rawValue: text($0)) }
  }

  private func impliedStyle(
    _ transition: ScreenTransition?, _ detents: [Detent]
  ) -> PresentationStyle {
    detents.isEmpty ? transition?.impliedStyle ?? .push : .sheet
  }

  private mutating func screenTransition(_ syntax: Syntax) -> ScreenTransition? {
    switch syntax.name.map({ text($0) }) {
    case "zoom": .zoom
    case "crossDissolve": .crossDissolve
    default: transitionEffect(syntax).map { .moving($0) }
    }
  }

  private mutating func transitionEffect(_ syntax: Syntax) -> TransitionEffect? {
    if syntax[.insertion] == nil, syntax[.removal] == nil {
      return movements(syntax).map { TransitionEffect(insertion: $0, removal: $0) }
    }
    let insertion = syntax[.insertion].flatMap { movements($0) }
    let removal = syntax[.removal].flatMap { movements($0) }
    guard let insertion, let removal else { return nil }
    return TransitionEffect(insertion: insertion, removal: removal)
  }

  /// One movement, or several at once; nil if one of them is none.
  private mutating func movements(_ syntax: Syntax) -> [Movement]? {
    let names = syntax.names
    let movements = names.compactMap { movement($0) }
    return movements.isEmpty || movements.count < names.count ? nil : movements
  }

  private mutating func movement(_ name: Name) -> Movement? {
    let (word, argument) = call(name)
    let numbers = argument.map { self.numbers(in: $0, at: name.range) } ?? []
    switch (word, argument.flatMap { Edge(rawValue: $0) }, numbers.count) {
    case ("identity", nil, _) where argument == nil: return .identity
    case ("opacity", nil, _) where argument == nil: return .opacity
    case ("slide", nil, _) where argument == nil: return .slide
    case ("scale", nil, _) where argument == nil: return .scale(nil)
    case ("scale", nil, 1) where argument?.isPlainNumber == true: return .scale(numbers[0])
    case ("offset", nil, 2): return .offset(x: numbers[0], y: numbers[1])
    case ("move", let edge?, _): return .move(edge)
    case ("push", let edge?, _): return .push(edge)
    case ("zoom", nil, _) where argument == nil, ("crossDissolve", nil, _) where argument == nil:
      error(
        "unexpected-value", "'\(word)' can't be a part of a transition", at: name.range,
        hint: "write 'transition: \(word)', with nothing else")
      return nil
    default:
      if let custom = customTransition(name) { return custom }
      unknownTransition(name)
      return nil
    }
  }

  /// Numbers between commas, or none if anything else stands there.
  private mutating func numbers(in text: String, at range: SourceRange) -> [Text] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.allSatisfy({ ($0.hasPrefix("-") ? $0.dropFirst() : $0[...]).isPlainNumber }) else {
      return []
    }
    return parts.map { Text(project.symbols.intern($0), at: range) }
  }

  private mutating func animation(_ name: Name) -> AnimationCurve? {
    let (word, argument) = call(name)
    let duration = argument.map { milliseconds($0.hasSuffix("s") ? $0 : $0 + "s") }
    guard let kind = AnimationCurve.Kind(rawValue: word), duration != .some(nil) else {
      let all = AnimationCurve.Kind.allCases.map(\.rawValue)
      let known = all.joined(separator: ", ") + ", perhaps with seconds: easeInOut(0.3)"
      unexpected(name, "an animation", known, meant: nearest(to: word, among: all))
      return nil
    }
    return AnimationCurve(kind: kind, milliseconds: duration ?? nil)
  }

  private mutating func detent(_ name: Name) -> Detent? {
    let (word, argument) = call(name)
    let number = argument.flatMap { $0.isPlainNumber ? Double($0) : nil } ?? 0
    let written = argument.map { Text(project.symbols.intern($0), at: name.range) }
    switch (word, written) {
    case ("medium", nil): return .medium
    case ("large", nil): return .large
    case ("fraction", let fraction?) where number > 0 && number <= 1: return .fraction(fraction)
    case ("height", let height?) where number > 0: return .height(height)
    default:
      unexpected(
        name, "a detent", "medium, large, fraction(0.5), of 1 at most, or height(200), in points")
      return nil
    }
  }

  private mutating func unexpected(
    _ name: Name, _ what: String, _ known: String, meant: String? = nil
  ) {
    error(
      "unexpected-value", "'\(text(name))' is not \(what)", at: name.range,
      hint: meant.map { "did you mean '\($0)'?" } ?? "use \(known)")
  }

  /// `move(trailing)` as a word and what stands in its parentheses.
  private func call(_ name: Name) -> (word: String, argument: String?) {
    let text = text(name)
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return (text, nil) }
    return (String(text[..<open]), String(text[text.index(after: open)...].dropLast()))
  }
}

extension Substring {
  /// The text without the spaces around it.
  fileprivate var trimmed: String {
    let start = firstIndex { $0 != " " } ?? endIndex
    let end = lastIndex { $0 != " " }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}

extension StringProtocol {
  /// Whether it is digits, with a point between them or without, as Swift reads a number too.
  fileprivate var isPlainNumber: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      }
  }
}

import FlowModel

/// How a destination comes up.
struct PresentationContext: Sendable {
  enum Style: Hashable, Sendable {
    case alert, confirmationDialog
    case style(PresentationStyle)
  }

  var style: Style
  /// How it comes up in a compact width, where that is said: none or one.
  var compact: [PresentationContext] = []
  var detents: [Detent] = []
  var isHeld = false
  var transition: Transition?
  var animation: Animation?
  /// For `replace`: the screen from which on everything goes.
  var from: TargetContext?
  /// For popovers and dialogs: the place that it points at.
  var anchor: TargetContext?

  /// Whether it is a push like any other.
  var isPush: Bool { style == .style(.push) && compact.isEmpty && !moves }
  private var moves: Bool { transition != nil || animation != nil }

  static let table: Table<Self> = Table(
    "presentation",
    styles.map { name, style in
      .flag("is\(name)", "whether it is \(style.phrase)") { $0.style == style }
    } + [
      .optionalRow("compact", "the presentation in compact width", of: Self.table) {
        $0.compact.first
      },
      .rows("detents", "the detents of a sheet", of: Detent.table) { $0.detents },
      .flag("hasDetents", "whether it has detents") { !$0.detents.isEmpty },
      .flag("isHeld", "whether a swipe can't close it") { $0.isHeld },
      .flag("moves", "whether it has its own transition or animation") { $0.moves },
      .optionalRow("transition", "the transition", of: Transition.table) {
        $0.transition
      },
      .optionalRow("animation", "the animation", of: Animation.table) { $0.animation },
      .optionalRow(
        "from", "for `replace`, the lowest screen to replace", of: TargetContext.table
      ) { $0.from },
      .optionalRow(
        "anchor", "for popovers and dialogs, the anchor", of: TargetContext.table
      ) { $0.anchor },
    ])

  private static let styles: [(String, Style)] = [
    ("Push", .style(.push)), ("Plain", .style(.plain)), ("Animated", .style(.animated)),
    ("Replace", .style(.replace)), ("Sheet", .style(.sheet)),
    ("FullScreenCover", .style(.fullScreenCover)), ("Popover", .style(.popover)),
    ("Alert", .alert), ("ConfirmationDialog", .confirmationDialog),
  ]

  /// A height of a sheet.
  struct Detent: Sendable {
    var isMedium = false
    var isLarge = false
    var fraction: Code?
    var height: Code?

    static let table = Table<Self>(
      "detent",
      [
        .flag("isMedium", "whether it is `medium`, half of the screen") { $0.isMedium },
        .flag("isLarge", "whether it is `large`, the whole screen") { $0.isLarge },
        .optionalText("fraction", "the height as a fraction of the screen") { $0.fraction },
        .optionalText("height", "the height in points") { $0.height },
      ])
  }

  /// How it comes in and goes out.
  struct Transition: Sendable {
    let insertion: [Movement]
    let removal: [Movement]
    let isSymmetric: Bool

    static let table = Table<Self>(
      "transition",
      [
        .rows("insertion", "the movements as the screen appears, at once", of: Movement.table) {
          $0.insertion
        },
        .rows("removal", "the movements as the screen disappears, at once", of: Movement.table) {
          $0.removal
        },
        .flag("isSymmetric", "whether insertion and removal are the same") { $0.isSymmetric },
      ])
  }

  /// A way to come in or go out.
  struct Movement: Sendable {
    let name: Code
    var edge: Code?
    var factor: Code?
    var x: Code?
    var y: Code?

    static let table = Table<Self>(
      "movement",
      [
        .text(
          "movement", "`identity`, `opacity`, `slide`, `scale`, `offset`, `move` or `push`"
        ) { $0.name },
        .optionalText("factor", "the scale factor") { $0.factor },
        .optionalText("x", "for `offset`, the points to the right") { $0.x },
        .optionalText("y", "for `offset`, the points down") { $0.y },
        .flag("isScale", "whether it scales; without `factor`, from and to zero") {
          $0.name == "scale"
        },
        .flag("isOffset", "whether it moves by an offset") {
          $0.name == "offset"
        },
        .flag("isMove", "whether it moves to and from `edge`") { $0.name == "move" },
        .flag("isPush", "whether it pushes the other screen away from `edge`") {
          $0.name == "push"
        },
        .optionalText("edge", "`top`, `leading`, `bottom` or `trailing`") { $0.edge },
      ])
  }

  /// The pace at which it comes in and goes out.
  struct Animation: Sendable {
    let name: Code
    let seconds: Code?
    /// The damping fraction of the springs that iOS 17 names, by which they are on every system.
    let damping: Code?

    static let table = Table<Self>(
      "animation",
      [
        .text(
          "curve",
          "`default`, `linear`, `easeIn`, `easeOut`, `easeInOut`, `spring`, `smooth`, `snappy` or `bouncy`"
        ) { $0.name },
        .flag("isDefault", "whether it is the system's default") { $0.name == "default" },
        .flag("isSpring", "whether it is one of the last four; then `seconds` is its response") {
          ["spring", "smooth", "snappy", "bouncy"].contains($0.name)
        },
        .optionalText("damping", "the damping fraction of `smooth`, `snappy` and `bouncy`") {
          $0.damping
        },
        .optionalText("seconds", "the duration") { $0.seconds },
      ])
  }
}

extension PresentationContext.Style {
  fileprivate var phrase: String {
    switch self {
    case .alert: "an alert"
    case .confirmationDialog: "a confirmation dialog"
    case .style(let style): "in the style `\(style.rawValue)`"
    }
  }
}

extension SwiftNaming {
  /// How what an action shows comes up: as it says, or as its target says, or else pushed.
  func presentation(of show: Show) -> PresentationContext {
    guard let id = show.target.id else { return PresentationContext(style: .style(.push)) }
    var presentation = presentation(of: id, show.presentation)
    if let from = show.from, presentation.style == .style(.replace) {
      let flow = type(project.screens[id].flow)
      presentation.from = TargetContext(flow: flow, name: value(from.name), arguments: [])
    }
    presentation.point(at: (show.anchor ?? project.screens[id].anchor).map { anchor($0, id) })
    return presentation
  }

  func presentation(of id: ID<Screen>, _ said: Presentation?) -> PresentationContext {
    let screen = project.screens[id]
    switch screen.kind {
    case .alert: return PresentationContext(style: .alert)
    case .confirmationDialog: return PresentationContext(style: .confirmationDialog)
    default: break
    }
    if let said = said ?? screen.presentation {
      var presentation = context(said, said.style)
      presentation.compact = said.compactStyle.map { [context(said, $0)] } ?? []
      return presentation
    }
    if case .external = screen.kind { return PresentationContext(style: .style(.sheet)) }
    return PresentationContext(style: .style(.push))
  }

  /// The style, with what is said that goes with it.
  private func context(_ said: Presentation, _ style: PresentationStyle) -> PresentationContext {
    var context = PresentationContext(style: .style(style))
    switch style {
    case .sheet:
      context.detents = said.detents.map { detent($0) }
      context.isHeld = said.interactiveDismissDisabled
    case .popover: context.isHeld = said.interactiveDismissDisabled
    case .push, .animated:
      context.transition = said.transition.map { effect in
        PresentationContext.Transition(
          insertion: effect.insertion.map { movement($0) },
          removal: effect.removal.map { movement($0) },
          isSymmetric: effect.insertion == effect.removal)
      }
      context.animation = said.animation.map { animation($0) }
    default: break
    }
    return context
  }

  private func detent(_ detent: Detent) -> PresentationContext.Detent {
    switch detent {
    case .medium: .init(isMedium: true)
    case .large: .init(isLarge: true)
    case .fraction(let part): .init(fraction: Code(verbatim: project.text(part)))
    case .height(let points): .init(height: Code(verbatim: project.text(points)))
    }
  }

  private func movement(_ movement: Movement) -> PresentationContext.Movement {
    switch movement {
    case .identity: .init(name: "identity")
    case .opacity: .init(name: "opacity")
    case .slide: .init(name: "slide")
    case .scale(let factor): .init(name: "scale", factor: factor.map { code($0) })
    case .offset(let x, let y): .init(name: "offset", x: code(x), y: code(y))
    case .move(let edge): .init(name: "move", edge: Code(verbatim: edge.rawValue))
    case .push(let edge): .init(name: "push", edge: Code(verbatim: edge.rawValue))
    }
  }

  private func code(_ number: Text) -> Code { Code(verbatim: project.text(number)) }

  private func animation(_ curve: AnimationCurve) -> PresentationContext.Animation {
    .init(
      name: Code(verbatim: curve.kind.rawValue),
      seconds: curve.milliseconds.map { Code(verbatim: String(Double($0) / 1000)) },
      damping: damping(curve.kind))
  }

  /// Of a spring without bounce it is 1, and of one with bounce as much less.
  private func damping(_ kind: AnimationCurve.Kind) -> Code? {
    switch kind {
    case .smooth: "1"
    case .snappy: "0.85"
    case .bouncy: "0.7"
    case .default, .linear, .easeIn, .easeOut, .easeInOut, .spring: nil
    }
  }
}

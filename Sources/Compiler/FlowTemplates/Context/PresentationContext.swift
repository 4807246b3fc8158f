import FlowModel

/// How a destination comes up.
struct PresentationContext: Sendable {
  enum Style: Hashable, Sendable {
    case alert, confirmationDialog
    case style(PresentationStyle)
  }

  var style: Style
  var compact: PresentationStyle?
  var detents: [Detent] = []
  var isHeld = false
  var transition: Transition?
  var animation: Animation?
  /// For `replace`: the screen from which on everything goes.
  var from: TargetContext?

  var isPush: Bool { style == .style(.push) && compact == nil }

  static let table: Table<Self> = Table(
    "presentation",
    styles.map { name, style in
      .flag("is\(name)", "whether it is \(style.phrase)") { $0.style == style }
    } + [
      .optionalRow("compact", "how it comes up in a compact width", of: Self.table) {
        presentation in
        presentation.compact.map { PresentationContext(style: .style($0)) }
      },
      .rows("detents", "the heights of a sheet", of: Detent.table) { $0.detents },
      .flag("hasDetents", "whether any are said") { !$0.detents.isEmpty },
      .flag("isHeld", "whether the user can't swipe it away") { $0.isHeld },
      .optionalRow("transition", "how it comes in and goes out", of: Transition.table) {
        $0.transition
      },
      .optionalRow("animation", "the pace of that", of: Animation.table) { $0.animation },
      .optionalRow(
        "from", "for `replace`, the screen from which on everything goes", of: TargetContext.table
      ) { $0.from },
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
        .flag("isMedium", "whether it is half of the screen") { $0.isMedium },
        .flag("isLarge", "whether it is all of it") { $0.isLarge },
        .optionalText("fraction", "the part of the screen that it is") { $0.fraction },
        .optionalText("height", "the points that it is") { $0.height },
      ])
  }

  /// How it comes in and goes out.
  struct Transition: Sendable {
    let insertion: Movement
    let removal: Movement
    let isSymmetric: Bool

    static let table = Table<Self>(
      "transition",
      [
        .row("insertion", "how it comes in", of: Movement.table) { $0.insertion },
        .row("removal", "how it goes out", of: Movement.table) { $0.removal },
        .flag("isSymmetric", "whether it goes out as it comes in") { $0.isSymmetric },
      ])
  }

  /// A way to come in or go out.
  struct Movement: Sendable {
    let name: Code
    let edge: Code?

    static let table = Table<Self>(
      "movement",
      [
        .text("movement", "`identity`, `opacity`, `slide`, `scale`, `move` or `push`") { $0.name },
        .flag("isMove", "whether it moves to and from `edge`") { $0.name == "move" },
        .flag("isPush", "whether it pushes what is there away from `edge`") { $0.name == "push" },
        .optionalText("edge", "`top`, `leading`, `bottom` or `trailing`") { $0.edge },
      ])
  }

  /// The pace at which it comes in and goes out.
  struct Animation: Sendable {
    let name: Code
    let seconds: Code?

    static let table = Table<Self>(
      "animation",
      [
        .text("curve", "`default`, `linear`, `easeIn`, `easeOut`, `easeInOut` or `spring`") {
          $0.name
        },
        .flag("isDefault", "whether it is the system's own") { $0.name == "default" },
        .flag("isSpring", "whether it is a spring, whose `seconds` are its response") {
          $0.name == "spring"
        },
        .optionalText("seconds", "how long it takes") { $0.seconds },
      ])
  }
}

extension PresentationContext.Style {
  fileprivate var phrase: String {
    switch self {
    case .alert: "an alert"
    case .confirmationDialog: "a confirmation dialog"
    case .style(let style): "shown by `\(style.rawValue)`"
    }
  }
}

extension SwiftNaming {
  /// How what an action shows comes up: as it says, or as its target says, or else pushed.
  func presentation(of show: Show) -> PresentationContext {
    guard let id = show.target.id else { return PresentationContext(style: .style(.push)) }
    var presentation = presentation(of: id, show.presentation)
    if let from = show.from, presentation.style == .style(.replace) {
      let flow = project.flows[project.screens[id].flow].name
      presentation.from = TargetContext(flow: type(flow), name: value(from.name), arguments: [])
    }
    return presentation
  }

  func presentation(of id: ID<Screen>, _ said: Presentation?) -> PresentationContext {
    let screen = project.screens[id]
    switch screen.kind {
    case .alert: return PresentationContext(style: .alert)
    case .confirmationDialog: return PresentationContext(style: .confirmationDialog)
    default: break
    }
    if let presentation = said ?? screen.presentation { return context(presentation) }
    if case .external = screen.kind { return PresentationContext(style: .style(.sheet)) }
    return PresentationContext(style: .style(.push))
  }

  private func context(_ said: Presentation) -> PresentationContext {
    var context = PresentationContext(style: .style(said.style), compact: said.compactStyle)
    switch said.style {
    case .sheet:
      context.detents = said.detents.map { detent($0) }
      context.isHeld = said.interactiveDismissDisabled
    case .popover: context.isHeld = said.interactiveDismissDisabled
    case .animated:
      context.transition = said.transition.map { effect in
        PresentationContext.Transition(
          insertion: movement(effect.insertion), removal: movement(effect.removal),
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
    case .identity: .init(name: "identity", edge: nil)
    case .opacity: .init(name: "opacity", edge: nil)
    case .slide: .init(name: "slide", edge: nil)
    case .scale: .init(name: "scale", edge: nil)
    case .move(let edge): .init(name: "move", edge: Code(verbatim: edge.rawValue))
    case .push(let edge): .init(name: "push", edge: Code(verbatim: edge.rawValue))
    }
  }

  /// What iOS 17 brought is a spring on every system.
  private func animation(_ curve: AnimationCurve) -> PresentationContext.Animation {
    let seconds = curve.milliseconds.map { Code(verbatim: String(Double($0) / 1000)) }
    switch curve.kind {
    case .spring, .smooth, .snappy, .bouncy: return .init(name: "spring", seconds: seconds)
    case .default, .linear, .easeIn, .easeOut, .easeInOut:
      return .init(name: Code(verbatim: curve.kind.rawValue), seconds: seconds)
    }
  }
}

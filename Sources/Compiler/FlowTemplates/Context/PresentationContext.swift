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
  var zooms = false
  var dissolves = false
  /// The place out of which it zooms.
  var source: TargetContext?
  /// Whether it is no more than the style in which its screen always comes up.
  var isOfScreen = false

  /// Whether it is a style and nothing else.
  var isBare: Bool {
    compact.isEmpty && !moves && detents.isEmpty && !isHeld && !dissolves && anchor == nil
      && source == nil
  }

  /// Whether it is a push like any other.
  var isPush: Bool {
    style == .style(.push) && isBare
  }
  private var moves: Bool { transition != nil || animation != nil }

  private var isOnStack: Bool {
    switch style {
    case .style(.push), .style(.plain), .style(.animated), .style(.replace): true
    default: false
    }
  }

  static let table: Table<Self> = Table(
    "presentation",
    styles.map { name, style in
      .flag("is\(name)", "whether it is \(style.phrase)") { $0.style == style }
    } + [
      .flag("isOnStack", "whether the screen comes on the same stack, as with `push`") {
        $0.isOnStack
      },
      .flag("isPopup", "whether it is a sheet, a full-screen cover or a popover") {
        $0.style.isPopup
      },
      .flag("isOfScreen", "whether it is the screen's `popup` and nothing else") { $0.isOfScreen },
      .optionalRow("compact", "the presentation in compact width", of: Self.table) {
        $0.compact.first
      },
      .rows("detents", "the detents of a sheet", of: Detent.table) { $0.detents },
      .flag("hasDetents", "whether it has detents") { !$0.detents.isEmpty },
      .flag("dissolves", "for a full-screen cover, whether it fades in and out") { $0.dissolves },
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
        "anchor", "for popovers and dialogs that don't zoom, the anchor", of: TargetContext.table
      ) { $0.anchor },
      .optionalRow(
        "source", "for a zoom, the anchor out of which it zooms; a popover points at it",
        of: TargetContext.table
      ) { $0.source },
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
    /// The flow to which the app brings it.
    var flow: Code?
    /// Its name as a literal, if the app brings it.
    var key: Code?
    var edge: Code?
    var factor: Code?
    var x: Code?
    var y: Code?

    static let table = Table<Self>(
      "movement",
      [
        .text(
          "movement",
          "`identity`, `opacity`, `slide`, `scale`, `offset`, `move`, `push` or `custom`"
        ) { $0.name },
        .optionalText("movementKey", "for `custom`, its name as a literal") { $0.key },
        .optionalText("movingFlow", "for `custom`, the flow that has the name") { $0.flow },
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

/// What a window has beside its views: transitions, what waits for the next turn, and faults.
@MainActor package final class Stage {
  /// The one that the test, or else any test, has used last: what is not on screen belongs to it.
  static var current: Stage? { task.flatMap { stages[$0]?.stage } ?? last?.stage }
  private static var last: Reference?
  private static var stages: [Int: Reference] = [:]
  static var areAnimationsEnabled = true
  private(set) static var isManagingViews = false
  private static let none = Stage()

  weak var window: UIWindow?
  package private(set) var faults: [String] = []
  package private(set) var presentations: [HeadlessPresentation] = []
  private(set) var transitions: [StageTransition] = []
  private var turn: [() -> Void] = []
  /// How many turns have begun.
  package private(set) var turns = 0
  /// What other modules have noted for tests.
  package var foreignNotes: [any Sendable] = []
  private var animations: [() -> Void] = []
  private var followers: [Weak] = []
  /// Why another module has something in front of a controller, so that it can't present.
  package var foreignObstacle: (UIViewController) -> String? = { _ in nil }
  package var system = HeadlessSystem.newest
  package var width = UIUserInterfaceSizeClass.compact

  package func use() {
    let reference = Reference(stage: self)
    Stage.last = reference
    Stage.stages = Stage.stages.filter { $0.value.stage != nil }
    if let task = Stage.task { Stage.stages[task] = reference }
  }

  /// Tests run at the same time, each in a task of its own.
  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  private struct Reference {
    weak var stage: Stage?
  }

  package static func of(_ controller: UIViewController) -> Stage {
    for ancestor in controller.ancestors {
      if let stage = ancestor.viewIfLoaded?.window?.stage { return stage }
    }
    for ancestor in controller.ancestors {
      if let stage = ancestor.lastStage ?? ancestor.ownPresenter?.lastStage { return stage }
    }
    return current ?? none
  }

  /// Moves views without a message to their controllers, which get theirs from a transition.
  static func managingViews(_ body: () -> Void) {
    let wasManaging = isManagingViews
    isManagingViews = true
    body()
    isManagingViews = wasManaging
  }

  package func record(_ fault: String) { faults.append(fault) }

  /// Notes, once, that the code calls what earlier systems than that do not have.
  static func require(_ system: HeadlessSystem, _ api: String) {
    guard let current, current.system < system else { return }
    let fault = "\(api) needs \(system)"
    if !current.faults.contains(fault) { current.record(fault) }
  }

  func note(_ controller: UIViewController, isComing: Bool, isAnimated: Bool) {
    presentations.append(
      HeadlessPresentation(kind(of: controller), isComing: isComing, isAnimated: isAnimated))
  }

  package func add(_ follower: any ForeignContent) {
    followers.removeAll { $0.content === follower }
    followers.append(Weak(follower))
  }

  func onNextTurn(_ action: @escaping () -> Void) { turn.append(action) }

  func animate(completion: @escaping () -> Void) { animations.append(completion) }

  func schedule(_ transition: StageTransition) {
    transitions.append(transition)
    onNextTurn { [unowned self] in
      if transitions.contains(where: { $0 === transition }) { transition.start(in: self) }
    }
  }

  /// Whether the controller only waits for its presentation.
  func isWaiting(_ controller: UIViewController) -> Bool {
    transitions.contains { $0.kind == .presentation && !$0.hasBegun && $0.to === controller }
  }

  /// Whether it was there.
  func remove(_ transition: StageTransition) -> Bool {
    guard let index = transitions.firstIndex(where: { $0 === transition }) else { return false }
    transitions.remove(at: index)
    return true
  }

  /// Ends what moves, and forgets what waits.
  func endTransitions() {
    for transition in transitions {
      if transition.hasBegun { transition.complete(true) } else { _ = remove(transition) }
    }
  }

  /// Begins all that waits, and lets other modules follow what has changed; false if there was
  /// neither.
  package func takeTurn() -> Bool {
    followers.removeAll { $0.content?.isForeignOnScreen != true }
    var isFollowed = false
    for follower in followers {
      isFollowed = follower.content?.followForeign() == true || isFollowed
    }
    turns += 1
    guard !turn.isEmpty else { return isFollowed }
    let actions = turn
    turn = []
    for action in actions { action() }
    return true
  }

  /// Begins what waits, or ends what moves; false if there was neither.
  package func advance() -> Bool {
    if takeTurn() { return true }
    var isMoved = false
    for follower in followers {
      isMoved = follower.content?.finishForeignMoves() == true || isMoved
    }
    let moving = transitions.filter { !$0.isCustom }
    let completions = animations
    animations = []
    for completion in completions { completion() }
    for transition in moving { transition.complete(true) }
    return isMoved || !moving.isEmpty || !completions.isEmpty
  }

  package var isStill: Bool {
    let areStill = followers.allSatisfy { $0.content?.isForeignStill ?? true }
    return areStill && transitions.isEmpty && turn.isEmpty && animations.isEmpty
  }
}

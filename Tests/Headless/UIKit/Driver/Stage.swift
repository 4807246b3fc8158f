/// What a window has beside its views: transitions, what waits for the next turn, and faults.
@MainActor final class Stage {
  /// The one that the test, or else any test, has used last: what is not on screen belongs to it.
  static var current: Stage? { task.flatMap { stages[$0]?.stage } ?? last?.stage }
  private static var last: Reference?
  private static var stages: [Int: Reference] = [:]
  static var areAnimationsEnabled = true
  private(set) static var isManagingViews = false
  private static let none = Stage()

  weak var window: UIWindow?
  private(set) var faults: [String] = []
  private(set) var presentations: [HeadlessPresentation] = []
  private(set) var transitions: [Transition] = []
  private var turn: [() -> Void] = []
  private var animations: [() -> Void] = []
  var system = HeadlessSystem.newest
  var width = UIUserInterfaceSizeClass.compact

  func use() {
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

  static func of(_ controller: UIViewController) -> Stage {
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

  func record(_ fault: String) { faults.append(fault) }

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

  func onNextTurn(_ action: @escaping () -> Void) { turn.append(action) }

  func animate(completion: @escaping () -> Void) { animations.append(completion) }

  func schedule(_ transition: Transition) {
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
  func remove(_ transition: Transition) -> Bool {
    guard let index = transitions.firstIndex(where: { $0 === transition }) else { return false }
    transitions.remove(at: index)
    return true
  }

  /// Begins all that waits; false if nothing did.
  func takeTurn() -> Bool {
    guard !turn.isEmpty else { return false }
    let actions = turn
    turn = []
    for action in actions { action() }
    return true
  }

  /// Begins what waits, or ends what moves; false if there was neither.
  func advance() -> Bool {
    if takeTurn() { return true }
    let moving = transitions.filter { !$0.isCustom }
    let completions = animations
    animations = []
    for completion in completions { completion() }
    for transition in moving { transition.complete(true) }
    return !moving.isEmpty || !completions.isEmpty
  }

  var isStill: Bool { transitions.isEmpty && turn.isEmpty && animations.isEmpty }
}

import UIKit

/// What happened, in order.
@MainActor
final class Journal {
  private var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  /// What has been written since the last look.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page with a title and a text, which writes down what it is told.
final class Page: UIViewController {
  private let journal: Journal?
  private let lifecycle: LifecycleProbe
  /// What else it does when it has appeared.
  var onAppear: () -> Void = {}

  init(_ title: String, _ journal: Journal? = nil, _ counter: Counter? = nil) {
    self.journal = journal
    lifecycle = LifecycleProbe(counter)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
    let label = UILabel()
    label.text = "text of \(title ?? "")"
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear\(suffix)")
  }

  override func viewDidAppear(_ animated: Bool) {
    note("didAppear\(suffix)")
    onAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear\(suffix)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    note("didDisappear\(suffix)")
  }

  override func willMove(toParent parent: UIViewController?) {
    if parent == nil { note("willLeave") }
  }

  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "left" : "moved")
  }

  private func note(_ event: String) { journal?.write("\(title ?? "") \(event)") }

  private var suffix: String {
    let states = [
      isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
      isMovingToParent ? "to" : nil, isMovingFromParent ? "from" : nil,
    ]
    return states.compactMap { $0 }.map { " (\($0))" }.joined()
  }
}

/// How many controllers are alive.
@MainActor
final class Counter {
  nonisolated(unsafe) var alive = 0
}

private final class LifecycleProbe {
  private let counter: Counter?

  init(_ counter: Counter?) {
    self.counter = counter
    counter?.alive += 1
  }

  deinit { counter?.alive -= 1 }
}

extension HeadlessDevice {
  /// A phone that shows the controller.
  convenience init(
    root: UIViewController, width: UIUserInterfaceSizeClass = .compact,
    system: HeadlessSystem = .newest
  ) {
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.init(window: window, width: width, system: system)
  }
}

/// A button that acts, with its title.
@MainActor
func button(_ title: String, action: @escaping () -> Void) -> UIButton {
  UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
}

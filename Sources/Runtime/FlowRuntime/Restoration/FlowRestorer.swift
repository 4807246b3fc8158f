import Foundation

/// Brings the user back to where a snapshot was taken, as far as that is possible now.
///
/// From the bottom to the top, every page is held against the flows as they are now, and every
/// requirement is asked again. Where one page can't be restored, those above it are left out.
@MainActor
struct FlowRestorer {
  /// A stack that is to be filled from the snapshot, or else with its root.
  struct Job {
    let kept: FlowStack.ID?
    let stack: FlowStack.ID
    let root: FlowOpening?
  }

  let navigator: FlowNavigator
  let snapshot: FlowSnapshot
  private let stacks: [FlowStack.ID: [FlowPage.ID]]
  private let keptPages: [FlowPage.ID: FlowSnapshot.Page]
  private let keptRuns: [FlowRun.ID: FlowSnapshot.Run]
  /// What is numbered anew.
  var pages: [FlowPage.ID: FlowPage.ID] = [:]
  var runs: [FlowRun.ID: FlowRun.ID]
  var jobs: [Job] = []
  /// What waited for something that began with it, and is to begin again.
  var waiting: [FlowPage.ID] = []
  var losses: [FlowLoss] = []

  init(_ navigator: FlowNavigator, _ snapshot: FlowSnapshot) {
    self.navigator = navigator
    self.snapshot = snapshot
    stacks = Dictionary(snapshot.stacks.map { ($0.id, $0.pages) }) { first, _ in first }
    keptPages = Dictionary(snapshot.pages.map { ($0.id, $0) }) { first, _ in first }
    keptRuns = Dictionary(snapshot.runs.map { ($0.id, $0) }) { first, _ in first }
    runs = [snapshot.main: navigator.state.main]
  }

  mutating func restore(_ root: FlowOpening) {
    fill(Job(kept: snapshot.layers.first?.stack, stack: root.stack, root: root))
    for layer in snapshot.layers.dropFirst() where !restore(layer) { return }
  }

  private mutating func fill(_ first: Job) {
    jobs = [first]
    while let job = jobs.popLast() {
      for page in job.kept.flatMap({ stacks[$0] }) ?? [] {
        guard restore(page, in: job.stack) else { break }
      }
      if let root = job.root, isEmpty(job.stack) { navigator.open(root) }
    }
  }

  private func isEmpty(_ stack: FlowStack.ID) -> Bool {
    navigator.state.stacks[stack]?.pages.isEmpty ?? true
  }

  private mutating func restore(_ layer: FlowSnapshot.Layer) -> Bool {
    let screen = stacks[layer.stack]?.first.flatMap { keptPages[$0] }?.destination.screen
    guard layer.presentation != .root, let presenter = layer.presenter.flatMap({ pages[$0] }) else {
      // What presented it is among what has been left out, or there is none.
      return losses.isEmpty ? lose(.unreadable, screen) : false
    }
    if !isKnown(layer.opener, of: screen) { return false }
    let stack: FlowStack.ID = navigator.state.newID()
    navigator.state.stacks[stack] = FlowStack(container: nil)
    navigator.state.layers.append(
      FlowLayer(
        id: navigator.state.newID(), presentation: layer.presentation, style: layer.style,
        stack: stack, presenter: presenter, opener: layer.opener.map(opener)))
    fill(Job(kept: layer.stack, stack: stack, root: nil))
    if !isEmpty(stack) { return true }
    navigator.state.layers.removeLast()
    navigator.state.stacks[stack] = nil
    return false
  }

  private func opener(_ kept: FlowSnapshot.Opener) -> FlowOpener {
    let run = runs[kept.run] ?? navigator.state.main
    let context = FlowContext(
      source: .onTop, run: run, isFlowWide: kept.isFlowWide, isAppearance: kept.isAppearance)
    return FlowOpener(
      page: kept.page.flatMap { pages[$0] }, context: context, following: following(kept))
  }

  private func following(_ opener: FlowSnapshot.Opener) -> (any FlowFollowing)? {
    let model = navigator.definition(of: runs[opener.run] ?? navigator.state.main)
    return opener.following?.text.flatMap { model?.following(decoding: $0) }
  }

  /// Whether what was to follow the end of a screen is still known, if anything was.
  private mutating func isKnown(
    _ opener: FlowSnapshot.Opener?, of screen: FlowScreen?
  ) -> Bool {
    guard let opener, let kept = opener.following, following(opener) == nil else { return true }
    return lose(kept.text == nil ? .notKept : .changed, screen)
  }

  private mutating func lose(_ reason: FlowLoss.Reason, _ screen: FlowScreen?) -> Bool {
    losses.append(FlowLoss(reason, screen))
    return false
  }
}

/// What one page needs.
extension FlowRestorer {
  private mutating func restore(_ number: FlowPage.ID, in stack: FlowStack.ID) -> Bool {
    guard let kept = keptPages[number], pages[number] == nil else {
      return lose(.unreadable, nil)
    }
    guard let run = run(kept.run),
      let (destination, content) = destination(kept.destination, in: run)
    else { return false }
    let isAlert = navigator.state.layers.last?.presentation.isAlert ?? false
    guard content.isAlert == (isAlert && navigator.state.layers.last?.stack == stack),
      content.isShown, isStep(kept.step, of: run)
    else { return lose(.changed, kept.destination.screen) }
    let page: FlowPage.ID = navigator.state.newID()
    pages[number] = page
    navigator.state.pages[page] = FlowPage(
      id: page, destination: destination, run: run, stack: stack,
      arrival: isEmpty(stack) ? .root : kept.arrival, step: kept.step,
      hasBegun: kept.hasBegun && !kept.isWaiting)
    if kept.isWaiting { waiting.append(page) }
    navigator.state.stacks[stack]?.pages.append(page)
    let roots = navigator.fill(page, content)
    restoreStacks(of: page, from: kept.holds, roots)
    return true
  }

  /// A destination that is as it was, and may be shown now.
  private mutating func destination(
    _ kept: FlowSnapshot.Destination, in run: FlowRun.ID
  ) -> (any FlowDestination, FlowContent)? {
    guard let model = navigator.definition(of: run), let text = kept.text else {
      _ = lose(.notKept, kept.screen)
      return nil
    }
    let decoded = model.destination(decoding: text)
    guard let decoded, let traits = model.traits(of: decoded) else {
      _ = lose(model.knows(kept.screen) ? .undecodable : .changed, kept.screen)
      return nil
    }
    if navigator.mayCome(to: decoded, in: run) { return (decoded, traits.content) }
    _ = lose(.refused, kept.screen)
    return nil
  }

  private func isStep(_ step: Int?, of run: FlowRun.ID) -> Bool {
    guard let step, let sequence = navigator.sequence(of: run) else { return true }
    return sequence.steps.indices.contains(step)
  }

  /// The stacks of tabs and columns are told by the screens they began with, those of tabs of elements by the
  /// elements too, and that of a region by the value it was shown for.
  private mutating func restoreStacks(
    of page: FlowPage.ID, from kept: FlowSnapshot.Holding?, _ roots: [FlowOpening]
  ) {
    var free = zip(kept?.roots ?? [], kept?.stacks ?? []).map { Optional($0) }
    var selected: FlowStack.ID?
    for root in roots {
      let screen = root.destination.anyScreen
      let model = navigator.definition(of: root.run)
      let index = free.indices.first {
        free[$0]?.0 == screen && kept?.isElement(root.destination, at: $0, of: model) == true
      }
      let stack = isSameValue(page, kept) ? index.flatMap { free[$0]?.1 } : nil
      jobs.append(Job(kept: stack, stack: root.stack, root: root))
      if let index {
        free[index] = nil
        if index == kept?.selected, navigator.mayCome(to: root.destination, in: root.run) {
          selected = root.stack
        }
      }
    }
    if let selected { navigator.state.select(selected, of: page) }
  }

  private func isSameValue(_ page: FlowPage.ID, _ kept: FlowSnapshot.Holding?) -> Bool {
    guard case .region(let value, _)? = navigator.state.pages[page]?.content else { return true }
    return kept?.value == String(describing: value.base)
  }
}

/// The runs that a page is in.
extension FlowRestorer {
  /// A run of the snapshot, with those around it; each is restored once.
  private mutating func run(_ number: FlowRun.ID) -> FlowRun.ID? {
    var inner: [(number: FlowRun.ID, run: FlowSnapshot.Run)] = []
    var next = number
    while runs[next] == nil {
      guard let run = keptRuns[next], let parent = run.parent,
        inner.count < snapshot.runs.count
      else {
        _ = lose(.unreadable, nil)
        return nil
      }
      inner.append((next, run))
      next = parent
    }
    for (number, kept) in inner.reversed() {
      guard let parent = kept.parent.flatMap({ runs[$0] }), let run = begin(kept, in: parent) else {
        return nil
      }
      runs[number] = run
    }
    return runs[number]
  }

  private mutating func begin(_ kept: FlowSnapshot.Run, in parent: FlowRun.ID) -> FlowRun.ID? {
    guard let host = kept.host else {
      _ = lose(.unreadable, nil)
      return nil
    }
    guard let (destination, content) = destination(host, in: parent),
      isKnown(kept.opener, of: host.screen)
    else { return nil }
    guard content.isRun(of: kept.kind), isStep(kept.step, of: parent) else {
      _ = lose(.changed, host.screen)
      return nil
    }
    let run: FlowRun.ID = navigator.state.newID()
    navigator.state.runs[run] = FlowRun(
      kind: kept.kind, host: destination, parent: parent, opener: kept.opener.map(opener),
      step: kept.step, end: kept.isOver ? .cancelled : nil)
    if case .flow(_, let makeDefinition) = content {
      navigator.adopt(makeDefinition(), as: run, in: parent)
    }
    return run
  }
}

extension FlowContent {
  fileprivate var isAlert: Bool { if case .alert = self { true } else { false } }

  /// Whether it is shown by a page of its own.
  fileprivate var isShown: Bool {
    switch self {
    case .flow, .sequence: false
    default: true
    }
  }

  fileprivate func isRun(of kind: FlowRun.Kind) -> Bool {
    switch self {
    case .flow: kind == .flow
    case .sequence: kind == .sequence
    default: kind == .screen
    }
  }
}

import Foundation

/// What the app is told of what happens.
extension FlowNavigator {
  /// Calls one function with everything that happens, and another once when the flow that runs alone
  /// ends, or when it is freed before that.
  ///
  /// - Parameters:
  ///   - onReport: see ``onReport``.
  ///   - onEnd: called after the actions of the event that ended the flow; for a flow that was freed, it
  ///     gets `cancelled`.
  public func tell<Result>(
    _ onReport: (@MainActor (FlowReport) -> Void)?,
    onEnd: @escaping @MainActor (FlowTypedEnd<Result>) -> Void
  ) {
    self.onReport = onReport
    endObserver = { onEnd(FlowTypedEnd($0)) }
    tellEnd()
  }

  /// Does the same for a flow that names its ends.
  public func tell<End: FlowNamedEnd>(
    _ onReport: (@MainActor (FlowReport) -> Void)?, onEnd: @escaping @MainActor (End) -> Void
  ) {
    self.onReport = onReport
    endObserver = { onEnd($0.result as? End ?? .cancelled) }
    tellEnd()
  }

  /// Ends the flow that runs alone, without a result.
  ///
  /// Call it if you keep the coordinator model yourself, and close its view.
  public func cancel() {
    event { [self] in end(state.main, .cancelled) }
  }

  /// Tells what an event has come to, once it is done.
  func tellOutcome() {
    tellShown()
    tellEnd()
  }

  private func tellEnd() {
    guard let end = state.end, let tell = endObserver else { return }
    endObserver = nil
    tell(end)
  }

  private func tellShown() {
    guard let onReport else { return }
    let visible = state.visible
    let came = visible.filter { !reportedPages.contains($0) }
    reportedPages = Set(visible)
    for page in came.compactMap({ state.pages[$0] }) { onReport(.shown(page)) }
  }

  /// Whether an event of a page counts; reports it, or that it is dropped.
  func takes(_ event: String, of page: FlowPage.ID) -> Bool {
    if accepts(eventsOf: page) {
      onReport?(.event(event, of: state.pages[page]))
      return true
    }
    let known = state.pages[page] ?? displayed.pages[page]
    drop(.dropped(event, of: known, reason(forDropping: page)))
    return false
  }

  /// The run of a flow that an event of the app is meant for; reports it, or that it is dropped.
  func takesFromApp(_ event: String, for flow: any FlowDefinition) -> FlowRun.ID? {
    guard !state.isOver, let run = run(of: flow) else {
      drop(.dropped(event, of: nil, .over))
      return nil
    }
    onReport?(.event(event, of: nil))
    return run
  }

  /// Reports that something had no effect; debug builds print it too.
  func drop(_ report: FlowReport) {
    onReport?(report)
    #if DEBUG
      log("\(report)")
    #endif
  }

  private func reason(forDropping page: FlowPage.ID) -> FlowDropReason {
    if state.isOver { return .over }
    if state.pages[page] != nil {
      return movement == nil && closedAlert == nil ? .covered : .moving
    }
    return displayed.pages[page] == nil ? .unknown : .leaving
  }

  /// Reports that the navigator went on without the platform.
  func reconciled(_ message: String) {
    log(message)
    onReport?(.reconciled(message))
  }

  /// Reports what becomes of a link.
  package func report(_ url: URL?, refused reason: FlowRefusal?) {
    guard let url, let onReport else { return }
    onReport(reason.map { .refused(url, $0) } ?? .followed(url))
  }
}

extension FlowState {
  /// The screens that the user sees; those under an alert are among them.
  fileprivate var visible: [FlowPage.ID] {
    let last = layers.lastIndex { !$0.presentation.isAlert } ?? 0
    return layers[last...].flatMap { front(of: $0) }
      .filter { pages[$0]?.content.isView == true }
  }
}

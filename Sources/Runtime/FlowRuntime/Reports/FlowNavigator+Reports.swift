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
    onEnd: (@MainActor (FlowTypedEnd<Result>) -> Void)?
  ) {
    self.onReport = onReport
    if let onEnd { endObserver = { onEnd(FlowTypedEnd($0)) } }
    tellEnd()
  }

  /// Does the same for a flow that names its ends.
  public func tell<End: FlowNamedEnd>(
    _ onReport: (@MainActor (FlowReport) -> Void)?, onEnd: (@MainActor (End) -> Void)?
  ) {
    self.onReport = onReport
    if let onEnd { endObserver = { onEnd($0.result as? End ?? .cancelled) } }
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
    let told = reports
    reports = []
    for report in told { onReport?(report) }
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

  /// Reports something; what happens within an event is reported once that is done.
  func report(_ report: FlowReport) {
    if !isBusy { return onReport?(report) ?? () }
    if onReport != nil { reports.append(report) }
  }

  /// Goes back, and reports it before what that leads to, if a page has gone or is about to.
  func stepBack(_ way: FlowWayBack, from pages: [FlowPage.ID?], _ step: () -> Void) {
    let before = pages.compactMap { $0.flatMap { state.pages[$0] } }
    let place = reports.count
    step()
    if onReport != nil, let left = before.first(where: isGoing) {
      reports.insert(.left(left, way), at: place)
    }
  }

  private func isGoing(_ page: FlowPage) -> Bool {
    guard let page = state.pages[page.id] else { return true }
    return state.enclosingRuns(of: page.run).contains { state.runs[$0]?.end != nil }
  }

  /// Reports that a run ends.
  func reportEnd(of run: FlowRun.ID, _ end: FlowEnd) {
    if onReport == nil { return }
    let host = state.runs[run]?.host?.anyScreen.description
    let first = state.members(of: run).first.flatMap { state.pages[$0] }
    report(.ended(host ?? first?.destination.anyScreen.flow ?? "", end))
  }

  /// Whether an event of a page counts; reports it, or that it is dropped.
  func takes(_ event: String, of page: FlowPage.ID) -> Bool {
    if accepts(eventsOf: page) {
      report(.event(event, of: state.pages[page]))
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
    report(.event(event, of: nil))
    return run
  }

  /// Reports that something had no effect; debug builds print it too.
  func drop(_ report: FlowReport) {
    self.report(report)
    #if DEBUG
      log("\(report)")
    #endif
  }

  func reason(forDropping page: FlowPage.ID) -> FlowDropReason {
    if state.isOver { return .over }
    if state.pages[page] != nil {
      return movement == nil && closedAlert == nil ? .covered : .moving
    }
    return displayed.pages[page] == nil ? .unknown : .leaving
  }

  /// Reports that the navigator went on without the platform.
  func reconciled(_ message: String) {
    log(message)
    report(.reconciled(message))
  }

  /// Reports what becomes of a link.
  package func report(_ url: URL?, refused reason: FlowRefusal?) {
    guard let url else { return }
    report(reason.map { .refused(url, $0) } ?? .followed(url))
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

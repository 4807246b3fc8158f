/// The steps that the platform takes.
extension FlowNavigator {
  /// Takes the next step that the platform can take now: what must go goes, then stacks change, then
  /// what must come comes, a layer at a time.
  package func followState() {
    let (shown, wanted) = (displayed.layers.map(\.id), state.layers.map(\.id))
    switch platform.step(from: shown, to: wanted, by: readiness) {
    case .wait: return
    case .dismiss(let count):
      dismissLayers(to: count)
      // Stacks that change at once needn't wait for an alert.
      followState()
    case .change:
      if movement == nil || observer?.stacksAreBehind(state) != true { change(to: state) }
    case .present(let index): present(index)
    }
  }

  private var readiness: FlowPlatformReadiness {
    let areBehind = observer?.stacksAreBehind(displayed) ?? false
    return movement == nil && areBehind ? .stacksOnly : movement.readiness
  }

  private func present(_ index: Int) {
    var next = state
    next.layers = Array(state.layers.prefix(index))
    if index > 0, observer?.stacksAreBehind(next) == true { return change(to: next) }
    next.layers.append(state.layers[index])
    if index > 0 { request(next.layers[index]) }
    change(to: next)
    if movement == nil, index + 1 < state.layers.count { followState() }
  }

  /// The platform tells when a layer appears, but of an alert.
  private func request(_ layer: FlowLayer) {
    requests.keep(state.layers)
    requests.insert(layer)
    later(patience) { $0.requests.age(layer.id) }
    if !layer.presentation.isAlert { begin(.coming(layer.id)) }
  }

  private func dismissLayers(to count: Int) {
    let lowest = displayed.layers[count]
    let below = displayed.layers[count - 1].id
    let isReported = !lowest.presentation.isAlert && isOnScreen(lowest.id)
    begin(isReported ? .going(over: below) : .vanishing(over: below))
    show { $0.layers.removeLast($0.layers.count - count) }
  }

  /// A layer is asked for no more; returns whether it was.
  @discardableResult
  func takeAway(_ layer: FlowLayer.ID) -> Bool {
    guard let index = displayed.layers.firstIndex(where: { $0.id == layer }), index > 0 else {
      return false
    }
    dismissLayers(to: index)
    return true
  }

  private func change(to next: FlowState) {
    let changed = Set(next.all).symmetricDifference(displayed.all)
    let arrivals = changed.compactMap { (next.pages[$0] ?? displayed.pages[$0])?.arrival }
    let longest = arrivals.compactMap(\.animation?.milliseconds).max() ?? 0
    let areBehind = observer?.stacksAreBehind(next) ?? false
    show { $0 = next.keeping($0) }
    forgetWhatIsGone(
      after: max(patience, longest) + (areBehind ? 2 * platform.navigation : 0))
  }
}

/// What the platform is busy with.
extension FlowNavigator {
  /// Something begins that ends by a report, or else when its time is over.
  private func begin(_ movement: FlowMovement) {
    self.movement = movement
    movementCount += 1
    let time =
      switch movement {
      case .coming, .going: patience
      case .rising: platform.presentation
      case .vanishing: platform.alertDismissal
      }
    later(time) { [movementCount] navigator in
      if navigator.movementCount == movementCount, navigator.movement == movement {
        navigator.timeIsOver(for: movement)
      }
    }
  }

  private func timeIsOver(for movement: FlowMovement) {
    switch movement {
    case .coming(let layer) where isOnScreen(layer): layerAppeared(layer)
    case .coming(let layer):
      reconciled("\(describe(layer)) did not come up, and is asked for again")
      if !takeAway(layer) { finishMovement() }
    case .going(let layer):
      reconciled("what lay over \(describe(layer)) was not reported to be gone")
      finishMovement()
    case .rising, .vanishing: finishMovement()
    }
  }

  /// The platform can take any step again.
  package func finishMovement() {
    movement = nil
    if let closedAlert { press(FlowButton(""), in: closedAlert) }
    followState()
  }

  private func describe(_ layer: FlowLayer.ID) -> String {
    state.layers.first { $0.id == layer }.map { "'\(state.description(of: $0))'" } ?? "a layer"
  }

  /// What has no shell is where it shall be.
  private func isOnScreen(_ layer: FlowLayer.ID) -> Bool { observer?.isOnScreen(layer) ?? true }

  /// Whether the user sees a page though another layer shall lie over it: the platform has refused
  /// that, or taken it away without a word. It is given up then.
  ///
  /// Whether an alert is there, the platform does not tell: it is asked for once more first.
  func isUncovered(_ page: FlowPage.ID) -> Bool {
    guard !isBusy, let index = state.layerIndex(of: page), index + 1 < state.layers.count,
      state.layers[index + 1].id != closedAlert,
      state.front(of: state.layers[index]).contains(page)
    else { return false }
    let above = state.layers[index + 1]
    guard let count = requests.count(of: above.id), !isOnScreen(above.id) else { return false }
    takeAway(above.id)
    if above.presentation.isAlert, count == 1 { return false }
    reconciled("\(describe(above.id)) is not on screen, and is given up")
    event { [self] in closeLayers(from: index + 1, reacting: .always) }
    return state.active.contains(page)
  }
}

/// What the platform reports, however late or often.
extension FlowNavigator {
  /// A layer comes up, and may present the next when it stands.
  package func layerAppeared(_ layer: FlowLayer.ID) {
    if movement == .coming(layer) { begin(.rising(layer)) }
    followState()
  }

  /// What lay over a layer is gone, whoever took it away.
  package func layerDisappeared(over layer: FlowLayer.ID) {
    if movement == .going(over: layer) { finishMovement() }
  }

  /// The user has swiped back or pressed the back button: the pages from one upward have gone. From the
  /// first page of a column the way leads to the column before, and what lies in the column stays.
  package func userPopped(_ pages: [FlowPage.ID]) {
    let column = pages.first { state.split(behind: $0) != nil }
    if let column {
      if let page = state.pages[column] { report(.left(page, .back)) }
      state.leaveColumn(of: column)
      show { $0.leaveColumn(of: column) }
    }
    let gone = pages.prefix { $0 != column }
    guard let first = gone.first else { return }
    show { shown in
      for page in gone {
        guard let stack = shown.pages[page]?.stack else { continue }
        shown.stacks[stack]?.pages.removeAll { $0 == page }
      }
    }
    systemBack(first)
    // What may not go comes back.
    if state.pages[first] != nil { followState() }
  }

  /// The user has swiped a layer away; what has not come yet can't be.
  package func userDismissed(_ layer: FlowLayer.ID) {
    if movement != .coming(layer), takeAway(layer) { swipedAway(layer) }
  }

  /// The layer that lies on another, if it is presented so.
  package func layer(over layer: FlowLayer.ID, as presentation: FlowPresentation) -> FlowLayer? {
    let layers = shown.layers
    let index = layers.firstIndex { $0.id == layer }
    let above = index.flatMap { layers.dropFirst($0 + 1).first }
    return above?.presentation == presentation ? above : nil
  }
}

/// What has gone.
extension FlowNavigator {
  /// Frees what has gone, once it is off the screen.
  private func forgetWhatIsGone(after milliseconds: Int) {
    let pages = Set(displayed.pages.keys).union(viewModels.keys).subtracting(state.pages.keys)
    let stacks = Set(displayed.stacks.keys).subtracting(state.stacks.keys)
    let runs = Set(displayed.runs.keys).union(definitions.keys).subtracting(state.runs.keys)
    if pages.isEmpty, stacks.isEmpty, runs.isEmpty { return }
    later(milliseconds) { navigator in
      for page in pages {
        navigator.displayed.pages[page] = nil
        navigator.viewModels[page] = nil
        navigator.pageReaders[page] = nil
      }
      for stack in stacks { navigator.displayed.stacks[stack] = nil }
      for run in runs { navigator.forget(run) }
    }
  }

  private func forget(_ run: FlowRun.ID) {
    displayed.runs[run] = nil
    definitions[run] = nil
    for parent in definitions.values.compactMap(\.definition) { parent.children[run] = nil }
  }
}

/// The steps that the platform takes.
extension FlowNavigator {
  /// Takes the next step, unless one is under way: what must go goes, then stacks change, then what
  /// must come comes, a layer at a time.
  package func followState() {
    guard uncoveredLayer == nil, appearingLayer == nil else { return }
    switch platform.step(from: shown.layers.map(\.id), to: state.layers.map(\.id)) {
    case .dismiss(let count): dismissLayers(to: count)
    case .change: change(to: state)
    case .present(let index) where index > 0 && risingLayer != nil: return
    case .present(let index):
      var next = state
      next.layers = Array(state.layers.prefix(index + 1))
      let layer = next.layers[index]
      if index > 0, !layer.presentation.isAlert { appearingLayer = layer.id }
      change(to: next)
      if layer.presentation.isAlert || index == 0, index + 1 < state.layers.count { followState() }
    }
  }

  private func dismissLayers(to count: Int) {
    let goesSilently = shown.layers[count].presentation.isAlert
    let below = shown.layers[count - 1].id
    uncoveredLayer = below
    show { $0.layers.removeLast($0.layers.count - count) }
    guard goesSilently else { return }
    Task { [weak self] in
      guard let self else { return }
      await sleep(platform.alertDismissal)
      layerDisappeared(over: below)
    }
  }

  private func change(to next: FlowState) {
    show { $0 = next }
    forgetWhatIsGone()
  }

  /// Frees the models of what is gone, once it is off the screen.
  private func forgetWhatIsGone() {
    let isGone = { [unowned self] (run: FlowRun.ID) in
      state.runs[run] == nil && shown.runs[run] == nil
    }
    let runs = definitions.keys.filter(isGone)
    let pages = viewModels.keys.filter { state.pages[$0] == nil && shown.pages[$0] == nil }
    if runs.isEmpty, pages.isEmpty { return }
    Task { [weak self] in
      guard let self else { return }
      await sleep(1_000)
      for page in pages { viewModels[page] = nil }
      for run in runs {
        let parents = definitions.values.compactMap(\.definition)
        for parent in parents { parent.children[run] = nil }
        definitions[run] = nil
      }
    }
  }

  /// A layer comes up, and may present the next when it stands.
  package func layerAppeared(_ layer: FlowLayer.ID) {
    if appearingLayer == layer {
      appearingLayer = nil
      risingLayer = layer
      Task { [weak self] in
        guard let self else { return }
        await sleep(platform.presentation)
        layerStands(layer)
      }
    }
    followState()
  }

  /// A layer has come up, and may present the next.
  package func layerStands(_ layer: FlowLayer.ID) {
    if risingLayer == layer { risingLayer = nil }
    followState()
  }

  /// What lay over a layer is gone, whoever took it away.
  package func layerDisappeared(over layer: FlowLayer.ID) {
    guard uncoveredLayer == layer else { return }
    uncoveredLayer = nil
    appearingLayer = nil
    risingLayer = nil
    followState()
  }

  /// The user has swiped back or pressed the back button: the pages from one upward have gone. From the
  /// first page of a column the way leads to the column before, and what lies in the column stays.
  package func userPopped(_ pages: [FlowPage.ID]) {
    let column = pages.first { state.split(behind: $0) != nil }
    if let column {
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
  }

  /// The user has swiped a layer away.
  package func userDismissed(_ layer: FlowLayer.ID) {
    guard let index = shown.layers.firstIndex(where: { $0.id == layer }), index > 0 else { return }
    uncoveredLayer = shown.layers[index - 1].id
    show { $0.layers.removeLast($0.layers.count - index) }
    swipedAway(layer)
  }

  /// The layer that lies on another, if it is presented so.
  package func layer(over layer: FlowLayer.ID, as presentation: FlowPresentation) -> FlowLayer? {
    let index = shown.layers.firstIndex { $0.id == layer }
    let above = index.flatMap { shown.layers.dropFirst($0 + 1).first }
    return above?.presentation == presentation ? above : nil
  }
}

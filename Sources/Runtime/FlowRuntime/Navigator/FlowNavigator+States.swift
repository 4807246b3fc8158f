/// How the navigator hears that an answer of the app has changed.
extension FlowNavigator {
  /// A model decides for a run from now on, and what announces changes of its answers is followed.
  func follow(_ definition: any FlowDefinition, as run: FlowRun.ID) {
    definitions[run] = WeakDefinition(
      definition: definition, changes: definition.changes.map { follow($0) })
  }

  private func follow(_ changes: FlowChanges) -> AnyObject {
    changes.follow { [weak self] in self?.stateChanged() }
  }

  /// Follows what announces changes, as long as the navigator lives.
  package func keepFollowing(_ changes: FlowChanges) { announcements.append(follow(changes)) }

  /// Follows the states that switches and tabs show.
  func followSwitches() {
    let switches = Set(state.pages.values.lazy.filter(\.followsStates).map(\.id))
    if switches == followedSwitches.pages { return }
    let reader = FlowReader { [weak self] in
      self?.followedSwitches.pages = []
      self?.stateChanged()
    }
    followedSwitches = (switches, reader)
    reader.reads {
      for page in switches { readSwitch(page) }
    }
  }

  private func readSwitch(_ page: FlowPage.ID) {
    guard let page = state.pages[page],
      let content = traits(of: page.destination, in: page.run)?.content
    else { return }
    if case .tabs(let tabs) = content { _ = tabs.map { $0.isShown() } }
  }

  /// Asks the app something. If the answer is no, what is refused is tried again when the answer has
  /// changed.
  func asks(
    _ question: () -> Bool, about screen: FlowScreen?,
    orElse resume: @escaping @MainActor () -> Void
  ) -> Bool {
    let reader = FlowReader { [weak self] in self?.stateChanged() }
    if reader.reads(question) { return true }
    intent = FlowIntent(screen: screen, reader: reader, resume: resume)
    return false
  }
}

extension FlowDefinition {
  /// Asks the app again after each change that something announces, as long as the flow exists.
  ///
  /// ```swift
  /// model.follow(FlowChanges(session.updates))
  /// ```
  public func follow(_ changes: FlowChanges) { navigator.keepFollowing(changes) }
}

extension FlowPage {
  /// Whether the app's states decide what it holds.
  fileprivate var followsStates: Bool {
    switch content {
    case .region, .tabs: true
    case .view, .split: false
    }
  }
}

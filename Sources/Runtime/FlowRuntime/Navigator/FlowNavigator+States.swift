import Observation

/// How the navigator hears that a state of the app has another value.
extension FlowNavigator {
  /// Follows the states that switches show, where the app keeps them in objects that are `Observable`.
  ///
  /// Observation tells of one change, and before it is made: the states are read again in a moment, and
  /// followed from then on.
  func followSwitches() {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return }
    let switches = Set(state.pages.values.lazy.filter(\.isSwitch).map(\.id))
    if switches == followedSwitches.pages { return }
    followedSwitches = (switches, followedSwitches.count + 1)
    let count = followedSwitches.count
    withObservationTracking {
      for page in switches { readSwitch(page) }
    } onChange: { [weak self] in
      Task { @MainActor in self?.followedSwitchChanged(count) }
    }
  }

  private func readSwitch(_ page: FlowPage.ID) {
    guard let page = state.pages[page] else { return }
    _ = traits(of: page.destination, in: page.run)
  }

  private func followedSwitchChanged(_ count: Int) {
    guard count == followedSwitches.count else { return }
    followedSwitches.pages = []
    stateChanged()
  }
}

extension FlowPage {
  fileprivate var isSwitch: Bool { if case .region = content { true } else { false } }
}

import SwiftUI

/// Your half of the flow `Wrong`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class WrongLogic: WrongRequirements {
  var action: WrongAction {
    Swift.preconditionFailure("say what 'action' is")
  }

  var viewState: WrongViewState {
    Swift.preconditionFailure("say what 'viewState' is")
  }

  var containerView: WrongContainerView {
    Swift.preconditionFailure("say what 'containerView' is")
  }

  func isDirty() -> Bool {
    Swift.preconditionFailure("answer 'isDirty'")
  }
}

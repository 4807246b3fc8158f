import SwiftUI

// An app in the coordinator design: view models tell their coordinator where to go, by a delegate.

@MainActor
protocol ScreenADelegate: AnyObject {
  func goToB()
  func goToC()
}

@MainActor
protocol ScreenBDelegate: AnyObject {
  func goToC()
}

@MainActor
final class ScreenAViewModel {
  weak var delegate: (any ScreenADelegate)?

  func bTapped() { delegate?.goToB() }
  func cTapped() { delegate?.goToC() }
}

@MainActor
final class ScreenBViewModel {
  weak var delegate: (any ScreenBDelegate)?

  func cTapped() { delegate?.goToC() }
}

struct ScreenA: View {
  let model: ScreenAViewModel

  var body: some View {
    VStack {
      Button("B", action: model.bTapped)
      Button("C", action: model.cTapped)
    }
  }
}

struct ScreenB: View {
  let model: ScreenBViewModel

  var body: some View { Button("C", action: model.cTapped) }
}

struct ScreenC: View {
  var body: some View { Text("the end") }
}

extension ScreensCoordinatorModel: ScreenADelegate, ScreenBDelegate {}

/// Gives the view models their delegate.
final class ScreensViews: ScreensViewFactory {
  weak var coordinator: ScreensCoordinatorModel?

  override func aScreenModel() -> ScreenAViewModel {
    let model = super.aScreenModel()
    model.delegate = coordinator
    return model
  }

  override func bScreenModel() -> ScreenBViewModel {
    let model = super.bScreenModel()
    model.delegate = coordinator
    return model
  }
}

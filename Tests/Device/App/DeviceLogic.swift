/// The app's half of the flow `Device`.
@MainActor
final class DeviceLogic: DeviceRequirements {
  private(set) var session = DeviceSession.signedOut
  weak var model: DeviceCoordinatorModel?
  private let stopFlow: @MainActor () -> Void

  init(stop: @escaping @MainActor () -> Void) {
    stopFlow = stop
  }

  func stop() { stopFlow() }

  func clear() {}

  func signIn() {
    session = .signedIn
    model?.stateChanged()
  }
}

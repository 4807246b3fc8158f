/// The runs of the flow that were started, of which those count that are still in memory.
@MainActor
final class DeviceRuns {
  private struct Run {
    weak var logic: DeviceLogic?
  }

  private var runs: [Run] = []

  var living: Int { runs.count { $0.logic != nil } }

  /// A run whose owner lets go of it when it is told to stop.
  func start(stop: @escaping @MainActor () -> Void) -> DeviceCoordinatorModel {
    let logic = DeviceLogic(stop: stop)
    let model = DeviceCoordinatorModel(logic: logic)
    logic.model = model
    runs.append(Run(logic: logic))
    return model
  }
}

import SwiftUI

/// Owns a run of the flow, and says how many that it has let go of are still in memory.
struct DeviceRoot: View {
  @State private var runs = DeviceRuns()
  @State private var model: DeviceCoordinatorModel?
  @State private var living = 0

  var body: some View {
    if let model {
      DeviceCoordinator(model: model)
    } else {
      VStack {
        Text("Living runs: \(living)")
        Button("Count") { living = runs.living }
        Button("Start") { model = runs.start { model = nil } }
      }
    }
  }
}

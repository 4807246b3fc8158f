import SwiftUI

@testable import ExampleFlows

extension Subject {
  static let call = Subject(name: "Call") { journal in
    let model = CallCoordinatorModel(logic: Logic(journal: journal))
    return AnyView(CallCoordinator(model: model, factory: Probes(journal)))
  }

  private final class Logic: CallRequirements {
    private let journal: Journal

    init(journal: Journal) { self.journal = journal }

    func makeCall() async -> CallMakeCallOutcome {
      await journal.answer("makeCall()").end == "success" ? .success : .failure
    }
  }

  private final class Probes: CallViewFactory {
    private let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    override func start(actions: CallStartActions) -> AnyView {
      AnyView(Probe("start", journal, [("callTapped", { _ in actions.callTapped() })]))
    }

    override func inProgress(actions: CallInProgressActions) -> AnyView {
      AnyView(
        Probe("inProgress", journal, [("cancelTapped", { _ in actions.cancelTapped() })]))
    }

    override func succeeded(actions: CallSucceededActions) -> AnyView {
      AnyView(Probe("succeeded", journal, [("doneTapped", { _ in actions.doneTapped() })]))
    }

    override func failed(actions: CallFailedActions) -> AnyView {
      AnyView(Probe("failed", journal, [("doneTapped", { _ in actions.doneTapped() })]))
    }
  }
}

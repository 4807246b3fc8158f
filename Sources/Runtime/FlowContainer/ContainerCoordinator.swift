import Combine
import FlowRuntime
import SwiftUI

/// The coordinator of a flow: it has the model of the container of each state that the flow shows.
///
/// The models say where the flow has arrived: after an event, after a command and after a gesture of the user.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
open class ContainerCoordinator<ViewState: FlowDestination>: ObservableObject {
  public typealias Destination = ViewState

  /// Runs the flow, alone or within another.
  public let navigator: FlowNavigator
  /// The embedded flows that run now, by their runs.
  public var children: [FlowRun.ID: any FlowDefinition] = [:]
  /// The models from bottom to top: first those of the stack in which the flow began, then layer by layer those that
  /// the flow presents. The container of an embedded flow is one of them.
  @Published
  public private(set) var viewModels: [ContainerViewModel<ViewState>] = []
  private var places: [FlowElement.Place] = []

  /// - Parameter navigator: runs the flow.
  public init(in navigator: FlowNavigator) { self.navigator = navigator }

  private var flow: (any FlowDefinition)? { self as? any FlowDefinition }

  /// The state on top.
  public var state: ViewState? { viewModels.last?.viewState }

  /// The model of the topmost container that shows a state; `nil` if none does.
  public func viewModel(forState state: ViewState) -> ContainerViewModel<ViewState>? {
    viewModels.last { $0.viewState == state }
  }

  /// The model of the container that another one pushes or presents; `nil` if there is none.
  public func viewModel(
    after model: ContainerViewModel<ViewState>
  ) -> ContainerViewModel<ViewState>? {
    index(of: model).flatMap { viewModels.dropFirst($0 + 1).first }
  }

  /// Called after each event, when the navigation state is what the event has made of it.
  public func navigated() {
    guard let flow else { return }
    let shown = navigator.allElements(of: flow).compactMap { element in
      (element.destination as? ViewState).map { (element: element, state: $0) }
    }
    let known = Dictionary(uniqueKeysWithValues: zip(places, viewModels))
    let last = viewModels
    places = FlowElement.places(of: shown.map(\.element))
    let models = zip(places, shown).map { place, shown in
      known[place] ?? ContainerViewModel(shown.element, shown.state, of: self)
    }
    if !models.elementsEqual(viewModels, by: ===) { viewModels = models }
    for (index, model) in models.enumerated() {
      model.follow(
        shown[index].element, shown[index].state,
        next: shown.dropFirst(index + 1).first?.element)
    }
    last.first { model in !models.contains { $0 === model } }?.dismiss()
  }

  private func index(of model: ContainerViewModel<ViewState>) -> Int? {
    viewModels.firstIndex { $0 === model }
  }
}

/// The commands of the models.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension ContainerCoordinator {
  func view(of model: ContainerViewModel<ViewState>) -> AnyView? {
    guard let flow = flow as? any FlowViewDefinition else { return nil }
    return flow.anyView(of: model.page, showing: model.viewState)
  }

  func goBack(to model: ContainerViewModel<ViewState>) {
    guard let index = index(of: model), let flow else { return }
    navigator.keep(index, of: flow)
  }

  func leave(_ model: ContainerViewModel<ViewState>) {
    guard let index = index(of: model), let flow else { return }
    if index > 0 { navigator.keep(index - 1, of: flow) } else { navigator.leave(model.page) }
  }

  func replace(_ model: ContainerViewModel<ViewState>, by state: ViewState) {
    flow?.replace(model.page, by: state)
  }
}

@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowNavigator {
  /// Goes back until a flow shows only some screens above its first one.
  fileprivate func keep(_ count: Int, of flow: any FlowDefinition) {
    become(elements(of: flow).prefix(count).map { ($0.destination, $0.style) }, of: flow)
  }
}

@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowDefinition {
  fileprivate func replace(_ page: FlowPage.ID, by destination: any FlowDestination) {
    guard let destination = destination as? Destination else { return }
    perform("update", on: page) { $0.show(destination, as: .replace) }
  }
}

import FlowRuntime
import SwiftUI
import Testing
import UIKit

@testable import UIKitFlows

/// The stacks of a flow as navigation controllers.
@MainActor
@Suite struct StackTests {
  @Test func severalPagesComeAndGoInOneStep() async throws {
    let model = AssetsFlowCoordinator(logic: AssetsLogic())
    let device = Device(model)
    model.perform {
      $0.push(.details(id: 1, name: "Chair"))
      $0.push(.edit(id: 1))
    }
    #expect(device.root?.viewControllers.count == 3)
    await device.device.settle()
    model.perform { $0.backToRoot() }
    await device.device.settle()
    #expect(device.root?.viewControllers.count == 1)
    #expect(device.device.faults == [])
  }

  @Test func theUserGoesBack() async throws {
    let model = TodosFlowCoordinator(logic: TodosLogic())
    let device = Device(model)
    model.perform { $0.push(.details(id: "1")) }
    await device.device.settle()
    try device.device.swipeBack()
    #expect(model.path == [])
    await device.device.settle()
    #expect(device.device.layers.map(\.pages.count) == [1])
    #expect(device.device.faults == [])
  }

  /// A swipe that the user takes back is none.
  @Test func aSwipeIsTakenBack() async throws {
    let model = TodosFlowCoordinator(logic: TodosLogic())
    let device = Device(model)
    model.perform { $0.push(.details(id: "1")) }
    await device.device.settle()
    let screen = device.device.screen
    try device.device.cancelSwipeBack()
    await device.device.settle()
    #expect(model.path == [.details(id: "1")])
    #expect(device.device.screen == screen)
    try device.device.swipeBack()
    await device.device.settle()
    #expect(model.path == [])
    #expect(device.device.faults == [])
  }

  /// What an event asks for while a page still moves comes afterwards.
  @Test func aPageComesWhileAnotherGoes() async throws {
    let model = TodosFlowCoordinator(logic: TodosLogic())
    let device = Device(model)
    model.perform { $0.push(.details(id: "1")) }
    model.perform { $0.push(.details(id: "2"), ifShown: .again) }
    await device.device.settle()
    #expect(model.path == [.details(id: "1"), .details(id: "2")])
    #expect(device.root?.viewControllers.count == 3)
    try device.device.swipeBack()
    model.perform { $0.push(.details(id: "3"), ifShown: .again) }
    await device.device.settle()
    #expect(model.path == [.details(id: "1"), .details(id: "3")])
    #expect(device.root?.viewControllers.count == 3)
    #expect(device.device.faults == [])
  }

  /// A page with its own transition has an animator, and no bar.
  @Test(arguments: [
    FlowTransition.move(edge: .trailing), .push(from: .leading), .scale(0.5), .slide,
    .combined([.opacity, .offset(x: 8, y: 0)]),
    .asymmetric(insertion: .opacity, removal: .move(edge: .bottom)),
  ])
  func anAnimatedPageHasNoBar(transition: FlowTransition) async throws {
    let model = TodosFlowCoordinator(logic: TodosLogic())
    let device = Device(model)
    let navigation = try #require(device.root)
    let (list, delegate) = (try #require(navigation.topViewController), navigation.delegate)
    #expect(!navigation.isNavigationBarHidden)
    model.perform {
      $0.show(.details(id: "1"), as: .animated(transition, .easeIn(duration: 0.2)))
    }
    #expect(navigation.isNavigationBarHidden)
    let page = try #require(navigation.topViewController)
    for (operation, pages) in [
      (UINavigationController.Operation.push, (list, page)), (.pop, (page, list)),
    ] {
      let animator = delegate?.navigationController(
        navigation, animationControllerFor: operation, from: pages.0, to: pages.1)
      #expect(animator?.transitionDuration(using: nil) == 0.2)
    }
    await device.device.settle()
    #expect(page.view.transform == .identity && page.view.alpha == 1)
    model.perform { $0.back() }
    await device.device.settle()
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.viewControllers == [list])
    #expect(device.device.faults == [])
  }

  @Test func nothingIsKeptAlive() async throws {
    weak var freed: AssetsFlowCoordinator?
    weak var controller: UIViewController?
    var ends: [String] = []
    do {
      let model = AssetsFlowCoordinator(
        logic: AssetsLogic(), onEnd: { ends.append("\($0)") })
      freed = model
      let device = Device(model)
      controller = device.device.window.rootViewController
      model.perform { $0.push(.details(id: 1, name: "Chair")) }
      await device.device.settle()
      device.device.window.rootViewController = UIViewController()
      await device.device.settle()
    }
    for _ in 0..<16 { await Task.yield() }
    #expect(controller == nil)
    #expect(freed == nil)
    #expect(ends == ["cancelled"])
  }
}

import FlowRuntime
import SwiftUI
import Testing
import UIKit

@testable import UIKitFlows

/// A transition of the app plays on a picture of the page.
@MainActor
@Suite struct CustomTransitionTests {
  private final class StillFactory: PhotosViewFactory {
    override func flipTransition() -> AnyTransition { .identity }
  }

  private func transitions(_ factory: PhotosViewFactory?) async throws -> [HeadlessTransition] {
    let device = Device(PhotosFlowCoordinator(factory: factory))
    try await device.taps("Search")
    #expect(device.root?.viewControllers.count == 2)
    try await device.taps("Close")
    #expect(device.root?.viewControllers.count == 1)
    #expect(device.device.faults == [])
    return device.device.transitions
  }

  @Test func theAppBringsATransition() async throws {
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.825)
    #expect(
      try await transitions(nil) == [
        HeadlessTransition(.insertion, "scale 0.1 and slide", spring),
        HeadlessTransition(.removal, "scale 0.1 and slide", spring),
      ])
  }

  @Test func aFactoryCanReplaceIt() async throws {
    let transitions = try await transitions(StillFactory())
    #expect(transitions.map(\.transition) == ["identity", "identity"])
  }

  /// What comes and goes lies in front, and the page takes the place of its picture.
  @Test func thePageIsItselfAgain() async throws {
    let flow = HomeFlow()
    let device = Device(flow)
    let navigation = try #require(device.root)
    let list = try #require(navigation.topViewController)
    flow.perform { $0.show(.details(id: 1), as: .animated(.custom("grow", of: HomeFlow.self))) }
    let details = try #require(navigation.topViewController)
    for (moving, other) in [(details, list), (list, details)] {
      let isComing = moving === details
      if !isComing { flow.perform { $0.back() } }
      _ = device.device.canTap("")
      let container = try #require(navigation.transitionCoordinator?.containerView)
      #expect(
        Array(container.subviews.prefix(2))
          == (isComing ? [moving.view, other.view] : [moving.view, other.view]))
      #expect(details.view.isHidden)
      await device.rests()
      #expect(!details.view.isHidden)
      #expect(container.subviews.allSatisfy { $0 === other.view })
      #expect(navigation.view.subviews == [moving.view])
    }
    #expect(device.device.transitions.map(\.transition) == ["scale 0.5", "scale 0.5"])
    #expect(device.device.transitions.map(\.animation) == [.default, .default])
    #expect(device.device.faults == [])
  }

  /// SwiftUI plays all of a transition that has one of the app in it, and UIKit all others.
  @Test(arguments: [
    (FlowTransition.custom("grow", of: HomeFlow.self), ["scale 0.5", "scale 0.5"]),
    (.custom("none", of: HomeFlow.self), []), (.opacity, []), (.combined([.slide, .opacity]), []),
    (
      .combined([.slide, .custom("grow", of: HomeFlow.self)]),
      ["slide and scale 0.5", "slide and scale 0.5"]
    ),
    (
      .asymmetric(insertion: .opacity, removal: .custom("grow", of: HomeFlow.self)),
      ["opacity", "scale 0.5"]
    ),
  ])
  func itIsPartOfOthers(transition: FlowTransition, played: [String]) async throws {
    for style in [FlowStyle.animated(transition), .push(transition)] {
      let flow = HomeFlow()
      let device = Device(flow)
      flow.perform { $0.show(.details(id: 1), as: style) }
      await device.rests()
      flow.perform { $0.back() }
      await device.rests()
      #expect(device.device.transitions.map(\.transition) == played)
      #expect(device.root?.viewControllers.count == 1)
      #expect(device.device.faults == [])
    }
  }

  /// The flow that brings it has ended when the page goes.
  @Test func aFlowThatHasEndedStillHasIt() async throws {
    let flow = HomeFlow()
    let device = Device(flow)
    flow.show(route: HomeDestination.home)
    await device.rests()
    let child = try #require(flow.child as? HomeFlow)
    child.perform { $0.show(.details(id: 1), as: .push(.custom("grow", of: HomeFlow.self))) }
    await device.rests()
    flow.child = nil
    await device.rests()
    #expect(device.root?.viewControllers.count == 1)
    #expect(device.device.transitions.map(\.change) == [.insertion, .removal])
    #expect(device.device.faults == [])
  }
}

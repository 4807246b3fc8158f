import FlowRuntime
import FlowUIKit
import Testing
import UIKit

/// How a page looks when it comes and when it goes.
@MainActor
@Suite struct AnimatorTests {
  private let flow = SlideFlow()
  private let device: Device

  init() {
    device = Device(flow)
    device.root?.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
  }

  @Test(arguments: [
    (FlowTransition.opacity, Look(alpha: 0), Look(alpha: 0)),
    (.slide, Look(x: -100), Look(x: 100)),
    (.move(edge: .trailing), Look(x: 100), Look(x: 100)),
    (.move(edge: .top), Look(y: -200), Look(y: -200)),
    (.push(from: .leading), Look(x: -100), Look(x: 100)),
    (.push(from: .bottom), Look(y: 200), Look(y: -200)),
    (.offset(x: 3, y: 4), Look(x: 3, y: 4), Look(x: 3, y: 4)),
    (.scale(0.5), Look(scale: 0.5), Look(scale: 0.5)),
    (.combined([.opacity, .offset(x: 8, y: 0)]), Look(alpha: 0, x: 8), Look(alpha: 0, x: 8)),
    (
      .asymmetric(insertion: .opacity, removal: .move(edge: .bottom)), Look(alpha: 0), Look(y: 200)
    ),
  ])
  func aPageComesAndGoes(transition: FlowTransition, coming: Look, going: Look) async throws {
    flow.show(.animated(transition))
    let page = try #require(device.root?.topViewController?.view as? SlideView)
    _ = device.device.canTap("")
    #expect(page.superview?.subviews.last === page)
    await device.rests()
    #expect(page.looks == [coming, Look(), Look()])
    #expect(page.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    page.looks = []
    flow.perform { $0.back() }
    _ = device.device.canTap("")
    #expect(page.looks == [going])
    #expect(page.superview?.subviews.last === page)
    await device.rests()
    #expect(page.looks == [going, Look()])
    #expect(device.device.faults == [])
  }

  @Test(arguments: [
    (FlowAnimation.default, 0.35), (.linear(duration: 0.1), 0.1), (.easeInOut(duration: 0.9), 0.9),
    (.spring(response: 0.7, dampingFraction: 0.5), 0.7),
  ])
  func itLastsAsLongAsTheFlowSays(animation: FlowAnimation, duration: Double) throws {
    flow.show(.animated(.opacity, animation))
    let navigation = try #require(device.root)
    let pages = navigation.viewControllers
    let animator = navigation.delegate?.navigationController(
      navigation, animationControllerFor: .push, from: pages[0], to: pages[1])
    #expect(animator?.transitionDuration(using: nil) == duration)
  }

  /// A plain page comes at once, and one that takes another's place does, too.
  @Test func othersComeAtOnce() async throws {
    for style in [FlowStyle.plain, .push, .replace] {
      flow.show(style)
      _ = device.device.canTap("")
      #expect((device.root?.transitionCoordinator != nil) == (style == .push))
      await device.rests()
    }
    #expect(device.device.faults == [])
  }
}

/// What is seen of a view.
struct Look: Equatable, Sendable {
  var alpha = 1.0
  var x = 0.0
  var y = 0.0
  var scale = 1.0
}

/// A view that remembers how it has looked.
final class SlideView: UIView {
  var looks: [Look] = []

  override var transform: CGAffineTransform {
    didSet {
      looks.append(Look(alpha: alpha, x: transform.tx, y: transform.ty, scale: transform.a))
    }
  }
}

private final class SlideController: UIViewController {
  override func loadView() { view = SlideView() }
}

private enum SlideDestination: FlowDestination {
  case list, slide

  enum Screen: String, FlowScreenName {
    case list, slide
    var flow: String { "Slide" }
  }

  var contents: FlowContents<Screen> { FlowContents(self == .list ? .list : .slide) }

  init(_ screen: Screen, _ values: FlowValues) throws { self = screen == .list ? .list : .slide }
}

@MainActor
private final class SlideFlow: FlowComponentDefinition {
  let navigator = FlowNavigator()

  init() {
    start(
      at: .list, restoring: nil, lost: { _ in }, onReport: nil,
      onEnd: nil as FlowCallback<FlowTypedEnd<()>>?)
  }

  func component(of page: FlowPage.ID, showing destination: SlideDestination) -> FlowComponent {
    FlowComponent(destination == .list ? UIViewController() : SlideController())
  }

  func rules(for destination: SlideDestination) -> FlowRules<SlideDestination> { .view }

  func show(_ style: FlowStyle) { perform { $0.show(.slide, as: style, ifShown: .again) } }
}

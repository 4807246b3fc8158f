/// A controller of UIKit as a view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  @MainActor @preconcurrency
  func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  @MainActor @preconcurrency
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  @MainActor @preconcurrency
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() { return () }
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

// swift-format-ignore: NoLeadingUnderscores
extension UIViewControllerRepresentable {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let view = installed(view, in: inputs.context)
    return _ViewOutputs(elements: view.elements(in: inputs.context))
  }
}

extension UIViewControllerRepresentable {
  private nonisolated func elements(in context: SwiftUI.Context) -> [Element] {
    let represented = context.node.stored(0) { Represented<Self>() }
    nonisolated(unsafe) let (view, context) = (self, context)
    let controller = onMain { represented.update(view, in: context) }
    let hook = context.node.stored(1) { VisibilityHook() }
    hook.appear = { onMain { represented.appear() } }
    hook.disappear = { onMain { represented.disappear() } }
    context.graph.hooks.append((hook, context.page))
    return [Element(.controller(controller))]
  }
}

/// The controller that a view has made, for as long as the view stays.
///
/// It is used on the main actor only, where all evaluation happens.
private final class Represented<Representable: UIViewControllerRepresentable>: Leaving,
  @unchecked Sendable
{
  private var made: (Representable.UIViewControllerType, Representable.Coordinator)?
  private weak var home: UIViewController?

  @MainActor func update(_ view: Representable, in context: SwiftUI.Context) -> UIViewController {
    let isNew = made == nil
    let coordinator = made?.1 ?? view.makeCoordinator()
    let given = UIViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction.current, environment: context.environment)
    let controller = made?.0 ?? view.makeUIViewController(context: given)
    made = (controller, coordinator)
    if isNew {
      let home = context.layer.host ?? context.graph.home(of: context.layer.owner)
      self.home = home
      home.addChild(controller)
      controller.didMove(toParent: home)
    }
    view.updateUIViewController(controller, context: given)
    return controller
  }

  @MainActor func appear() {
    guard let made, let home else { return }
    home.view.addSubview(made.0.view)
  }

  @MainActor func disappear() { made?.0.viewIfLoaded?.removeFromSuperview() }

  func leave() {
    onMain {
      guard let made else { return }
      made.0.willMove(toParent: nil)
      made.0.viewIfLoaded?.removeFromSuperview()
      made.0.removeFromParent()
      Representable.dismantleUIViewController(made.0, coordinator: made.1)
      self.made = nil
    }
  }
}

/// A view of UIKit as a view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor @preconcurrency
  func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency
  func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  @MainActor @preconcurrency
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() { return () }
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable>
where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

// swift-format-ignore: NoLeadingUnderscores
extension UIViewRepresentable {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let view = installed(view, in: inputs.context)
    return _ViewOutputs(elements: view.elements(in: inputs.context))
  }
}

extension UIViewRepresentable {
  private nonisolated func elements(in context: SwiftUI.Context) -> [Element] {
    let represented = context.node.stored(0) { RepresentedView<Self>() }
    nonisolated(unsafe) let (view, context) = (self, context)
    let made = onMain { represented.update(view, in: context) }
    let hook = context.node.stored(1) { VisibilityHook() }
    hook.appear = { onMain { represented.appear() } }
    hook.disappear = { onMain { represented.disappear() } }
    context.graph.hooks.append((hook, context.page))
    return [Element(.view(made))]
  }
}

extension [Element] {
  /// Tells views of UIKit what they lie behind or in front of, as a user would call it.
  func note(source: String?) {
    for element in self {
      switch element.kind {
      case .view(let view): onMain { view.screenSource = source }
      case .group(let children): children.note(source: source)
      default: break
      }
    }
  }
}

/// The view of UIKit that a view has made, for as long as the view stays.
///
/// It is used on the main actor only, where all evaluation happens.
private final class RepresentedView<Representable: UIViewRepresentable>: Leaving,
  @unchecked Sendable
{
  private var made: (Representable.UIViewType, Representable.Coordinator)?
  private weak var home: UIViewController?
  private weak var layer: Layer?

  @MainActor func update(_ view: Representable, in context: SwiftUI.Context) -> UIView {
    let coordinator = made?.1 ?? view.makeCoordinator()
    let given = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction.current, environment: context.environment)
    let uiView = made?.0 ?? view.makeUIView(context: given)
    if made == nil { home = context.layer.host ?? context.graph.home(of: context.layer.owner) }
    made = (uiView, coordinator)
    layer = context.layer.owner
    view.updateUIView(uiView, context: given)
    return uiView
  }

  @MainActor func appear() {
    guard let made, let home else { return }
    home.view.addSubview(made.0)
  }

  /// It stays in the view of a hosting controller that is not on screen.
  @MainActor func disappear() {
    if layer?.isOnScreen ?? true { made?.0.removeFromSuperview() }
  }

  func leave() {
    onMain {
      guard let made else { return }
      made.0.removeFromSuperview()
      Representable.dismantleUIView(made.0, coordinator: made.1)
      self.made = nil
    }
  }
}

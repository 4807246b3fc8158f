import SwiftUI

// A screen of UIKit, as it was before the flows: it reports to closures.
#if canImport(UIKit)
  import UIKit

  final class PortraitController: UIViewController {
    var onPick: @MainActor (String) -> Void = { _ in }
    var onCancel: @MainActor () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      let pick = UIAction(title: "Take it") { [weak self] _ in self?.onPick("smile") }
      let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.onCancel() }
      let buttons = [pick, cancel].map { UIButton(type: .system, primaryAction: $0) }
      let stack = UIStackView(arrangedSubviews: buttons)
      stack.axis = .vertical
      stack.frame = view.bounds
      view.addSubview(stack)
    }
  }

  struct PortraitPicker: UIViewControllerRepresentable {
    let onPick: @MainActor (String) -> Void
    let onCancel: @MainActor () -> Void

    func makeUIViewController(context: Context) -> PortraitController {
      let controller = PortraitController()
      controller.onPick = onPick
      controller.onCancel = onCancel
      return controller
    }

    func updateUIViewController(_ controller: PortraitController, context: Context) {}
  }
#else
  /// Stands for the view controller on macOS.
  struct PortraitPicker: View {
    let onPick: @MainActor (String) -> Void
    let onCancel: @MainActor () -> Void

    var body: some View {
      VStack {
        Button("Take it") { onPick("smile") }
        Button("Cancel") { onCancel() }
      }
    }
  }
#endif

extension PortraitPicker {
  init(actions: ProfilePortraitActions) {
    self.init(onPick: actions.finish(result:), onCancel: actions.cancel)
  }
}

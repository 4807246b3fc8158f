import FlowRuntime
import SwiftUI

/// The navigation that the app had: a stack and a sheet, decided by a coordinator.
@MainActor @Observable
final class OldCoordinator {
  enum Page: Hashable { case profile, help }

  let logic: JournalLogic
  var path: [Page] = []
  var greeting = "Hello!"
  var isSigningIn = false

  init(logic: JournalLogic) { self.logic = logic }

  /// The first flow: it runs in a sheet of the app.
  func makeSignIn() -> SignInCoordinatorModel {
    SignInCoordinatorModel(
      logic: logic,
      onEnd: { [weak self] end in
        self?.isSigningIn = false
        if case .finished(let name) = end { self?.greeting = "Hello, \(name)!" }
      })
  }

  /// The second flow: it pushes its pages onto the stack of the app.
  func makeProfile() -> ProfileCoordinatorModel {
    ProfileCoordinatorModel(
      logic: logic,
      onEnd: { [weak self] _ in
        self?.path.removeAll { $0 == .profile }
      })
  }
}

struct OldHome: View {
  @Bindable var coordinator: OldCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      VStack {
        Text(coordinator.greeting)
        Button("Sign in") { coordinator.isSigningIn = true }
        Button("Profile") { coordinator.path.append(.profile) }
        Button("Help") { coordinator.path.append(.help) }
      }
      .navigationTitle("Home")
      .navigationDestination(for: OldCoordinator.Page.self) { page in
        switch page {
        case .profile: ProfileCoordinator(model: coordinator.makeProfile()).inSurroundingStack()
        case .help: HelpView()
        }
      }
    }
    .sheet(isPresented: $coordinator.isSigningIn) {
      SignInCoordinator(model: coordinator.makeSignIn())
    }
    .environment(coordinator.logic.store)
    .environment(coordinator.logic.account)
  }
}

#if canImport(UIKit)
  import UIKit

  /// The same first flow in an app whose navigation is UIKit.
  @MainActor
  final class OldRouter {
    let logic: JournalLogic
    let root: UIViewController

    init(logic: JournalLogic, root: UIViewController) {
      self.logic = logic
      self.root = root
    }

    func signIn() {
      let model = SignInCoordinatorModel(
        logic: logic,
        onEnd: { [weak self] _ in
          self?.root.dismiss(animated: true)
        })
      root.present(
        UIHostingController(rootView: SignInCoordinator(model: model)), animated: true)
    }
  }
#endif

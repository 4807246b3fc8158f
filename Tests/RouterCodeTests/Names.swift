import FlowRouter
import FlowRuntime
import SwiftUI

@testable import RouterFlows

// The tests of all styles call a flow's class and its view by these names.

typealias AddAssetCoordinatorModel = AddAssetRouter
typealias AddAssetCoordinator = AddAssetRootView
typealias AppInfoCoordinatorModel = AppInfoRouter
typealias AppInfoCoordinator = AppInfoRootView
typealias AssetsCoordinatorModel = AssetsRouter
typealias AssetsCoordinator = AssetsRootView
typealias BrowserCoordinatorModel = BrowserRouter
typealias BrowserCoordinator = BrowserRootView
typealias CallCoordinatorModel = CallRouter
typealias CallCoordinator = CallRootView
typealias CheckoutCoordinatorModel = CheckoutRouter
typealias CheckoutCoordinator = CheckoutRootView
typealias ComposeCoordinatorModel = ComposeRouter
typealias ComposeCoordinator = ComposeRootView
typealias LettersCoordinatorModel = LettersRouter
typealias LettersCoordinator = LettersRootView
typealias LibraryCoordinatorModel = LibraryRouter
typealias LibraryCoordinator = LibraryRootView
typealias MailCoordinatorModel = MailRouter
typealias MailCoordinator = MailRootView
typealias OnboardingCoordinatorModel = OnboardingRouter
typealias OnboardingCoordinator = OnboardingRootView
typealias PhotosCoordinatorModel = PhotosRouter
typealias PhotosCoordinator = PhotosRootView
typealias SearchCoordinatorModel = SearchRouter
typealias SearchCoordinator = SearchRootView
typealias ShopCoordinatorModel = ShopRouter
typealias ShopCoordinator = ShopRootView
typealias TodosCoordinatorModel = TodosRouter
typealias TodosCoordinator = TodosRootView

extension FlowRootView {
  init(
    model: @autoclosure @escaping () -> Flow, keep: (@MainActor (FlowData?) -> Void)? = nil
  ) {
    self.init(router: model(), keep: keep)
  }
}

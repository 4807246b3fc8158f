import FlowNavigable
import FlowRuntime
import SwiftUI

@testable import NavigableFlows

// The tests of all styles call a flow's class and its view by these names.

typealias AddAssetCoordinatorModel = AddAssetNavigation
typealias AddAssetCoordinator = AddAssetNavigableView
typealias AppInfoCoordinatorModel = AppInfoNavigation
typealias AppInfoCoordinator = AppInfoNavigableView
typealias AssetsCoordinatorModel = AssetsNavigation
typealias AssetsCoordinator = AssetsNavigableView
typealias BrowserCoordinatorModel = BrowserNavigation
typealias BrowserCoordinator = BrowserNavigableView
typealias CallCoordinatorModel = CallNavigation
typealias CallCoordinator = CallNavigableView
typealias CheckoutCoordinatorModel = CheckoutNavigation
typealias CheckoutCoordinator = CheckoutNavigableView
typealias ComposeCoordinatorModel = ComposeNavigation
typealias ComposeCoordinator = ComposeNavigableView
typealias LettersCoordinatorModel = LettersNavigation
typealias LettersCoordinator = LettersNavigableView
typealias LibraryCoordinatorModel = LibraryNavigation
typealias LibraryCoordinator = LibraryNavigableView
typealias MailCoordinatorModel = MailNavigation
typealias MailCoordinator = MailNavigableView
typealias OnboardingCoordinatorModel = OnboardingNavigation
typealias OnboardingCoordinator = OnboardingNavigableView
typealias PhotosCoordinatorModel = PhotosNavigation
typealias PhotosCoordinator = PhotosNavigableView
typealias SearchCoordinatorModel = SearchNavigation
typealias SearchCoordinator = SearchNavigableView
typealias ShopCoordinatorModel = ShopNavigation
typealias ShopCoordinator = ShopNavigableView
typealias TodosCoordinatorModel = TodosNavigation
typealias TodosCoordinator = TodosNavigableView

extension NavigableView {
  init(
    model: @autoclosure @escaping () -> Navigation,
    keep: (@MainActor (FlowData?) -> Void)? = nil
  ) {
    self.init(navigation: model(), keep: keep)
  }
}

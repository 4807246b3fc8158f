import FlowContainer
import FlowRuntime
import SwiftUI

@testable import ContainerFlows

// The tests of all styles call a flow's class and its view by these names.

typealias AddAssetCoordinatorModel = ContainerFlows.AddAssetCoordinator
typealias AddAssetCoordinator = AddAssetContainerView
typealias AppInfoCoordinatorModel = ContainerFlows.AppInfoCoordinator
typealias AppInfoCoordinator = AppInfoContainerView
typealias AssetsCoordinatorModel = ContainerFlows.AssetsCoordinator
typealias AssetsCoordinator = AssetsContainerView
typealias BrowserCoordinatorModel = ContainerFlows.BrowserCoordinator
typealias BrowserCoordinator = BrowserContainerView
typealias CallCoordinatorModel = ContainerFlows.CallCoordinator
typealias CallCoordinator = CallContainerView
typealias CheckoutCoordinatorModel = ContainerFlows.CheckoutCoordinator
typealias CheckoutCoordinator = CheckoutContainerView
typealias ComposeCoordinatorModel = ContainerFlows.ComposeCoordinator
typealias ComposeCoordinator = ComposeContainerView
typealias LettersCoordinatorModel = ContainerFlows.LettersCoordinator
typealias LettersCoordinator = LettersContainerView
typealias LibraryCoordinatorModel = ContainerFlows.LibraryCoordinator
typealias LibraryCoordinator = LibraryContainerView
typealias MailCoordinatorModel = ContainerFlows.MailCoordinator
typealias MailCoordinator = MailContainerView
typealias OnboardingCoordinatorModel = ContainerFlows.OnboardingCoordinator
typealias OnboardingCoordinator = OnboardingContainerView
typealias PhotosCoordinatorModel = ContainerFlows.PhotosCoordinator
typealias PhotosCoordinator = PhotosContainerView
typealias SearchCoordinatorModel = ContainerFlows.SearchCoordinator
typealias SearchCoordinator = SearchContainerView
typealias ShopCoordinatorModel = ContainerFlows.ShopCoordinator
typealias ShopCoordinator = ShopContainerView
typealias TodosCoordinatorModel = ContainerFlows.TodosCoordinator
typealias TodosCoordinator = TodosContainerView

extension ContainerView {
  init(
    model: @autoclosure @escaping () -> Coordinator,
    keep: (@MainActor (FlowData?) -> Void)? = nil
  ) {
    self.init(coordinator: model(), keep: keep)
  }
}

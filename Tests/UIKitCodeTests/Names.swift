@testable import UIKitFlows

// The tests of all styles call a flow's class and its view by these names.

typealias AddAssetCoordinatorModel = AddAssetFlowCoordinator
typealias AddAssetCoordinator = ControllersView<AddAssetFlowCoordinator>
typealias AppInfoCoordinatorModel = AppInfoFlowCoordinator
typealias AppInfoCoordinator = ControllersView<AppInfoFlowCoordinator>
typealias AssetsCoordinatorModel = AssetsFlowCoordinator
typealias AssetsCoordinator = ControllersView<AssetsFlowCoordinator>
typealias BrowserCoordinatorModel = BrowserFlowCoordinator
typealias BrowserCoordinator = ControllersView<BrowserFlowCoordinator>
typealias CallCoordinatorModel = CallFlowCoordinator
typealias CallCoordinator = ControllersView<CallFlowCoordinator>
typealias CheckoutCoordinatorModel = CheckoutFlowCoordinator
typealias CheckoutCoordinator = ControllersView<CheckoutFlowCoordinator>
typealias ComposeCoordinatorModel = ComposeFlowCoordinator
typealias ComposeCoordinator = ControllersView<ComposeFlowCoordinator>
typealias LettersCoordinatorModel = LettersFlowCoordinator
typealias LettersCoordinator = ControllersView<LettersFlowCoordinator>
typealias LibraryCoordinatorModel = LibraryFlowCoordinator
typealias LibraryCoordinator = ControllersView<LibraryFlowCoordinator>
typealias MailCoordinatorModel = MailFlowCoordinator
typealias MailCoordinator = ControllersView<MailFlowCoordinator>
typealias OnboardingCoordinatorModel = OnboardingFlowCoordinator
typealias OnboardingCoordinator = ControllersView<OnboardingFlowCoordinator>
typealias PhotosCoordinatorModel = PhotosFlowCoordinator
typealias PhotosCoordinator = ControllersView<PhotosFlowCoordinator>
typealias SearchCoordinatorModel = SearchFlowCoordinator
typealias SearchCoordinator = ControllersView<SearchFlowCoordinator>
typealias ShopCoordinatorModel = ShopFlowCoordinator
typealias ShopCoordinator = ControllersView<ShopFlowCoordinator>
typealias TodosCoordinatorModel = TodosFlowCoordinator
typealias TodosCoordinator = ControllersView<TodosFlowCoordinator>

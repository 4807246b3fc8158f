import FlowPathPresenter

@testable import PathFlows

// The tests of all styles call a flow's class and its view by these names.

typealias AddAssetCoordinatorModel = AddAssetPathModel
typealias AddAssetCoordinator = AddAssetRoutingView
typealias AppInfoCoordinatorModel = AppInfoPathModel
typealias AppInfoCoordinator = AppInfoRoutingView
typealias AssetsCoordinatorModel = AssetsPathModel
typealias AssetsCoordinator = AssetsRoutingView
typealias BrowserCoordinatorModel = BrowserPathModel
typealias BrowserCoordinator = BrowserRoutingView
typealias CallCoordinatorModel = CallPathModel
typealias CallCoordinator = CallRoutingView
typealias CheckoutCoordinatorModel = CheckoutPathModel
typealias CheckoutCoordinator = CheckoutRoutingView
typealias ComposeCoordinatorModel = ComposePathModel
typealias ComposeCoordinator = ComposeRoutingView
typealias LettersCoordinatorModel = LettersPathModel
typealias LettersCoordinator = LettersRoutingView
typealias LibraryCoordinatorModel = LibraryPathModel
typealias LibraryCoordinator = LibraryRoutingView
typealias MailCoordinatorModel = MailPathModel
typealias MailCoordinator = MailRoutingView
typealias OnboardingCoordinatorModel = OnboardingPathModel
typealias OnboardingCoordinator = OnboardingRoutingView
typealias PhotosCoordinatorModel = PhotosPathModel
typealias PhotosCoordinator = PhotosRoutingView
typealias SearchCoordinatorModel = SearchPathModel
typealias SearchCoordinator = SearchRoutingView
typealias ShopCoordinatorModel = ShopPathModel
typealias ShopCoordinator = ShopRoutingView
typealias TodosCoordinatorModel = TodosPathModel
typealias TodosCoordinator = TodosRoutingView

// The files in Sources/Runtime.
// `FLOWC_RECORD=1 swift test --filter DocumentationTests` makes this list from the folders.
#include "list.h"

LIST(files)
FILE("FlowContainer", "ContainerCoordinator.swift")
#embed "../../../Sources/Runtime/FlowContainer/ContainerCoordinator.swift" suffix(,)
END
FILE("FlowContainer", "ContainerView.swift")
#embed "../../../Sources/Runtime/FlowContainer/ContainerView.swift" suffix(,)
END
FILE("FlowContainer", "ContainerViewModel.swift")
#embed "../../../Sources/Runtime/FlowContainer/ContainerViewModel.swift" suffix(,)
END
FILE("FlowContainer", "FlowPlan+Container.swift")
#embed "../../../Sources/Runtime/FlowContainer/FlowPlan+Container.swift" suffix(,)
END
FILE("FlowContainer", "ViewAction.swift")
#embed "../../../Sources/Runtime/FlowContainer/ViewAction.swift" suffix(,)
END
FILE("FlowNavigable", "FlowNavigation.swift")
#embed "../../../Sources/Runtime/FlowNavigable/FlowNavigation.swift" suffix(,)
END
FILE("FlowNavigable", "FlowPlan+Navigable.swift")
#embed "../../../Sources/Runtime/FlowNavigable/FlowPlan+Navigable.swift" suffix(,)
END
FILE("FlowNavigable", "Navigable.swift")
#embed "../../../Sources/Runtime/FlowNavigable/Navigable.swift" suffix(,)
END
FILE("FlowNavigable", "NavigableFlow.swift")
#embed "../../../Sources/Runtime/FlowNavigable/NavigableFlow.swift" suffix(,)
END
FILE("FlowNavigable", "NavigableView.swift")
#embed "../../../Sources/Runtime/FlowNavigable/NavigableView.swift" suffix(,)
END
FILE("FlowNavigable", "NavigationDirection.swift")
#embed "../../../Sources/Runtime/FlowNavigable/NavigationDirection.swift" suffix(,)
END
FILE("FlowNavigable", "NavigationHandler.swift")
#embed "../../../Sources/Runtime/FlowNavigable/NavigationHandler.swift" suffix(,)
END
FILE("FlowNavigable", "NavigationIntents.swift")
#embed "../../../Sources/Runtime/FlowNavigable/NavigationIntents.swift" suffix(,)
END
FILE("FlowNavigationLinks", "FlowLinkViews.swift")
#embed "../../../Sources/Runtime/FlowNavigationLinks/FlowLinkViews.swift" suffix(,)
END
FILE("FlowNavigationLinks", "FlowLinkedContent.swift")
#embed "../../../Sources/Runtime/FlowNavigationLinks/FlowLinkedContent.swift" suffix(,)
END
FILE("FlowNavigationLinks", "FlowLinkedNavigator.swift")
#embed "../../../Sources/Runtime/FlowNavigationLinks/FlowLinkedNavigator.swift" suffix(,)
END
FILE("FlowNavigationLinks", "FlowLinkedPage.swift")
#embed "../../../Sources/Runtime/FlowNavigationLinks/FlowLinkedPage.swift" suffix(,)
END
FILE("FlowNavigationLinks", "FlowLinkedSegment.swift")
#embed "../../../Sources/Runtime/FlowNavigationLinks/FlowLinkedSegment.swift" suffix(,)
END
FILE("FlowNavigationLinks", "FlowLinkedStack.swift")
#embed "../../../Sources/Runtime/FlowNavigationLinks/FlowLinkedStack.swift" suffix(,)
END
FILE("FlowNavigationStack", "FlowCoordinator.swift")
#embed "../../../Sources/Runtime/FlowNavigationStack/FlowCoordinator.swift" suffix(,)
END
FILE("FlowNavigationStack", "FlowCoordinatorModel.swift")
#embed "../../../Sources/Runtime/FlowNavigationStack/FlowCoordinatorModel.swift" suffix(,)
END
FILE("FlowNavigationViews", "FlowHostedView.swift")
#embed "../../../Sources/Runtime/FlowNavigationViews/FlowHostedView.swift" suffix(,)
END
FILE("FlowNavigationViews", "FlowNavigationViews.swift")
#embed "../../../Sources/Runtime/FlowNavigationViews/FlowNavigationViews.swift" suffix(,)
END
FILE("FlowNavigationViews", "FlowPageView.swift")
#embed "../../../Sources/Runtime/FlowNavigationViews/FlowPageView.swift" suffix(,)
END
FILE("FlowNavigationViews", "FlowPath.swift")
#embed "../../../Sources/Runtime/FlowNavigationViews/FlowPath.swift" suffix(,)
END
FILE("FlowPathPresenter", "FlowPathViews.swift")
#embed "../../../Sources/Runtime/FlowPathPresenter/FlowPathViews.swift" suffix(,)
END
FILE("FlowPathPresenter", "FlowPlan+Path.swift")
#embed "../../../Sources/Runtime/FlowPathPresenter/FlowPlan+Path.swift" suffix(,)
END
FILE("FlowPathPresenter", "PathPresenter+Path.swift")
#embed "../../../Sources/Runtime/FlowPathPresenter/PathPresenter+Path.swift" suffix(,)
END
FILE("FlowPathPresenter", "PathPresenter+PathModel.swift")
#embed "../../../Sources/Runtime/FlowPathPresenter/PathPresenter+PathModel.swift" suffix(,)
END
FILE("FlowPathPresenter", "PathPresenter+PathType.swift")
#embed "../../../Sources/Runtime/FlowPathPresenter/PathPresenter+PathType.swift" suffix(,)
END
FILE("FlowPathPresenter", "PathPresenter+RoutingView.swift")
#embed "../../../Sources/Runtime/FlowPathPresenter/PathPresenter+RoutingView.swift" suffix(,)
END
FILE("FlowPathPresenter", "PathPresenter.swift")
#embed "../../../Sources/Runtime/FlowPathPresenter/PathPresenter.swift" suffix(,)
END
FILE("FlowRouter", "DefaultNavigationRouter.swift")
#embed "../../../Sources/Runtime/FlowRouter/DefaultNavigationRouter.swift" suffix(,)
END
FILE("FlowRouter", "FlowPlan+Router.swift")
#embed "../../../Sources/Runtime/FlowRouter/FlowPlan+Router.swift" suffix(,)
END
FILE("FlowRouter", "FlowRootView.swift")
#embed "../../../Sources/Runtime/FlowRouter/FlowRootView.swift" suffix(,)
END
FILE("FlowRouter", "FlowRouterBinding.swift")
#embed "../../../Sources/Runtime/FlowRouter/FlowRouterBinding.swift" suffix(,)
END
FILE("FlowRouter", "NavigationRoute.swift")
#embed "../../../Sources/Runtime/FlowRouter/NavigationRoute.swift" suffix(,)
END
FILE("FlowRouter", "NavigationRouter.swift")
#embed "../../../Sources/Runtime/FlowRouter/NavigationRouter.swift" suffix(,)
END
FILE("FlowRuntime", "FlowAction.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowAction.swift" suffix(,)
END
FILE("FlowRuntime", "FlowActions.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowActions.swift" suffix(,)
END
FILE("FlowRuntime", "FlowAlert.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowAlert.swift" suffix(,)
END
FILE("FlowRuntime", "FlowAnchor.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowAnchor.swift" suffix(,)
END
FILE("FlowRuntime", "FlowChanges.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowChanges.swift" suffix(,)
END
FILE("FlowRuntime", "FlowCodable.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Restoration/FlowCodable.swift" suffix(,)
END
FILE("FlowRuntime", "FlowContent.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowContent.swift" suffix(,)
END
FILE("FlowRuntime", "FlowDefinition+Restoration.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Restoration/FlowDefinition+Restoration.swift" suffix(,)
END
FILE("FlowRuntime", "FlowDefinition.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowDefinition.swift" suffix(,)
END
FILE("FlowRuntime", "FlowDestination.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowDestination.swift" suffix(,)
END
FILE("FlowRuntime", "FlowHost.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowHost.swift" suffix(,)
END
FILE("FlowRuntime", "FlowID.swift")
#embed "../../../Sources/Runtime/FlowRuntime/State/FlowID.swift" suffix(,)
END
FILE("FlowRuntime", "FlowLayer.swift")
#embed "../../../Sources/Runtime/FlowRuntime/State/FlowLayer.swift" suffix(,)
END
FILE("FlowRuntime", "FlowLink.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Links/FlowLink.swift" suffix(,)
END
FILE("FlowRuntime", "FlowLinkValue.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Links/FlowLinkValue.swift" suffix(,)
END
FILE("FlowRuntime", "FlowLoss.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Restoration/FlowLoss.swift" suffix(,)
END
FILE("FlowRuntime", "FlowMovement.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Platform/FlowMovement.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Actions.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Actions.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Backward.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Backward.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Columns.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Columns.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Definitions.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Definitions.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Elements.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Elements.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Ends.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Ends.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Events.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Events.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Forward.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Forward.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Links.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Links/FlowNavigator+Links.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Opening.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Opening.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Passages.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Links/FlowNavigator+Passages.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Path.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Path.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Platform.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Platform/FlowNavigator+Platform.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Possible.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Possible.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Presented.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Presented.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Removal.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Removal.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Reports.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Reports/FlowNavigator+Reports.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Sequences.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Sequences.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Start.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Restoration/FlowNavigator+Start.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+States.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+States.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Tabs.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Tabs.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator+Waiting.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator+Waiting.swift" suffix(,)
END
FILE("FlowRuntime", "FlowNavigator.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowNavigator.swift" suffix(,)
END
FILE("FlowRuntime", "FlowObserved.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowObserved.swift" suffix(,)
END
FILE("FlowRuntime", "FlowObserver.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowObserver.swift" suffix(,)
END
FILE("FlowRuntime", "FlowOpening.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Navigator/FlowOpening.swift" suffix(,)
END
FILE("FlowRuntime", "FlowOutline.swift")
#embed "../../../Sources/Runtime/FlowRuntime/State/FlowOutline.swift" suffix(,)
END
FILE("FlowRuntime", "FlowPage.swift")
#embed "../../../Sources/Runtime/FlowRuntime/State/FlowPage.swift" suffix(,)
END
FILE("FlowRuntime", "FlowPlan.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowPlan.swift" suffix(,)
END
FILE("FlowRuntime", "FlowPlatform.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Platform/FlowPlatform.swift" suffix(,)
END
FILE("FlowRuntime", "FlowReactions.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowReactions.swift" suffix(,)
END
FILE("FlowRuntime", "FlowReport.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Reports/FlowReport.swift" suffix(,)
END
FILE("FlowRuntime", "FlowRestorer.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Restoration/FlowRestorer.swift" suffix(,)
END
FILE("FlowRuntime", "FlowRules.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowRules.swift" suffix(,)
END
FILE("FlowRuntime", "FlowRun.swift")
#embed "../../../Sources/Runtime/FlowRuntime/State/FlowRun.swift" suffix(,)
END
FILE("FlowRuntime", "FlowSnapshot.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Restoration/FlowSnapshot.swift" suffix(,)
END
FILE("FlowRuntime", "FlowState+Columns.swift")
#embed "../../../Sources/Runtime/FlowRuntime/State/FlowState+Columns.swift" suffix(,)
END
FILE("FlowRuntime", "FlowState+Order.swift")
#embed "../../../Sources/Runtime/FlowRuntime/State/FlowState+Order.swift" suffix(,)
END
FILE("FlowRuntime", "FlowState+Runs.swift")
#embed "../../../Sources/Runtime/FlowRuntime/State/FlowState+Runs.swift" suffix(,)
END
FILE("FlowRuntime", "FlowState.swift")
#embed "../../../Sources/Runtime/FlowRuntime/State/FlowState.swift" suffix(,)
END
FILE("FlowRuntime", "FlowStyle.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowStyle.swift" suffix(,)
END
FILE("FlowRuntime", "FlowTab.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowTab.swift" suffix(,)
END
FILE("FlowRuntime", "FlowText.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowText.swift" suffix(,)
END
FILE("FlowRuntime", "FlowTraits.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowTraits.swift" suffix(,)
END
FILE("FlowRuntime", "FlowTransition.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowTransition.swift" suffix(,)
END
FILE("FlowRuntime", "FlowViewFactory.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Definition/FlowViewFactory.swift" suffix(,)
END
FILE("FlowRuntime", "FlowWay.swift")
#embed "../../../Sources/Runtime/FlowRuntime/Links/FlowWay.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowAlerts.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowAlerts.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowAnchorModifier.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowAnchorModifier.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowContentView.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowContentView.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowDisplay+Views.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowDisplay+Views.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowDisplay.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowDisplay.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowDissolve.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowDissolve.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowEarlierQuestion.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowEarlierQuestion.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowLabels.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowLabels.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowLayerView.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowLayerView.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowMarks.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowMarks.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowNamespace.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowNamespace.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowNavigatorView.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowNavigatorView.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowOnce.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowOnce.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowPresenting.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowPresenting.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowQuestion.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowQuestion.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowSegment.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowSegment.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowSpelling.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowSpelling.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowStackView.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowStackView.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowStackViews.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowStackViews.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowTabBadge.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowTabBadge.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowViewDefinition.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowViewDefinition.swift" suffix(,)
END
FILE("FlowSwiftUI", "FlowZoom.swift")
#embed "../../../Sources/Runtime/FlowSwiftUI/FlowZoom.swift" suffix(,)
END
FILE("FlowTesting", "FlowTestApp.swift")
#embed "../../../Sources/Runtime/FlowTesting/FlowTestApp.swift" suffix(,)
END
FILE("FlowTesting", "FlowTestUser.swift")
#embed "../../../Sources/Runtime/FlowTesting/FlowTestUser.swift" suffix(,)
END
FILE("FlowUIKit", "DefaultFlowCoordinator.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/DefaultFlowCoordinator.swift" suffix(,)
END
FILE("FlowUIKit", "FlowAnchorItem.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Layers/FlowAnchorItem.swift" suffix(,)
END
FILE("FlowUIKit", "FlowAnchorView.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Layers/FlowAnchorView.swift" suffix(,)
END
FILE("FlowUIKit", "FlowAnimator.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Stacks/FlowAnimator.swift" suffix(,)
END
FILE("FlowUIKit", "FlowAppNavigator.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Stacks/FlowAppNavigator.swift" suffix(,)
END
FILE("FlowUIKit", "FlowBackItem.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Stacks/FlowBackItem.swift" suffix(,)
END
FILE("FlowUIKit", "FlowComponent.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/FlowComponent.swift" suffix(,)
END
FILE("FlowUIKit", "FlowControllerContainer.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Stacks/FlowControllerContainer.swift" suffix(,)
END
FILE("FlowUIKit", "FlowControllerPage.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Stacks/FlowControllerPage.swift" suffix(,)
END
FILE("FlowUIKit", "FlowControllerStack.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Stacks/FlowControllerStack.swift" suffix(,)
END
FILE("FlowUIKit", "FlowControllerZoom.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Layers/FlowControllerZoom.swift" suffix(,)
END
FILE("FlowUIKit", "FlowControllers.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Layers/FlowControllers.swift" suffix(,)
END
FILE("FlowUIKit", "FlowCoordinatorView.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/FlowCoordinatorView.swift" suffix(,)
END
FILE("FlowUIKit", "FlowDefinition+Scenes.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/FlowDefinition+Scenes.swift" suffix(,)
END
FILE("FlowUIKit", "FlowNavigator+UIKit.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/FlowNavigator+UIKit.swift" suffix(,)
END
FILE("FlowUIKit", "FlowPicture.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Stacks/FlowPicture.swift" suffix(,)
END
FILE("FlowUIKit", "FlowPlan+UIKit.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/FlowPlan+UIKit.swift" suffix(,)
END
FILE("FlowUIKit", "FlowPresentedLayer.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Layers/FlowPresentedLayer.swift" suffix(,)
END
FILE("FlowUIKit", "FlowTabPlace.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Stacks/FlowTabPlace.swift" suffix(,)
END
FILE("FlowUIKit", "FlowTabsContainer.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Stacks/FlowTabsContainer.swift" suffix(,)
END
FILE("FlowUIKit", "FlowText+Localized.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/FlowText+Localized.swift" suffix(,)
END
FILE("FlowUIKit", "FlowTransitionWatch.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Layers/FlowTransitionWatch.swift" suffix(,)
END
FILE("FlowUIKit", "FlowViewController.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/FlowViewController.swift" suffix(,)
END
FILE("FlowUIKit", "FlowWords.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/FlowWords.swift" suffix(,)
END
FILE("FlowUIKit", "Navigator.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/Navigator.swift" suffix(,)
END
FILE("FlowUIKit", "Route.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/Route.swift" suffix(,)
END
FILE("FlowUIKit", "UIAlertController+Flow.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Layers/UIAlertController+Flow.swift" suffix(,)
END
FILE("FlowUIKit", "UIKitFlowCoordinator.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/UIKitFlowCoordinator.swift" suffix(,)
END
FILE("FlowUIKit", "UIKitNavigationRouter.swift")
#embed "../../../Sources/Runtime/FlowUIKit/Coordinators/UIKitNavigationRouter.swift" suffix(,)
END
END_OF_LIST

const struct embedded_file *embedded_runtime(void) { return files; }

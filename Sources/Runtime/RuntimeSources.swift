/// The sources of the runtime, for code that includes them instead of importing them.
///
/// The files are listed by hand. `FlowRuntimeInterface.swift` is not among them, because only code that
/// imports the runtime needs it.
package struct RuntimeSources: Sendable {
  package struct File: Sendable {
    /// The file's name: `FlowPage.swift`.
    package let name: String
    package let bytes: [UInt8]

    fileprivate init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The name of their module.
  package let module: String
  /// The modules that it imports.
  package var imports: [String] = []
  package let files: [File]

  /// Every module, by its name.
  package static let all = [
    flowRuntime, flowSwiftUI, flowNavigationViews, flowNavigationStack, flowRouter,
    flowPathPresenter, flowNavigationLinks, flowContainer, flowNavigable, flowUIKit,
    flowTesting,
  ]

  /// A module with all that it imports; `FlowRuntime` alone for `nil`.
  package static func with(_ module: String?) -> [RuntimeSources] {
    let module = module ?? flowRuntime.module
    let needed = all.first { $0.module == module }?.imports ?? []
    return all.filter { $0.module == module || needed.contains($0.module) }
  }

  private static let flowRuntime = RuntimeSources(
    module: "FlowRuntime",
    files: [
      File("FlowAction.swift", PackageResources.FlowAction_swift),
      File("FlowActions.swift", PackageResources.FlowActions_swift),
      File("FlowAlert.swift", PackageResources.FlowAlert_swift),
      File("FlowAnchor.swift", PackageResources.FlowAnchor_swift),
      File("FlowChanges.swift", PackageResources.FlowChanges_swift),
      File("FlowCodable.swift", PackageResources.FlowCodable_swift),
      File("FlowContent.swift", PackageResources.FlowContent_swift),
      File("FlowDefinition+Restoration.swift", PackageResources.FlowDefinition_Restoration_swift),
      File("FlowDefinition.swift", PackageResources.FlowDefinition_swift),
      File("FlowDestination.swift", PackageResources.FlowDestination_swift),
      File("FlowHost.swift", PackageResources.FlowHost_swift),
      File("FlowID.swift", PackageResources.FlowID_swift),
      File("FlowLayer.swift", PackageResources.FlowLayer_swift),
      File("FlowLink.swift", PackageResources.FlowLink_swift),
      File("FlowLinkValue.swift", PackageResources.FlowLinkValue_swift),
      File("FlowLoss.swift", PackageResources.FlowLoss_swift),
      File("FlowMovement.swift", PackageResources.FlowMovement_swift),
      File("FlowNavigator+Actions.swift", PackageResources.FlowNavigator_Actions_swift),
      File("FlowNavigator+Backward.swift", PackageResources.FlowNavigator_Backward_swift),
      File("FlowNavigator+Definitions.swift", PackageResources.FlowNavigator_Definitions_swift),
      File("FlowNavigator+Elements.swift", PackageResources.FlowNavigator_Elements_swift),
      File("FlowNavigator+Ends.swift", PackageResources.FlowNavigator_Ends_swift),
      File("FlowNavigator+Events.swift", PackageResources.FlowNavigator_Events_swift),
      File("FlowNavigator+Columns.swift", PackageResources.FlowNavigator_Columns_swift),
      File("FlowNavigator+Forward.swift", PackageResources.FlowNavigator_Forward_swift),
      File("FlowNavigator+Links.swift", PackageResources.FlowNavigator_Links_swift),
      File("FlowNavigator+Opening.swift", PackageResources.FlowNavigator_Opening_swift),
      File("FlowNavigator+Passages.swift", PackageResources.FlowNavigator_Passages_swift),
      File("FlowNavigator+Path.swift", PackageResources.FlowNavigator_Path_swift),
      File("FlowNavigator+Platform.swift", PackageResources.FlowNavigator_Platform_swift),
      File("FlowNavigator+Possible.swift", PackageResources.FlowNavigator_Possible_swift),
      File("FlowNavigator+Presented.swift", PackageResources.FlowNavigator_Presented_swift),
      File("FlowNavigator+Removal.swift", PackageResources.FlowNavigator_Removal_swift),
      File("FlowNavigator+Reports.swift", PackageResources.FlowNavigator_Reports_swift),
      File("FlowNavigator+Sequences.swift", PackageResources.FlowNavigator_Sequences_swift),
      File("FlowNavigator+Start.swift", PackageResources.FlowNavigator_Start_swift),
      File("FlowNavigator+States.swift", PackageResources.FlowNavigator_States_swift),
      File("FlowNavigator+Tabs.swift", PackageResources.FlowNavigator_Tabs_swift),
      File("FlowNavigator+Waiting.swift", PackageResources.FlowNavigator_Waiting_swift),
      File("FlowNavigator.swift", PackageResources.FlowNavigator_swift),
      File("FlowObserved.swift", PackageResources.FlowObserved_swift),
      File("FlowObserver.swift", PackageResources.FlowObserver_swift),
      File("FlowOpening.swift", PackageResources.FlowOpening_swift),
      File("FlowOutline.swift", PackageResources.FlowOutline_swift),
      File("FlowPage.swift", PackageResources.FlowPage_swift),
      File("FlowPlan.swift", PackageResources.FlowPlan_swift),
      File("FlowPlatform.swift", PackageResources.FlowPlatform_swift),
      File("FlowReport.swift", PackageResources.FlowReport_swift),
      File("FlowRestorer.swift", PackageResources.FlowRestorer_swift),
      File("FlowRules.swift", PackageResources.FlowRules_swift),
      File("FlowRun.swift", PackageResources.FlowRun_swift),
      File("FlowSnapshot.swift", PackageResources.FlowSnapshot_swift),
      File("FlowState+Columns.swift", PackageResources.FlowState_Columns_swift),
      File("FlowState+Order.swift", PackageResources.FlowState_Order_swift),
      File("FlowState+Runs.swift", PackageResources.FlowState_Runs_swift),
      File("FlowState.swift", PackageResources.FlowState_swift),
      File("FlowStyle.swift", PackageResources.FlowStyle_swift),
      File("FlowTab.swift", PackageResources.FlowTab_swift),
      File("FlowText.swift", PackageResources.FlowText_swift),
      File("FlowTraits.swift", PackageResources.FlowTraits_swift),
      File("FlowTransition.swift", PackageResources.FlowTransition_swift),
      File("FlowViewFactory.swift", PackageResources.FlowViewFactory_swift),
      File("FlowWay.swift", PackageResources.FlowWay_swift),
    ])

  private static let flowSwiftUI = RuntimeSources(
    module: "FlowSwiftUI", imports: ["FlowRuntime"],
    files: [
      File("FlowAlerts.swift", PackageResources.FlowAlerts_swift),
      File("FlowAnchorModifier.swift", PackageResources.FlowAnchorModifier_swift),
      File("FlowContentView.swift", PackageResources.FlowContentView_swift),
      File("FlowDisplay+Views.swift", PackageResources.FlowDisplay_Views_swift),
      File("FlowDisplay.swift", PackageResources.FlowDisplay_swift),
      File("FlowDissolve.swift", PackageResources.FlowDissolve_swift),
      File("FlowEarlierQuestion.swift", PackageResources.FlowEarlierQuestion_swift),
      File("FlowLabels.swift", PackageResources.FlowLabels_swift),
      File("FlowLayerView.swift", PackageResources.FlowLayerView_swift),
      File("FlowMarks.swift", PackageResources.FlowMarks_swift),
      File("FlowNamespace.swift", PackageResources.FlowNamespace_swift),
      File("FlowNavigatorView.swift", PackageResources.FlowNavigatorView_swift),
      File("FlowOnce.swift", PackageResources.FlowOnce_swift),
      File("FlowPresenting.swift", PackageResources.FlowPresenting_swift),
      File("FlowQuestion.swift", PackageResources.FlowQuestion_swift),
      File("FlowSegment.swift", PackageResources.FlowSegment_swift),
      File("FlowSpelling.swift", PackageResources.FlowSpelling_swift),
      File("FlowStackView.swift", PackageResources.FlowStackView_swift),
      File("FlowStackViews.swift", PackageResources.FlowStackViews_swift),
      File("FlowTabBadge.swift", PackageResources.FlowTabBadge_swift),
      File("FlowViewDefinition.swift", PackageResources.FlowViewDefinition_swift),
      File("FlowZoom.swift", PackageResources.FlowZoom_swift),
    ])

  private static let flowNavigationViews = RuntimeSources(
    module: "FlowNavigationViews", imports: ["FlowRuntime", "FlowSwiftUI"],
    files: [
      File("FlowHostedView.swift", PackageResources.FlowHostedView_swift),
      File("FlowNavigationViews.swift", PackageResources.FlowNavigationViews_swift),
      File("FlowPageView.swift", PackageResources.FlowPageView_swift),
      File("FlowPath.swift", PackageResources.FlowPath_swift),
    ])

  private static let flowNavigationStack = RuntimeSources(
    module: "FlowNavigationStack", imports: ["FlowRuntime", "FlowSwiftUI", "FlowNavigationViews"],
    files: [
      File("FlowCoordinator.swift", PackageResources.FlowCoordinator_swift),
      File("FlowCoordinatorModel.swift", PackageResources.FlowCoordinatorModel_swift),
    ])

  private static let flowRouter = RuntimeSources(
    module: "FlowRouter", imports: ["FlowRuntime", "FlowSwiftUI", "FlowNavigationViews"],
    files: [
      File("DefaultNavigationRouter.swift", PackageResources.DefaultNavigationRouter_swift),
      File("FlowPlan+Router.swift", PackageResources.FlowPlan_Router_swift),
      File("FlowRootView.swift", PackageResources.FlowRootView_swift),
      File("FlowRouterBinding.swift", PackageResources.FlowRouterBinding_swift),
      File("NavigationRoute.swift", PackageResources.NavigationRoute_swift),
      File("NavigationRouter.swift", PackageResources.NavigationRouter_swift),
    ])

  private static let flowPathPresenter = RuntimeSources(
    module: "FlowPathPresenter", imports: ["FlowRuntime", "FlowSwiftUI"],
    files: [
      File("FlowPathViews.swift", PackageResources.FlowPathViews_swift),
      File("FlowPlan+Path.swift", PackageResources.FlowPlan_Path_swift),
      File("PathPresenter+Path.swift", PackageResources.PathPresenter_Path_swift),
      File("PathPresenter+PathModel.swift", PackageResources.PathPresenter_PathModel_swift),
      File("PathPresenter+PathType.swift", PackageResources.PathPresenter_PathType_swift),
      File("PathPresenter+RoutingView.swift", PackageResources.PathPresenter_RoutingView_swift),
      File("PathPresenter.swift", PackageResources.PathPresenter_swift),
    ])

  private static let flowNavigationLinks = RuntimeSources(
    module: "FlowNavigationLinks", imports: ["FlowRuntime", "FlowSwiftUI"],
    files: [
      File("FlowLinkViews.swift", PackageResources.FlowLinkViews_swift),
      File("FlowLinkedContent.swift", PackageResources.FlowLinkedContent_swift),
      File("FlowLinkedNavigator.swift", PackageResources.FlowLinkedNavigator_swift),
      File("FlowLinkedPage.swift", PackageResources.FlowLinkedPage_swift),
      File("FlowLinkedSegment.swift", PackageResources.FlowLinkedSegment_swift),
      File("FlowLinkedStack.swift", PackageResources.FlowLinkedStack_swift),
    ])

  private static let flowContainer = RuntimeSources(
    module: "FlowContainer", imports: ["FlowRuntime", "FlowSwiftUI", "FlowNavigationLinks"],
    files: [
      File("ContainerCoordinator.swift", PackageResources.ContainerCoordinator_swift),
      File("ContainerView.swift", PackageResources.ContainerView_swift),
      File("ContainerViewModel.swift", PackageResources.ContainerViewModel_swift),
      File("FlowPlan+Container.swift", PackageResources.FlowPlan_Container_swift),
      File("ViewAction.swift", PackageResources.ViewAction_swift),
    ])

  private static let flowNavigable = RuntimeSources(
    module: "FlowNavigable", imports: ["FlowRuntime", "FlowSwiftUI", "FlowNavigationLinks"],
    files: [
      File("FlowNavigation.swift", PackageResources.FlowNavigation_swift),
      File("FlowPlan+Navigable.swift", PackageResources.FlowPlan_Navigable_swift),
      File("Navigable.swift", PackageResources.Navigable_swift),
      File("NavigableFlow.swift", PackageResources.NavigableFlow_swift),
      File("NavigableView.swift", PackageResources.NavigableView_swift),
      File("NavigationDirection.swift", PackageResources.NavigationDirection_swift),
      File("NavigationHandler.swift", PackageResources.NavigationHandler_swift),
      File("NavigationIntents.swift", PackageResources.NavigationIntents_swift),
    ])

  private static let flowUIKit = RuntimeSources(
    module: "FlowUIKit", imports: ["FlowRuntime", "FlowSwiftUI"],
    files: [
      File("DefaultFlowCoordinator.swift", PackageResources.DefaultFlowCoordinator_swift),
      File("FlowAnchorItem.swift", PackageResources.FlowAnchorItem_swift),
      File("FlowAnchorView.swift", PackageResources.FlowAnchorView_swift),
      File("FlowAnimator.swift", PackageResources.FlowAnimator_swift),
      File("FlowAppNavigator.swift", PackageResources.FlowAppNavigator_swift),
      File("FlowBackItem.swift", PackageResources.FlowBackItem_swift),
      File("FlowComponent.swift", PackageResources.FlowComponent_swift),
      File("FlowControllerContainer.swift", PackageResources.FlowControllerContainer_swift),
      File("FlowControllerPage.swift", PackageResources.FlowControllerPage_swift),
      File("FlowControllerStack.swift", PackageResources.FlowControllerStack_swift),
      File("FlowControllerZoom.swift", PackageResources.FlowControllerZoom_swift),
      File("FlowControllers.swift", PackageResources.FlowControllers_swift),
      File("FlowCoordinatorView.swift", PackageResources.FlowCoordinatorView_swift),
      File("FlowDefinition+Scenes.swift", PackageResources.FlowDefinition_Scenes_swift),
      File("FlowNavigator+UIKit.swift", PackageResources.FlowNavigator_UIKit_swift),
      File("FlowPicture.swift", PackageResources.FlowPicture_swift),
      File("FlowPlan+UIKit.swift", PackageResources.FlowPlan_UIKit_swift),
      File("FlowPresentedLayer.swift", PackageResources.FlowPresentedLayer_swift),
      File("FlowTabPlace.swift", PackageResources.FlowTabPlace_swift),
      File("FlowTabsContainer.swift", PackageResources.FlowTabsContainer_swift),
      File("FlowText+Localized.swift", PackageResources.FlowText_Localized_swift),
      File("FlowTransitionWatch.swift", PackageResources.FlowTransitionWatch_swift),
      File("FlowViewController.swift", PackageResources.FlowViewController_swift),
      File("FlowWords.swift", PackageResources.FlowWords_swift),
      File("Navigator.swift", PackageResources.Navigator_swift),
      File("Route.swift", PackageResources.Route_swift),
      File("UIAlertController+Flow.swift", PackageResources.UIAlertController_Flow_swift),
      File("UIKitFlowCoordinator.swift", PackageResources.UIKitFlowCoordinator_swift),
      File("UIKitNavigationRouter.swift", PackageResources.UIKitNavigationRouter_swift),
    ])

  private static let flowTesting = RuntimeSources(
    module: "FlowTesting", imports: ["FlowRuntime"],
    files: [
      File("FlowTestApp.swift", PackageResources.FlowTestApp_swift),
      File("FlowTestUser.swift", PackageResources.FlowTestUser_swift),
    ])
}

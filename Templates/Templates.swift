/// A style that comes with flowc: its files, as they stand in the folder of its name.
package struct StandardStyle: Sendable {
  package struct File: Sendable {
    package let name: String
    package let bytes: [UInt8]
  }

  package let name: String
  package let files: [File]

  init(_ name: String, _ files: [(name: String, bytes: [UInt8])]) {
    self.name = name
    self.files = files.map { File(name: $0.name, bytes: $0.bytes) }
  }

  /// The first is the one that is taken where none is named.
  package static let all: [StandardStyle] = [.navigationStack]

  static let navigationStack = StandardStyle(
    "navigation-stack",
    [
      ("navigation-stack.style.yaml", PackageResources.navigation_stack_style_yaml),
      ("FlowAlerts.swift.mustache", PackageResources.FlowAlerts_swift_mustache),
      ("FlowBackward.swift.mustache", PackageResources.FlowBackward_swift_mustache),
      ("FlowCoding.swift.mustache", PackageResources.FlowCoding_swift_mustache),
      ("FlowEvents.swift.mustache", PackageResources.FlowEvents_swift_mustache),
      ("FlowFollowing.swift.mustache", PackageResources.FlowFollowing_swift_mustache),
      ("FlowForward.swift.mustache", PackageResources.FlowForward_swift_mustache),
      ("FlowLinks.swift.mustache", PackageResources.FlowLinks_swift_mustache),
      ("FlowNavigator.swift.mustache", PackageResources.FlowNavigator_swift_mustache),
      ("FlowObserved.swift.mustache", PackageResources.FlowObserved_swift_mustache),
      ("FlowOpening.swift.mustache", PackageResources.FlowOpening_swift_mustache),
      ("FlowOrder.swift.mustache", PackageResources.FlowOrder_swift_mustache),
      ("FlowPageViews.swift.mustache", PackageResources.FlowPageViews_swift_mustache),
      ("FlowPlan.swift.mustache", PackageResources.FlowPlan_swift_mustache),
      ("FlowPlatform.swift.mustache", PackageResources.FlowPlatform_swift_mustache),
      ("FlowRemoval.swift.mustache", PackageResources.FlowRemoval_swift_mustache),
      ("FlowRestoration.swift.mustache", PackageResources.FlowRestoration_swift_mustache),
      ("FlowScreens.swift.mustache", PackageResources.FlowScreens_swift_mustache),
      ("FlowSnapshot.swift.mustache", PackageResources.FlowSnapshot_swift_mustache),
      ("FlowState.swift.mustache", PackageResources.FlowState_swift_mustache),
      ("FlowStyle.swift.mustache", PackageResources.FlowStyle_swift_mustache),
      ("FlowTelling.swift.mustache", PackageResources.FlowTelling_swift_mustache),
      ("FlowTestApp.swift.mustache", PackageResources.FlowTestApp_swift_mustache),
      ("FlowTestSamples.swift.mustache", PackageResources.FlowTestSamples_swift_mustache),
      ("FlowTestUser.swift.mustache", PackageResources.FlowTestUser_swift_mustache),
      ("FlowTransition.swift.mustache", PackageResources.FlowTransition_swift_mustache),
      ("FlowUnobserved.swift.mustache", PackageResources.FlowUnobserved_swift_mustache),
      ("FlowViews.swift.mustache", PackageResources.FlowViews_swift_mustache),
      (
        "NavigationStackActions.swift.mustache",
        PackageResources.NavigationStackActions_swift_mustache
      ),
      (
        "NavigationStackArguments.swift.mustache",
        PackageResources.NavigationStackArguments_swift_mustache
      ),
      (
        "NavigationStackAsking.swift.mustache",
        PackageResources.NavigationStackAsking_swift_mustache
      ),
      (
        "NavigationStackButton.swift.mustache",
        PackageResources.NavigationStackButton_swift_mustache
      ),
      ("NavigationStackComma.swift.mustache", PackageResources.NavigationStackComma_swift_mustache),
      (
        "NavigationStackConjunction.swift.mustache",
        PackageResources.NavigationStackConjunction_swift_mustache
      ),
      (
        "NavigationStackCoordinator.swift.mustache",
        PackageResources.NavigationStackCoordinator_swift_mustache
      ),
      (
        "NavigationStackDestination.swift.mustache",
        PackageResources.NavigationStackDestination_swift_mustache
      ),
      (
        "NavigationStackEntry.swift.mustache",
        PackageResources.NavigationStackEntry_swift_mustache
      ),
      (
        "NavigationStackFactory.swift.mustache",
        PackageResources.NavigationStackFactory_swift_mustache
      ),
      ("NavigationStackFlow.swift.mustache", PackageResources.NavigationStackFlow_swift_mustache),
      (
        "NavigationStackFollowing.swift.mustache",
        PackageResources.NavigationStackFollowing_swift_mustache
      ),
      (
        "NavigationStackHandler.swift.mustache",
        PackageResources.NavigationStackHandler_swift_mustache
      ),
      (
        "NavigationStackInputs.swift.mustache",
        PackageResources.NavigationStackInputs_swift_mustache
      ),
      ("NavigationStackLinks.swift.mustache", PackageResources.NavigationStackLinks_swift_mustache),
      (
        "NavigationStackLaunch.swift.mustache",
        PackageResources.NavigationStackLaunch_swift_mustache
      ),
      ("NavigationStackLogic.swift.mustache", PackageResources.NavigationStackLogic_swift_mustache),
      (
        "NavigationStackPreviewed.swift.mustache",
        PackageResources.NavigationStackPreviewed_swift_mustache
      ),
      (
        "NavigationStackPreviews.swift.mustache",
        PackageResources.NavigationStackPreviews_swift_mustache
      ),
      (
        "NavigationStackRequirements.swift.mustache",
        PackageResources.NavigationStackRequirements_swift_mustache
      ),
      ("NavigationStackRules.swift.mustache", PackageResources.NavigationStackRules_swift_mustache),
      (
        "NavigationStackShowing.swift.mustache",
        PackageResources.NavigationStackShowing_swift_mustache
      ),
      ("NavigationStackShown.swift.mustache", PackageResources.NavigationStackShown_swift_mustache),
      (
        "NavigationStackStatement.swift.mustache",
        PackageResources.NavigationStackStatement_swift_mustache
      ),
      ("NavigationStackStub.swift.mustache", PackageResources.NavigationStackStub_swift_mustache),
      ("NavigationStackTests.swift.mustache", PackageResources.NavigationStackTests_swift_mustache),
      ("NavigationStackView.swift.mustache", PackageResources.NavigationStackView_swift_mustache),
      (
        "NavigationStackWalkStep.swift.mustache",
        PackageResources.NavigationStackWalkStep_swift_mustache
      ),
      ("NavigationStackWalks.swift.mustache", PackageResources.NavigationStackWalks_swift_mustache),
    ])
}

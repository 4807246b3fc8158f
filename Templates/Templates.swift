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
      ("FlowTestSamples.swift.mustache", PackageResources.FlowTestSamples_swift_mustache),
      (
        "NavigationStackActions.swift.mustache",
        PackageResources.NavigationStackActions_swift_mustache
      ),
      ("NavigationStackAlert.swift.mustache", PackageResources.NavigationStackAlert_swift_mustache),
      (
        "NavigationStackAnimation.swift.mustache",
        PackageResources.NavigationStackAnimation_swift_mustache
      ),
      (
        "NavigationStackArguments.swift.mustache",
        PackageResources.NavigationStackArguments_swift_mustache
      ),
      ("NavigationStackBlock.swift.mustache", PackageResources.NavigationStackBlock_swift_mustache),
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
        "NavigationStackDetent.swift.mustache",
        PackageResources.NavigationStackDetent_swift_mustache
      ),
      (
        "NavigationStackEndOfList.swift.mustache",
        PackageResources.NavigationStackEndOfList_swift_mustache
      ),
      ("NavigationStackEntry.swift.mustache", PackageResources.NavigationStackEntry_swift_mustache),
      ("NavigationStackEvent.swift.mustache", PackageResources.NavigationStackEvent_swift_mustache),
      (
        "NavigationStackFactory.swift.mustache",
        PackageResources.NavigationStackFactory_swift_mustache
      ),
      ("NavigationStackFlow.swift.mustache", PackageResources.NavigationStackFlow_swift_mustache),
      (
        "NavigationStackFollowing.swift.mustache",
        PackageResources.NavigationStackFollowing_swift_mustache
      ),
      ("NavigationStackGiven.swift.mustache", PackageResources.NavigationStackGiven_swift_mustache),
      ("NavigationStackGroup.swift.mustache", PackageResources.NavigationStackGroup_swift_mustache),
      (
        "NavigationStackHandler.swift.mustache",
        PackageResources.NavigationStackHandler_swift_mustache
      ),
      (
        "NavigationStackInputs.swift.mustache",
        PackageResources.NavigationStackInputs_swift_mustache
      ),
      ("NavigationStackKept.swift.mustache", PackageResources.NavigationStackKept_swift_mustache),
      (
        "NavigationStackLaunch.swift.mustache",
        PackageResources.NavigationStackLaunch_swift_mustache
      ),
      ("NavigationStackLinks.swift.mustache", PackageResources.NavigationStackLinks_swift_mustache),
      ("NavigationStackLogic.swift.mustache", PackageResources.NavigationStackLogic_swift_mustache),
      (
        "NavigationStackMovement.swift.mustache",
        PackageResources.NavigationStackMovement_swift_mustache
      ),
      (
        "NavigationStackOutcome.swift.mustache",
        PackageResources.NavigationStackOutcome_swift_mustache
      ),
      (
        "NavigationStackPattern.swift.mustache",
        PackageResources.NavigationStackPattern_swift_mustache
      ),
      (
        "NavigationStackPayload.swift.mustache",
        PackageResources.NavigationStackPayload_swift_mustache
      ),
      ("NavigationStackPlace.swift.mustache", PackageResources.NavigationStackPlace_swift_mustache),
      (
        "NavigationStackPresentation.swift.mustache",
        PackageResources.NavigationStackPresentation_swift_mustache
      ),
      (
        "NavigationStackPreview.swift.mustache",
        PackageResources.NavigationStackPreview_swift_mustache
      ),
      (
        "NavigationStackPreviewed.swift.mustache",
        PackageResources.NavigationStackPreviewed_swift_mustache
      ),
      (
        "NavigationStackPreviews.swift.mustache",
        PackageResources.NavigationStackPreviews_swift_mustache
      ),
      ("NavigationStackRead.swift.mustache", PackageResources.NavigationStackRead_swift_mustache),
      (
        "NavigationStackRequirements.swift.mustache",
        PackageResources.NavigationStackRequirements_swift_mustache
      ),
      ("NavigationStackRules.swift.mustache", PackageResources.NavigationStackRules_swift_mustache),
      (
        "NavigationStackSender.swift.mustache",
        PackageResources.NavigationStackSender_swift_mustache
      ),
      (
        "NavigationStackShowing.swift.mustache",
        PackageResources.NavigationStackShowing_swift_mustache
      ),
      ("NavigationStackShown.swift.mustache", PackageResources.NavigationStackShown_swift_mustache),
      ("NavigationStackSince.swift.mustache", PackageResources.NavigationStackSince_swift_mustache),
      ("NavigationStackState.swift.mustache", PackageResources.NavigationStackState_swift_mustache),
      (
        "NavigationStackStatement.swift.mustache",
        PackageResources.NavigationStackStatement_swift_mustache
      ),
      ("NavigationStackStep.swift.mustache", PackageResources.NavigationStackStep_swift_mustache),
      ("NavigationStackSteps.swift.mustache", PackageResources.NavigationStackSteps_swift_mustache),
      ("NavigationStackStub.swift.mustache", PackageResources.NavigationStackStub_swift_mustache),
      (
        "NavigationStackTarget.swift.mustache",
        PackageResources.NavigationStackTarget_swift_mustache
      ),
      (
        "NavigationStackTellable.swift.mustache",
        PackageResources.NavigationStackTellable_swift_mustache
      ),
      ("NavigationStackTests.swift.mustache", PackageResources.NavigationStackTests_swift_mustache),
      ("NavigationStackTold.swift.mustache", PackageResources.NavigationStackTold_swift_mustache),
      (
        "NavigationStackTransition.swift.mustache",
        PackageResources.NavigationStackTransition_swift_mustache
      ),
      ("NavigationStackValue.swift.mustache", PackageResources.NavigationStackValue_swift_mustache),
      ("NavigationStackView.swift.mustache", PackageResources.NavigationStackView_swift_mustache),
      (
        "NavigationStackWalkEvent.swift.mustache",
        PackageResources.NavigationStackWalkEvent_swift_mustache
      ),
      (
        "NavigationStackWalkStep.swift.mustache",
        PackageResources.NavigationStackWalkStep_swift_mustache
      ),
      ("NavigationStackWalks.swift.mustache", PackageResources.NavigationStackWalks_swift_mustache),
      ("NavigationStackWord.swift.mustache", PackageResources.NavigationStackWord_swift_mustache),
      ("navigation-stack.style.yaml", PackageResources.navigation_stack_style_yaml),
    ])
}

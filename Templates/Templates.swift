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

  /// The templates that styles take in by name: no style by themselves.
  package static let shared = StandardStyle(
    "Shared",
    [
      ("Actions.swift.mustache", PackageResources.Actions_swift_mustache),
      ("Anchor.swift.mustache", PackageResources.Anchor_swift_mustache),
      ("Arguments.swift.mustache", PackageResources.Arguments_swift_mustache),
      ("Destination.swift.mustache", PackageResources.Destination_swift_mustache),
      ("End.swift.mustache", PackageResources.End_swift_mustache),
      ("Entry.swift.mustache", PackageResources.Entry_swift_mustache),
      ("EventCases.swift.mustache", PackageResources.EventCases_swift_mustache),
      ("Factory.swift.mustache", PackageResources.Factory_swift_mustache),
      ("Following.swift.mustache", PackageResources.Following_swift_mustache),
      ("Given.swift.mustache", PackageResources.Given_swift_mustache),
      ("Group.swift.mustache", PackageResources.Group_swift_mustache),
      ("Inputs.swift.mustache", PackageResources.Inputs_swift_mustache),
      ("Kept.swift.mustache", PackageResources.Kept_swift_mustache),
      ("Launch.swift.mustache", PackageResources.Launch_swift_mustache),
      ("Logic.swift.mustache", PackageResources.Logic_swift_mustache),
      ("Outcome.swift.mustache", PackageResources.Outcome_swift_mustache),
      ("Pattern.swift.mustache", PackageResources.Pattern_swift_mustache),
      ("Payload.swift.mustache", PackageResources.Payload_swift_mustache),
      ("Read.swift.mustache", PackageResources.Read_swift_mustache),
      ("Requirements.swift.mustache", PackageResources.Requirements_swift_mustache),
      ("Samples.swift.mustache", PackageResources.Samples_swift_mustache),
      ("State.swift.mustache", PackageResources.State_swift_mustache),
      ("Stub.swift.mustache", PackageResources.Stub_swift_mustache),
      ("Target.swift.mustache", PackageResources.Target_swift_mustache),
      ("Tellable.swift.mustache", PackageResources.Tellable_swift_mustache),
      ("Tests.swift.mustache", PackageResources.Tests_swift_mustache),
      ("Told.swift.mustache", PackageResources.Told_swift_mustache),
      ("Value.swift.mustache", PackageResources.Value_swift_mustache),
      ("WalkEvent.swift.mustache", PackageResources.WalkEvent_swift_mustache),
      ("WalkStep.swift.mustache", PackageResources.WalkStep_swift_mustache),
    ])

  /// The first is the one that is taken where none is named.
  package static let all: [StandardStyle] = [.navigationStack]

  static let navigationStack = StandardStyle(
    "navigation-stack",
    [
      ("NavigationStackAlert.swift.mustache", PackageResources.NavigationStackAlert_swift_mustache),
      (
        "NavigationStackAnchor.swift.mustache",
        PackageResources.NavigationStackAnchor_swift_mustache
      ),
      (
        "NavigationStackAnimation.swift.mustache",
        PackageResources.NavigationStackAnimation_swift_mustache
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
        "NavigationStackDetent.swift.mustache",
        PackageResources.NavigationStackDetent_swift_mustache
      ),
      (
        "NavigationStackEnding.swift.mustache",
        PackageResources.NavigationStackEnding_swift_mustache
      ),
      (
        "NavigationStackEndOfList.swift.mustache",
        PackageResources.NavigationStackEndOfList_swift_mustache
      ),
      ("NavigationStackEvent.swift.mustache", PackageResources.NavigationStackEvent_swift_mustache),
      ("NavigationStackFlow.swift.mustache", PackageResources.NavigationStackFlow_swift_mustache),
      (
        "NavigationStackHandler.swift.mustache",
        PackageResources.NavigationStackHandler_swift_mustache
      ),
      ("NavigationStackLinks.swift.mustache", PackageResources.NavigationStackLinks_swift_mustache),
      (
        "NavigationStackMovement.swift.mustache",
        PackageResources.NavigationStackMovement_swift_mustache
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
      ("NavigationStackRules.swift.mustache", PackageResources.NavigationStackRules_swift_mustache),
      (
        "NavigationStackShowing.swift.mustache",
        PackageResources.NavigationStackShowing_swift_mustache
      ),
      ("NavigationStackShown.swift.mustache", PackageResources.NavigationStackShown_swift_mustache),
      ("NavigationStackSince.swift.mustache", PackageResources.NavigationStackSince_swift_mustache),
      (
        "NavigationStackStatement.swift.mustache",
        PackageResources.NavigationStackStatement_swift_mustache
      ),
      ("NavigationStackStep.swift.mustache", PackageResources.NavigationStackStep_swift_mustache),
      ("NavigationStackSteps.swift.mustache", PackageResources.NavigationStackSteps_swift_mustache),
      ("NavigationStackStyle.swift.mustache", PackageResources.NavigationStackStyle_swift_mustache),
      ("NavigationStackTests.swift.mustache", PackageResources.NavigationStackTests_swift_mustache),
      (
        "NavigationStackTransition.swift.mustache",
        PackageResources.NavigationStackTransition_swift_mustache
      ),
      ("NavigationStackView.swift.mustache", PackageResources.NavigationStackView_swift_mustache),
      ("NavigationStackWay.swift.mustache", PackageResources.NavigationStackWay_swift_mustache),
      ("navigation-stack.style.yaml", PackageResources.navigation_stack_style_yaml),
    ])
}

import ContainerTemplates
import NavigableTemplates
import NavigationStackTemplates
import PathTemplates
import RouterTemplates
import UIKitTemplates

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
      ("About.swift.mustache", PackageResources.About_swift_mustache),
      ("Actions.swift.mustache", PackageResources.Actions_swift_mustache),
      ("Alert.swift.mustache", PackageResources.Alert_swift_mustache),
      ("Anchor.swift.mustache", PackageResources.Anchor_swift_mustache),
      ("AnchorFunction.swift.mustache", PackageResources.AnchorFunction_swift_mustache),
      ("Animated.swift.mustache", PackageResources.Animated_swift_mustache),
      ("Animation.swift.mustache", PackageResources.Animation_swift_mustache),
      ("Arguments.swift.mustache", PackageResources.Arguments_swift_mustache),
      ("Around.swift.mustache", PackageResources.Around_swift_mustache),
      ("Back.swift.mustache", PackageResources.Back_swift_mustache),
      ("BackTo.swift.mustache", PackageResources.BackTo_swift_mustache),
      ("BackToRoot.swift.mustache", PackageResources.BackToRoot_swift_mustache),
      ("Block.swift.mustache", PackageResources.Block_swift_mustache),
      ("Button.swift.mustache", PackageResources.Button_swift_mustache),
      ("Class.swift.mustache", PackageResources.Class_swift_mustache),
      ("Comma.swift.mustache", PackageResources.Comma_swift_mustache),
      ("Conditions.swift.mustache", PackageResources.Conditions_swift_mustache),
      ("Conjunction.swift.mustache", PackageResources.Conjunction_swift_mustache),
      ("Definition.swift.mustache", PackageResources.Definition_swift_mustache),
      ("Destination.swift.mustache", PackageResources.Destination_swift_mustache),
      ("DestinationBase.swift.mustache", PackageResources.DestinationBase_swift_mustache),
      ("DestinationMembers.swift.mustache", PackageResources.DestinationMembers_swift_mustache),
      ("Detent.swift.mustache", PackageResources.Detent_swift_mustache),
      ("End.swift.mustache", PackageResources.End_swift_mustache),
      ("EndOfList.swift.mustache", PackageResources.EndOfList_swift_mustache),
      ("Ending.swift.mustache", PackageResources.Ending_swift_mustache),
      ("Entry.swift.mustache", PackageResources.Entry_swift_mustache),
      ("Event.swift.mustache", PackageResources.Event_swift_mustache),
      ("EventCases.swift.mustache", PackageResources.EventCases_swift_mustache),
      ("Factory.swift.mustache", PackageResources.Factory_swift_mustache),
      ("First.swift.mustache", PackageResources.First_swift_mustache),
      ("Flow.swift.mustache", PackageResources.Flow_swift_mustache),
      ("Following.swift.mustache", PackageResources.Following_swift_mustache),
      ("Given.swift.mustache", PackageResources.Given_swift_mustache),
      ("Group.swift.mustache", PackageResources.Group_swift_mustache),
      ("Handler.swift.mustache", PackageResources.Handler_swift_mustache),
      ("Inputs.swift.mustache", PackageResources.Inputs_swift_mustache),
      ("Kept.swift.mustache", PackageResources.Kept_swift_mustache),
      ("Launch.swift.mustache", PackageResources.Launch_swift_mustache),
      ("Links.swift.mustache", PackageResources.Links_swift_mustache),
      ("Logic.swift.mustache", PackageResources.Logic_swift_mustache),
      ("Movement.swift.mustache", PackageResources.Movement_swift_mustache),
      ("Navigator.swift.mustache", PackageResources.Navigator_swift_mustache),
      ("Opening.swift.mustache", PackageResources.Opening_swift_mustache),
      ("Outcome.swift.mustache", PackageResources.Outcome_swift_mustache),
      ("Pattern.swift.mustache", PackageResources.Pattern_swift_mustache),
      ("Payload.swift.mustache", PackageResources.Payload_swift_mustache),
      ("Place.swift.mustache", PackageResources.Place_swift_mustache),
      ("Presentation.swift.mustache", PackageResources.Presentation_swift_mustache),
      ("Preview.swift.mustache", PackageResources.Preview_swift_mustache),
      ("Previewed.swift.mustache", PackageResources.Previewed_swift_mustache),
      ("Previews.swift.mustache", PackageResources.Previews_swift_mustache),
      ("Read.swift.mustache", PackageResources.Read_swift_mustache),
      ("Requirements.swift.mustache", PackageResources.Requirements_swift_mustache),
      ("Rules.swift.mustache", PackageResources.Rules_swift_mustache),
      ("Samples.swift.mustache", PackageResources.Samples_swift_mustache),
      ("Showing.swift.mustache", PackageResources.Showing_swift_mustache),
      ("Since.swift.mustache", PackageResources.Since_swift_mustache),
      ("State.swift.mustache", PackageResources.State_swift_mustache),
      ("Statement.swift.mustache", PackageResources.Statement_swift_mustache),
      ("Step.swift.mustache", PackageResources.Step_swift_mustache),
      ("Steps.swift.mustache", PackageResources.Steps_swift_mustache),
      ("Stored.swift.mustache", PackageResources.Stored_swift_mustache),
      ("Stub.swift.mustache", PackageResources.Stub_swift_mustache),
      ("Style.swift.mustache", PackageResources.Style_swift_mustache),
      ("Target.swift.mustache", PackageResources.Target_swift_mustache),
      ("Tellable.swift.mustache", PackageResources.Tellable_swift_mustache),
      ("Tests.swift.mustache", PackageResources.Tests_swift_mustache),
      ("Title.swift.mustache", PackageResources.Title_swift_mustache),
      ("TitleSince.swift.mustache", PackageResources.TitleSince_swift_mustache),
      ("Told.swift.mustache", PackageResources.Told_swift_mustache),
      ("Transition.swift.mustache", PackageResources.Transition_swift_mustache),
      ("Value.swift.mustache", PackageResources.Value_swift_mustache),
      ("View.swift.mustache", PackageResources.View_swift_mustache),
      ("ViewFunction.swift.mustache", PackageResources.ViewFunction_swift_mustache),
      ("WalkEvent.swift.mustache", PackageResources.WalkEvent_swift_mustache),
      ("WalkStep.swift.mustache", PackageResources.WalkStep_swift_mustache),
      ("Way.swift.mustache", PackageResources.Way_swift_mustache),
    ])

  /// The first is the one that is taken where none is named.
  package static let all: [StandardStyle] = [
    .navigationStack, .container, .navigable, .path, .router, .uikit,
  ]

  static let navigationStack = StandardStyle("navigation-stack", NavigationStackTemplates.files)

  static let container = StandardStyle("container", ContainerTemplates.files)

  static let navigable = StandardStyle("navigable", NavigableTemplates.files)

  static let path = StandardStyle("path", PathTemplates.files)

  static let router = StandardStyle("router", RouterTemplates.files)

  static let uikit = StandardStyle("uikit", UIKitTemplates.files)
}

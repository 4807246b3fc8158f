// The files in Templates.
// `FLOWC_RECORD=1 swift test --filter DocumentationTests` makes this list from the folders.
#include "list.h"

LIST(files)
FILE("navigation-stack", "Base.swift.mustache")
#embed "../../../Templates/navigation-stack/Base.swift.mustache" suffix(,)
END
FILE("navigation-stack", "Model.swift.mustache")
#embed "../../../Templates/navigation-stack/Model.swift.mustache" suffix(,)
END
FILE("navigation-stack", "Navigator.swift.mustache")
#embed "../../../Templates/navigation-stack/Navigator.swift.mustache" suffix(,)
END
FILE("navigation-stack", "Plan.swift.mustache")
#embed "../../../Templates/navigation-stack/Plan.swift.mustache" suffix(,)
END
FILE("navigation-stack", "PreviewedRoot.swift.mustache")
#embed "../../../Templates/navigation-stack/PreviewedRoot.swift.mustache" suffix(,)
END
FILE("navigation-stack", "Root.swift.mustache")
#embed "../../../Templates/navigation-stack/Root.swift.mustache" suffix(,)
END
FILE("navigation-stack", "Shell.swift.mustache")
#embed "../../../Templates/navigation-stack/Shell.swift.mustache" suffix(,)
END
FILE("navigation-stack", "Shown.swift.mustache")
#embed "../../../Templates/navigation-stack/Shown.swift.mustache" suffix(,)
END
FILE("navigation-stack", "Stored.swift.mustache")
#embed "../../../Templates/navigation-stack/Stored.swift.mustache" suffix(,)
END
FILE("navigation-stack", "Verb.swift.mustache")
#embed "../../../Templates/navigation-stack/Verb.swift.mustache" suffix(,)
END
FILE("navigation-stack", "navigation-stack.style.yaml")
#embed "../../../Templates/navigation-stack/navigation-stack.style.yaml" suffix(,)
END
FILE("Shared", "About.swift.mustache")
#embed "../../../Templates/Shared/About.swift.mustache" suffix(,)
END
FILE("Shared", "Actions.swift.mustache")
#embed "../../../Templates/Shared/Actions.swift.mustache" suffix(,)
END
FILE("Shared", "Alert.swift.mustache")
#embed "../../../Templates/Shared/Alert.swift.mustache" suffix(,)
END
FILE("Shared", "Anchor.swift.mustache")
#embed "../../../Templates/Shared/Anchor.swift.mustache" suffix(,)
END
FILE("Shared", "AnchorFunction.swift.mustache")
#embed "../../../Templates/Shared/AnchorFunction.swift.mustache" suffix(,)
END
FILE("Shared", "Animated.swift.mustache")
#embed "../../../Templates/Shared/Animated.swift.mustache" suffix(,)
END
FILE("Shared", "Animation.swift.mustache")
#embed "../../../Templates/Shared/Animation.swift.mustache" suffix(,)
END
FILE("Shared", "Arguments.swift.mustache")
#embed "../../../Templates/Shared/Arguments.swift.mustache" suffix(,)
END
FILE("Shared", "Around.swift.mustache")
#embed "../../../Templates/Shared/Around.swift.mustache" suffix(,)
END
FILE("Shared", "Back.swift.mustache")
#embed "../../../Templates/Shared/Back.swift.mustache" suffix(,)
END
FILE("Shared", "BackTo.swift.mustache")
#embed "../../../Templates/Shared/BackTo.swift.mustache" suffix(,)
END
FILE("Shared", "BackToRoot.swift.mustache")
#embed "../../../Templates/Shared/BackToRoot.swift.mustache" suffix(,)
END
FILE("Shared", "Block.swift.mustache")
#embed "../../../Templates/Shared/Block.swift.mustache" suffix(,)
END
FILE("Shared", "Button.swift.mustache")
#embed "../../../Templates/Shared/Button.swift.mustache" suffix(,)
END
FILE("Shared", "Class.swift.mustache")
#embed "../../../Templates/Shared/Class.swift.mustache" suffix(,)
END
FILE("Shared", "Comma.swift.mustache")
#embed "../../../Templates/Shared/Comma.swift.mustache" suffix(,)
END
FILE("Shared", "Conditions.swift.mustache")
#embed "../../../Templates/Shared/Conditions.swift.mustache" suffix(,)
END
FILE("Shared", "Conjunction.swift.mustache")
#embed "../../../Templates/Shared/Conjunction.swift.mustache" suffix(,)
END
FILE("Shared", "Definition.swift.mustache")
#embed "../../../Templates/Shared/Definition.swift.mustache" suffix(,)
END
FILE("Shared", "Destination.swift.mustache")
#embed "../../../Templates/Shared/Destination.swift.mustache" suffix(,)
END
FILE("Shared", "DestinationBase.swift.mustache")
#embed "../../../Templates/Shared/DestinationBase.swift.mustache" suffix(,)
END
FILE("Shared", "DestinationMembers.swift.mustache")
#embed "../../../Templates/Shared/DestinationMembers.swift.mustache" suffix(,)
END
FILE("Shared", "Detent.swift.mustache")
#embed "../../../Templates/Shared/Detent.swift.mustache" suffix(,)
END
FILE("Shared", "End.swift.mustache")
#embed "../../../Templates/Shared/End.swift.mustache" suffix(,)
END
FILE("Shared", "EndOfList.swift.mustache")
#embed "../../../Templates/Shared/EndOfList.swift.mustache" suffix(,)
END
FILE("Shared", "Ending.swift.mustache")
#embed "../../../Templates/Shared/Ending.swift.mustache" suffix(,)
END
FILE("Shared", "Entry.swift.mustache")
#embed "../../../Templates/Shared/Entry.swift.mustache" suffix(,)
END
FILE("Shared", "Event.swift.mustache")
#embed "../../../Templates/Shared/Event.swift.mustache" suffix(,)
END
FILE("Shared", "EventCases.swift.mustache")
#embed "../../../Templates/Shared/EventCases.swift.mustache" suffix(,)
END
FILE("Shared", "Factory.swift.mustache")
#embed "../../../Templates/Shared/Factory.swift.mustache" suffix(,)
END
FILE("Shared", "First.swift.mustache")
#embed "../../../Templates/Shared/First.swift.mustache" suffix(,)
END
FILE("Shared", "Flow.swift.mustache")
#embed "../../../Templates/Shared/Flow.swift.mustache" suffix(,)
END
FILE("Shared", "Following.swift.mustache")
#embed "../../../Templates/Shared/Following.swift.mustache" suffix(,)
END
FILE("Shared", "Given.swift.mustache")
#embed "../../../Templates/Shared/Given.swift.mustache" suffix(,)
END
FILE("Shared", "Group.swift.mustache")
#embed "../../../Templates/Shared/Group.swift.mustache" suffix(,)
END
FILE("Shared", "Handler.swift.mustache")
#embed "../../../Templates/Shared/Handler.swift.mustache" suffix(,)
END
FILE("Shared", "Holder.swift.mustache")
#embed "../../../Templates/Shared/Holder.swift.mustache" suffix(,)
END
FILE("Shared", "Inputs.swift.mustache")
#embed "../../../Templates/Shared/Inputs.swift.mustache" suffix(,)
END
FILE("Shared", "Kept.swift.mustache")
#embed "../../../Templates/Shared/Kept.swift.mustache" suffix(,)
END
FILE("Shared", "Launch.swift.mustache")
#embed "../../../Templates/Shared/Launch.swift.mustache" suffix(,)
END
FILE("Shared", "Links.swift.mustache")
#embed "../../../Templates/Shared/Links.swift.mustache" suffix(,)
END
FILE("Shared", "Logic.swift.mustache")
#embed "../../../Templates/Shared/Logic.swift.mustache" suffix(,)
END
FILE("Shared", "Movement.swift.mustache")
#embed "../../../Templates/Shared/Movement.swift.mustache" suffix(,)
END
FILE("Shared", "Navigator.swift.mustache")
#embed "../../../Templates/Shared/Navigator.swift.mustache" suffix(,)
END
FILE("Shared", "Opening.swift.mustache")
#embed "../../../Templates/Shared/Opening.swift.mustache" suffix(,)
END
FILE("Shared", "Outcome.swift.mustache")
#embed "../../../Templates/Shared/Outcome.swift.mustache" suffix(,)
END
FILE("Shared", "Pattern.swift.mustache")
#embed "../../../Templates/Shared/Pattern.swift.mustache" suffix(,)
END
FILE("Shared", "Payload.swift.mustache")
#embed "../../../Templates/Shared/Payload.swift.mustache" suffix(,)
END
FILE("Shared", "Place.swift.mustache")
#embed "../../../Templates/Shared/Place.swift.mustache" suffix(,)
END
FILE("Shared", "Presentation.swift.mustache")
#embed "../../../Templates/Shared/Presentation.swift.mustache" suffix(,)
END
FILE("Shared", "Press.swift.mustache")
#embed "../../../Templates/Shared/Press.swift.mustache" suffix(,)
END
FILE("Shared", "Pressed.swift.mustache")
#embed "../../../Templates/Shared/Pressed.swift.mustache" suffix(,)
END
FILE("Shared", "Preview.swift.mustache")
#embed "../../../Templates/Shared/Preview.swift.mustache" suffix(,)
END
FILE("Shared", "Previewed.swift.mustache")
#embed "../../../Templates/Shared/Previewed.swift.mustache" suffix(,)
END
FILE("Shared", "Previews.swift.mustache")
#embed "../../../Templates/Shared/Previews.swift.mustache" suffix(,)
END
FILE("Shared", "Read.swift.mustache")
#embed "../../../Templates/Shared/Read.swift.mustache" suffix(,)
END
FILE("Shared", "Requirements.swift.mustache")
#embed "../../../Templates/Shared/Requirements.swift.mustache" suffix(,)
END
FILE("Shared", "Rules.swift.mustache")
#embed "../../../Templates/Shared/Rules.swift.mustache" suffix(,)
END
FILE("Shared", "Samples.swift.mustache")
#embed "../../../Templates/Shared/Samples.swift.mustache" suffix(,)
END
FILE("Shared", "Showing.swift.mustache")
#embed "../../../Templates/Shared/Showing.swift.mustache" suffix(,)
END
FILE("Shared", "Since.swift.mustache")
#embed "../../../Templates/Shared/Since.swift.mustache" suffix(,)
END
FILE("Shared", "State.swift.mustache")
#embed "../../../Templates/Shared/State.swift.mustache" suffix(,)
END
FILE("Shared", "Statement.swift.mustache")
#embed "../../../Templates/Shared/Statement.swift.mustache" suffix(,)
END
FILE("Shared", "Step.swift.mustache")
#embed "../../../Templates/Shared/Step.swift.mustache" suffix(,)
END
FILE("Shared", "Steps.swift.mustache")
#embed "../../../Templates/Shared/Steps.swift.mustache" suffix(,)
END
FILE("Shared", "Stored.swift.mustache")
#embed "../../../Templates/Shared/Stored.swift.mustache" suffix(,)
END
FILE("Shared", "Stub.swift.mustache")
#embed "../../../Templates/Shared/Stub.swift.mustache" suffix(,)
END
FILE("Shared", "Style.swift.mustache")
#embed "../../../Templates/Shared/Style.swift.mustache" suffix(,)
END
FILE("Shared", "Target.swift.mustache")
#embed "../../../Templates/Shared/Target.swift.mustache" suffix(,)
END
FILE("Shared", "Tellable.swift.mustache")
#embed "../../../Templates/Shared/Tellable.swift.mustache" suffix(,)
END
FILE("Shared", "Tests.swift.mustache")
#embed "../../../Templates/Shared/Tests.swift.mustache" suffix(,)
END
FILE("Shared", "Title.swift.mustache")
#embed "../../../Templates/Shared/Title.swift.mustache" suffix(,)
END
FILE("Shared", "TitleSince.swift.mustache")
#embed "../../../Templates/Shared/TitleSince.swift.mustache" suffix(,)
END
FILE("Shared", "Told.swift.mustache")
#embed "../../../Templates/Shared/Told.swift.mustache" suffix(,)
END
FILE("Shared", "Transition.swift.mustache")
#embed "../../../Templates/Shared/Transition.swift.mustache" suffix(,)
END
FILE("Shared", "Value.swift.mustache")
#embed "../../../Templates/Shared/Value.swift.mustache" suffix(,)
END
FILE("Shared", "View.swift.mustache")
#embed "../../../Templates/Shared/View.swift.mustache" suffix(,)
END
FILE("Shared", "ViewFunction.swift.mustache")
#embed "../../../Templates/Shared/ViewFunction.swift.mustache" suffix(,)
END
FILE("Shared", "WalkEvent.swift.mustache")
#embed "../../../Templates/Shared/WalkEvent.swift.mustache" suffix(,)
END
FILE("Shared", "WalkStep.swift.mustache")
#embed "../../../Templates/Shared/WalkStep.swift.mustache" suffix(,)
END
FILE("Shared", "Way.swift.mustache")
#embed "../../../Templates/Shared/Way.swift.mustache" suffix(,)
END
FILE("container", "Around.swift.mustache")
#embed "../../../Templates/container/Around.swift.mustache" suffix(,)
END
FILE("container", "Base.swift.mustache")
#embed "../../../Templates/container/Base.swift.mustache" suffix(,)
END
FILE("container", "First.swift.mustache")
#embed "../../../Templates/container/First.swift.mustache" suffix(,)
END
FILE("container", "Model.swift.mustache")
#embed "../../../Templates/container/Model.swift.mustache" suffix(,)
END
FILE("container", "Plan.swift.mustache")
#embed "../../../Templates/container/Plan.swift.mustache" suffix(,)
END
FILE("container", "PreviewedRoot.swift.mustache")
#embed "../../../Templates/container/PreviewedRoot.swift.mustache" suffix(,)
END
FILE("container", "Root.swift.mustache")
#embed "../../../Templates/container/Root.swift.mustache" suffix(,)
END
FILE("container", "Shell.swift.mustache")
#embed "../../../Templates/container/Shell.swift.mustache" suffix(,)
END
FILE("container", "Shown.swift.mustache")
#embed "../../../Templates/container/Shown.swift.mustache" suffix(,)
END
FILE("container", "Title.swift.mustache")
#embed "../../../Templates/container/Title.swift.mustache" suffix(,)
END
FILE("container", "TitleSince.swift.mustache")
#embed "../../../Templates/container/TitleSince.swift.mustache" suffix(,)
END
FILE("container", "Verb.swift.mustache")
#embed "../../../Templates/container/Verb.swift.mustache" suffix(,)
END
FILE("container", "container.style.yaml")
#embed "../../../Templates/container/container.style.yaml" suffix(,)
END
FILE("navigable", "Around.swift.mustache")
#embed "../../../Templates/navigable/Around.swift.mustache" suffix(,)
END
FILE("navigable", "Back.swift.mustache")
#embed "../../../Templates/navigable/Back.swift.mustache" suffix(,)
END
FILE("navigable", "Base.swift.mustache")
#embed "../../../Templates/navigable/Base.swift.mustache" suffix(,)
END
FILE("navigable", "First.swift.mustache")
#embed "../../../Templates/navigable/First.swift.mustache" suffix(,)
END
FILE("navigable", "Model.swift.mustache")
#embed "../../../Templates/navigable/Model.swift.mustache" suffix(,)
END
FILE("navigable", "Plan.swift.mustache")
#embed "../../../Templates/navigable/Plan.swift.mustache" suffix(,)
END
FILE("navigable", "PreviewedRoot.swift.mustache")
#embed "../../../Templates/navigable/PreviewedRoot.swift.mustache" suffix(,)
END
FILE("navigable", "Root.swift.mustache")
#embed "../../../Templates/navigable/Root.swift.mustache" suffix(,)
END
FILE("navigable", "Shell.swift.mustache")
#embed "../../../Templates/navigable/Shell.swift.mustache" suffix(,)
END
FILE("navigable", "Shown.swift.mustache")
#embed "../../../Templates/navigable/Shown.swift.mustache" suffix(,)
END
FILE("navigable", "Title.swift.mustache")
#embed "../../../Templates/navigable/Title.swift.mustache" suffix(,)
END
FILE("navigable", "TitleSince.swift.mustache")
#embed "../../../Templates/navigable/TitleSince.swift.mustache" suffix(,)
END
FILE("navigable", "Verb.swift.mustache")
#embed "../../../Templates/navigable/Verb.swift.mustache" suffix(,)
END
FILE("navigable", "navigable.style.yaml")
#embed "../../../Templates/navigable/navigable.style.yaml" suffix(,)
END
FILE("path", "Animated.swift.mustache")
#embed "../../../Templates/path/Animated.swift.mustache" suffix(,)
END
FILE("path", "Around.swift.mustache")
#embed "../../../Templates/path/Around.swift.mustache" suffix(,)
END
FILE("path", "Back.swift.mustache")
#embed "../../../Templates/path/Back.swift.mustache" suffix(,)
END
FILE("path", "BackTo.swift.mustache")
#embed "../../../Templates/path/BackTo.swift.mustache" suffix(,)
END
FILE("path", "BackToRoot.swift.mustache")
#embed "../../../Templates/path/BackToRoot.swift.mustache" suffix(,)
END
FILE("path", "Base.swift.mustache")
#embed "../../../Templates/path/Base.swift.mustache" suffix(,)
END
FILE("path", "First.swift.mustache")
#embed "../../../Templates/path/First.swift.mustache" suffix(,)
END
FILE("path", "Model.swift.mustache")
#embed "../../../Templates/path/Model.swift.mustache" suffix(,)
END
FILE("path", "Plan.swift.mustache")
#embed "../../../Templates/path/Plan.swift.mustache" suffix(,)
END
FILE("path", "PreviewedRoot.swift.mustache")
#embed "../../../Templates/path/PreviewedRoot.swift.mustache" suffix(,)
END
FILE("path", "Root.swift.mustache")
#embed "../../../Templates/path/Root.swift.mustache" suffix(,)
END
FILE("path", "Shell.swift.mustache")
#embed "../../../Templates/path/Shell.swift.mustache" suffix(,)
END
FILE("path", "Shown.swift.mustache")
#embed "../../../Templates/path/Shown.swift.mustache" suffix(,)
END
FILE("path", "Verb.swift.mustache")
#embed "../../../Templates/path/Verb.swift.mustache" suffix(,)
END
FILE("path", "path.style.yaml")
#embed "../../../Templates/path/path.style.yaml" suffix(,)
END
FILE("router", "Back.swift.mustache")
#embed "../../../Templates/router/Back.swift.mustache" suffix(,)
END
FILE("router", "BackTo.swift.mustache")
#embed "../../../Templates/router/BackTo.swift.mustache" suffix(,)
END
FILE("router", "BackToRoot.swift.mustache")
#embed "../../../Templates/router/BackToRoot.swift.mustache" suffix(,)
END
FILE("router", "Base.swift.mustache")
#embed "../../../Templates/router/Base.swift.mustache" suffix(,)
END
FILE("router", "Model.swift.mustache")
#embed "../../../Templates/router/Model.swift.mustache" suffix(,)
END
FILE("router", "Plan.swift.mustache")
#embed "../../../Templates/router/Plan.swift.mustache" suffix(,)
END
FILE("router", "PreviewedRoot.swift.mustache")
#embed "../../../Templates/router/PreviewedRoot.swift.mustache" suffix(,)
END
FILE("router", "Root.swift.mustache")
#embed "../../../Templates/router/Root.swift.mustache" suffix(,)
END
FILE("router", "Shell.swift.mustache")
#embed "../../../Templates/router/Shell.swift.mustache" suffix(,)
END
FILE("router", "Shown.swift.mustache")
#embed "../../../Templates/router/Shown.swift.mustache" suffix(,)
END
FILE("router", "Verb.swift.mustache")
#embed "../../../Templates/router/Verb.swift.mustache" suffix(,)
END
FILE("router", "router.style.yaml")
#embed "../../../Templates/router/router.style.yaml" suffix(,)
END
FILE("uikit", "About.swift.mustache")
#embed "../../../Templates/uikit/About.swift.mustache" suffix(,)
END
FILE("uikit", "Around.swift.mustache")
#embed "../../../Templates/uikit/Around.swift.mustache" suffix(,)
END
FILE("uikit", "Back.swift.mustache")
#embed "../../../Templates/uikit/Back.swift.mustache" suffix(,)
END
FILE("uikit", "BackTo.swift.mustache")
#embed "../../../Templates/uikit/BackTo.swift.mustache" suffix(,)
END
FILE("uikit", "BackToRoot.swift.mustache")
#embed "../../../Templates/uikit/BackToRoot.swift.mustache" suffix(,)
END
FILE("uikit", "Base.swift.mustache")
#embed "../../../Templates/uikit/Base.swift.mustache" suffix(,)
END
FILE("uikit", "DestinationBase.swift.mustache")
#embed "../../../Templates/uikit/DestinationBase.swift.mustache" suffix(,)
END
FILE("uikit", "DestinationMembers.swift.mustache")
#embed "../../../Templates/uikit/DestinationMembers.swift.mustache" suffix(,)
END
FILE("uikit", "First.swift.mustache")
#embed "../../../Templates/uikit/First.swift.mustache" suffix(,)
END
FILE("uikit", "Model.swift.mustache")
#embed "../../../Templates/uikit/Model.swift.mustache" suffix(,)
END
FILE("uikit", "Plan.swift.mustache")
#embed "../../../Templates/uikit/Plan.swift.mustache" suffix(,)
END
FILE("uikit", "PreviewedRoot.swift.mustache")
#embed "../../../Templates/uikit/PreviewedRoot.swift.mustache" suffix(,)
END
FILE("uikit", "Root.swift.mustache")
#embed "../../../Templates/uikit/Root.swift.mustache" suffix(,)
END
FILE("uikit", "Shell.swift.mustache")
#embed "../../../Templates/uikit/Shell.swift.mustache" suffix(,)
END
FILE("uikit", "Shown.swift.mustache")
#embed "../../../Templates/uikit/Shown.swift.mustache" suffix(,)
END
FILE("uikit", "Title.swift.mustache")
#embed "../../../Templates/uikit/Title.swift.mustache" suffix(,)
END
FILE("uikit", "TitleSince.swift.mustache")
#embed "../../../Templates/uikit/TitleSince.swift.mustache" suffix(,)
END
FILE("uikit", "Verb.swift.mustache")
#embed "../../../Templates/uikit/Verb.swift.mustache" suffix(,)
END
FILE("uikit", "View.swift.mustache")
#embed "../../../Templates/uikit/View.swift.mustache" suffix(,)
END
FILE("uikit", "ViewFunction.swift.mustache")
#embed "../../../Templates/uikit/ViewFunction.swift.mustache" suffix(,)
END
FILE("uikit", "uikit.style.yaml")
#embed "../../../Templates/uikit/uikit.style.yaml" suffix(,)
END
END_OF_LIST

const struct embedded_file *embedded_templates(void) { return files; }

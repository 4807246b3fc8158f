import FlowDiagnostics
import FlowSyntax

/// Something that can be shown: a view, an alert, a container, an embedded flow, a sequence.
package struct Screen: Sendable {
  package internal(set) var name: Name
  package let flow: ID<Flow>
  package var kind: ScreenKind
  package var parameters: IDRange<Parameter>
  /// Its own events, in source order.
  package var transitions: IDRange<Transition>
  /// Those of its own events that buttons of the alerts it presents send; its view doesn't.
  package var buttonEvents: Set<Symbol> = []
  /// The groups of events it uses beside its own.
  package var uses: IDRange<EventGroup.Use>
  /// The view type, where it isn't `<Name>View`.
  package var view: Text?
  package var model: Text?
  package var title: Text?
  package var description: Text?
  package var owner: Text?
  /// How it is shown where a transition doesn't say.
  @Rare package var presentation: Presentation?
  /// The place that it points at where a transition doesn't say.
  package var anchor: Name?
  package var deepLinks: IDRange<DeepLink>
  /// The type of its result, for a screen that is its own run.
  package var returns: TypeExpression?
  package var preview: IDRange<Argument>
  /// It is meant to lead nowhere.
  package var isTerminal: Bool
  package var requires: Reference<Guard>?
  /// The actions instead of an implicit exit.
  package var leaving: ActionList?
  /// Begun when the screen is shown; its ends are events of the screen.
  @Rare package var awaits: Await?
  /// What the flow that it embeds is given by `with`, for its start.
  package var embedArguments: IDRange<Argument> = .empty
  package var allowances: IDRange<Allowance>
}

package enum ScreenKind: Sendable {
  case view
  indirect case alert(AlertContent)
  indirect case confirmationDialog(AlertContent)
  case tabs(IDRange<Tab>)
  case split(IDRange<SplitColumn>)
  case `switch`(Reference<AppState>, IDRange<SwitchCase>)
  /// A flow run in this screen's place.
  case embed(Reference<Flow>)
  indirect case sequence(ScreenSequence)
  /// Shown and ended by the app: a share sheet, Safari, a photo picker.
  case external
}

/// The texts and buttons of an alert or a confirmation dialog.
package struct AlertContent: Sendable {
  package let title: Text
  package let message: Text?
  package let fields: IDRange<AlertField>
  package let buttons: IDRange<AlertButton>
}

/// A button: it closes the alert, then its event is the presenter's.
package struct AlertButton: Sendable {
  package let name: Name
  package let title: Text?
  package let role: ButtonRole?
  /// Whether pressing it is an event at all; `cancel: none` only closes.
  package let sendsEvent: Bool
  /// A parameter with an array: one button for each of its elements.
  package let rows: Name?
}

package enum ButtonRole: String, Sendable, CaseIterable {
  case cancel, destructive
}

/// A text field in an alert; its text is a parameter of every button's event.
package struct AlertField: Sendable {
  package let name: Name
  package let placeholder: Text?
  package let isSecure: Bool
}

/// One tab of a `tabs` screen, with a stack of its own.
package struct Tab: Sendable {
  /// Its root; nothing for a tab that is only an event.
  package let screen: Reference<Screen>?
  /// An array of the app: one tab for each of its elements.
  package let forEach: Name?
  package let event: Name?
  package let title: Text?
  package let icon: Text?
  /// Asked when the tabs come up and whenever a state of the app changes.
  package let when: Condition?
  /// What the app is asked for, to show it beside the title.
  package let badge: Name?
  package let role: TabRole?
  package let range: SourceRange

  /// Whether there are times when it isn't shown.
  package var mayBeHidden: Bool { when != nil || forEach != nil }

  /// Its title, or else the name of its root or of its event.
  package var label: Text? { title ?? (screen?.name ?? event).map { Text($0) } }
}

package enum TabRole: String, Sendable, CaseIterable {
  case search
}

package enum ColumnKind: String, Sendable, CaseIterable {
  case sidebar, content, detail
}

/// One column of a `split` screen, with a stack of its own.
package struct SplitColumn: Sendable {
  package let kind: ColumnKind
  package let screen: Reference<Screen>
}

/// The screen of a `switch` for a value of its state.
package struct SwitchCase: Sendable {
  package let value: Name
  /// The value's place among the state's; nothing where the state has no such value.
  package let index: Int?
  package let screen: Reference<Screen>
}

/// Screens shown in order.
package struct ScreenSequence: Sendable {
  package let steps: IDRange<SequenceStep>
  /// The actions after the last step.
  package let then: ActionList?
  package let skip: ActionList?
  /// Asked before and told after, so that it is shown once.
  package let once: Name?
  /// Whether `back` leads to the step shown before.
  package let allowsBack: Bool
  /// The place of `resumes`: the sequence starts at the step where the user left it.
  package let resumes: SourceRange?
}

/// One step of a sequence.
package struct SequenceStep: Sendable {
  package let screen: Reference<Screen>
  package let presentation: Presentation
  package let when: Condition?
  /// A parameter with an array: one step for each of its elements.
  package let forEach: Name?
  package let arguments: IDRange<Argument>
  package let range: SourceRange
}

/// A URL that leads to a screen.
package struct DeepLink: Sendable {
  package let pattern: Text
  /// Nothing where the pattern is none.
  package let path: LinkPattern?
  /// The entry whose stack it builds, where it isn't the way from the start.
  package let entry: Name?
  package let stack: [Reference<Screen>]
  package let isOnTop: Bool
  /// The screens that it opens, from the flow's start to its own; on top, its own with those below.
  package var way: [ID<Screen>] = []
  /// The screens that must be possible before it is followed: those of its way, or with an entry, the
  /// first of them, as far as its URL brings what they take.
  package var asked: [ID<Screen>] = []
  /// What its URLs may bring: what its screen takes, or with an entry, what the entry takes.
  package var inputs: IDRange<Parameter> = .empty
  /// Where another way parts from it that is as short, if nothing is said: the screen before, on each.
  package var fork: (taken: ID<Screen>, other: ID<Screen>)?

  /// Its own screen, if a way leads there.
  package var screen: ID<Screen>? { way.last }
}

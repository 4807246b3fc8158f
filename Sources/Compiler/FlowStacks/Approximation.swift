/// How the stack differs from what can happen.
///
/// Without any of these it is exact: a screen, a remark and a distance are there exactly if the
/// interpreter has them. With one, what the stack reaches is only proposed, and is reported once
/// the interpreter has confirmed its witness.
package enum Approximation: String, Hashable, Sendable, CaseIterable {
  // These allow more than can happen, and leave nothing out.

  /// A tab that users select again shows its first screen alone, whatever was done in it.
  case tabsAgain
  /// A list that has selected a tab goes on there on top of anything that the tab can hold.
  case tabs
  /// A tab with a condition is there or not at any time.
  case hiddenTabs
  /// A switch whose state isn't remembered shows any of its cases.
  case container
  /// A test of a state that isn't remembered holds or doesn't, whatever was tested before.
  case stateTest
  /// A `fixed` guard that isn't remembered answers differently each time.
  case fixedGuard

  // These leave out what comes late.

  /// What a list puts in a tab as the tabs come up is gone when users select the tab again.
  case tabsFilled

  /// Some answers come only while their screen is on top, or at once.
  case awaiting
  /// The same, of a time that is over.
  case timer
  /// An answer or the end of a time that takes away what lies on its screen comes only once that has gone.
  case answerInTurn
  /// What comes late closes something, and what follows that end is left out.
  case lateEnds
  /// What was refused is not tried again later.
  case requires
  /// The same, where what it leads to depends on what lies below.
  case retriedElsewhere
  /// One column is followed at a time; what a list does in another column is left out.
  case split
  /// What a step looks for below its sequence may be missed, and `back: false` of steps that are flows.
  case sequence
  /// A sequence that the app shows once, or resumes, can begin with any of its steps each time.
  case keptProgress
  /// `leaving` runs instead of an exit that takes several screens only if its own screen is on top.
  case leaving
  /// An app event acts from the step on top of a sequence, and doesn't reach a flow between two others.
  case appEventInside
  /// An app event doesn't reach a flow in a tab that isn't selected, or in tabs under another screen.
  case appEventInTab
  /// Links into embedded flows, those that begin with another root, and those to a tab, column or
  /// case whose root has been replaced.
  case link
  /// Of a list with several actions a part comes late, is refused, or acts in another column.
  case partOfList

  // These may do both, in rare mixtures.

  /// Something takes the place of a run that somebody waits for.
  case lostOpener
  /// A list opens a flow or a sequence and goes on, or is done in a flow that shows another. A screen
  /// lies on another run, and asks for the frame of its own.
  case mixedFrames
  /// What follows an end comes up over a screen at which a list then goes on.
  case interrupted
  /// A list opens or goes back to something that ends by itself, and then ends the run that it
  /// began in.
  case endsAfterOpening
  /// Of a list that follows the end of a run, a later action depends on the run's last screen, which is still there.
  case listAfterEnd
  /// A run has ended and its screen stays, because nothing else is left.
  case ended
  /// What lies over a switch or over tabs, and is not in them, closes when they show something else.
  case overSwitch
  /// Screens that are looked for below, more of them than are told apart.
  case lookup
  /// A link opens more stacks than are looked at.
  case manyAdditions
  /// Not all stacks were looked at.
  case tooLarge

  package enum Direction: Sendable { case more, notLate, both }

  package var direction: Direction {
    switch self {
    case .tabsAgain, .tabs, .hiddenTabs, .container, .stateTest, .fixedGuard: .more
    case .tabsFilled, .awaiting, .timer, .answerInTurn, .lateEnds, .requires, .retriedElsewhere,
      .split, .sequence, .keptProgress, .leaving, .appEventInside, .appEventInTab, .link,
      .partOfList:
      .notLate
    case .lostOpener, .mixedFrames, .interrupted, .endsAfterOpening, .listAfterEnd, .ended,
      .overSwitch, .lookup, .manyAdditions, .tooLarge:
      .both
    }
  }

  /// Whether the stacks are those that there can be: only what leads from one to another differs.
  package var affectsOnlySteps: Bool {
    switch self {
    case .answerInTurn, .tabsAgain, .tabsFilled: true
    default: false
    }
  }

  /// Whether the value of a state may decide what is shown where the stack has this.
  var mayAskForState: Bool {
    switch self {
    case .tabs, .hiddenTabs, .container, .overSwitch, .stateTest, .sequence, .leaving, .link,
      .manyAdditions, .tooLarge:
      true
    default: false
    }
  }

  /// Whether a screen can be shown that the stack doesn't have.
  ///
  /// What comes late, and does one thing, shows nothing that it doesn't show when it comes at once:
  /// what it takes away, it takes away together with what has come up over it meanwhile.
  package var hidesScreens: Bool {
    switch self {
    case .tabsAgain, .tabs, .hiddenTabs, .tabsFilled, .container, .overSwitch, .stateTest,
      .fixedGuard, .awaiting, .timer, .answerInTurn, .requires, .leaving, .sequence, .keptProgress,
      .split, .appEventInTab:
      false
    default: true
    }
  }
}

/// Something that a flow can ask for and a style may be unable to express.
///
/// It leaves out the features that every style supports: pushing, going back and dismissing.
package enum Feature: String, CaseIterable, Sendable {
  case push, sheet, fullScreenCover, popover, plain, animated, replace
  case alert, confirmationDialog, tabs, split, `switch`, embed, sequence, external
  case setRoot, show, tab, backTo, backToRoot, dismissTo, finish, effect, await, when, after
  case ifShown, replaceFrom, completion, sizeClass, detents, interactiveDismissDisabled
  case deepLink, requires, leaving, returns, model, app, entries, scope, variants, reference
  case resumes, movingPush, anchor, severalEnds, zoom, crossDissolve, customTransitions
  case badge, changingTabs, searchTab, alertFields, backToElse, tabsForElements

  /// The use of the feature in a flow, in words.
  package var phrase: String {
    switch self {
    case .push, .sheet, .fullScreenCover, .popover, .plain, .animated, .replace:
      "the style '\(rawValue)'"
    case .alert, .external: "an \(rawValue) screen"
    case .confirmationDialog, .tabs, .split, .switch, .embed, .sequence: "'\(rawValue)'"
    case .replaceFrom: "'replace' from a screen further down"
    case .completion: "'finished', 'cancelled' and 'dismissed'"
    case .sizeClass: "a style by size class"
    case .severalEnds: "a flow with several ends"
    case .movingPush: "a push with a transition of its own"
    case .zoom, .crossDissolve: "the transition '\(rawValue)'"
    case .reference: "a parameter that is a reference"
    case .badge: "a badge of a tab"
    case .changingTabs: "a tab that is shown at times"
    case .searchTab: "a tab with the role 'search'"
    case .alertFields: "a text field of an alert"
    case .tabsForElements: "a tab for each element of an array"
    case .backToElse: "'else' of 'backTo' and 'dismissTo'"
    default: "'\(rawValue)'"
    }
  }
}

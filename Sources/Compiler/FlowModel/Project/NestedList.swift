/// A list of actions that lies within an action.
package struct NestedList: Sendable {
  /// When it is done.
  package enum Role: Sendable {
    /// If the condition of a `when` holds, and if it doesn't.
    case then(Condition)
    case otherwise(Condition)
    /// If no choice before it was taken and its condition holds, if it has one.
    case choice(Condition?)
    /// If the screen that the action goes back to isn't below.
    case absent
    /// Once a time is over.
    case later(milliseconds: Int)
    /// At an end of the outcome that is awaited.
    case answer(ID<Transition>)
    /// At the end of what the action opens.
    case finished, cancelled, dismissed
    /// At the end of that name.
    case end(ID<Transition>)

    /// The condition that holds where it is done, if one is asked.
    package var condition: Condition? {
      switch self {
      case .then(let condition): condition
      case .choice(let condition): condition
      default: nil
      }
    }

    package var isBranch: Bool {
      switch self {
      case .then, .otherwise, .choice, .absent: true
      default: false
      }
    }

    package var isLater: Bool { if case .later = self { true } else { false } }

    package var isFollowing: Bool {
      switch self {
      case .finished, .end, .cancelled, .dismissed: true
      default: false
      }
    }
  }

  package let role: Role
  package let actions: ActionList
}

/// Which of the lists within actions are meant.
package struct NestedLists: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `when`, `choose` and `else`: done on the same event, where a condition holds.
  package static let branches = NestedLists(rawValue: 1)
  /// `after`: done later, with what the same event brings.
  package static let later = NestedLists(rawValue: 2)
  /// `await`: done on another event, with what that brings.
  package static let answers = NestedLists(rawValue: 4)
  /// `finished`, `cancelled` and `dismissed`: done when what was opened has ended.
  package static let followings = NestedLists(rawValue: 8)

  package static let afterWaiting: NestedLists = [.later, .answers]
  /// Done on another event than the action.
  package static let onOtherEvents: NestedLists = [.answers, .followings]
  /// The actions for the values of one event.
  package static let ofOneEvent: NestedLists = [.branches, .later]
  /// All but what follows the end of what is opened.
  package static let untilAnEnd: NestedLists = [.branches, .later, .answers]
  package static let all: NestedLists = [.branches, .later, .answers, .followings]
}

extension FlowProject {
  /// Whether no list that is meant lies within the actions, which is so for most.
  package func isFlat(_ list: ActionList, _ meant: NestedLists) -> Bool {
    list.allSatisfy { actions[$0].nested.isDisjoint(with: meant) }
  }

  /// The lists within an action that are meant, in source order.
  package func lists(within action: ActionKind, _ meant: NestedLists) -> [NestedList] {
    switch action {
    case .when(let condition, let then, let otherwise) where meant.contains(.branches):
      [
        NestedList(role: .then(condition), actions: then),
        NestedList(role: .otherwise(condition), actions: otherwise),
      ]
    case .choose(let choices) where meant.contains(.branches):
      self.choices[choices].map { NestedList(role: .choice($0.condition), actions: $0.actions) }
    case .backTo(_, let otherwise), .dismissTo(_, let otherwise):
      meant.contains(.branches) && !otherwise.isEmpty
        ? [NestedList(role: .absent, actions: otherwise)] : []
    case .after(let milliseconds, let list) where meant.contains(.later):
      [NestedList(role: .later(milliseconds: milliseconds), actions: list)]
    case .await(let wait) where meant.contains(.answers):
      wait.ends.map { NestedList(role: .answer($0), actions: transitions[$0].actions) }
    case .show(let show) where meant.contains(.followings): followings(of: show)
    default: []
    }
  }

  private func followings(of show: Show) -> [NestedList] {
    if !show.hasReactions { return [] }
    let named = show.ends.map { NestedList(role: .end($0), actions: transitions[$0].actions) }
    let all: [(NestedList.Role, ActionList?)] = [
      (.finished, show.finished), (.cancelled, show.cancelled), (.dismissed, show.dismissed),
    ]
    return named + all.compactMap { role, list in list.map { NestedList(role: role, actions: $0) } }
  }
}

extension ActionKind {
  /// The lists that an action of this kind can have within it.
  var nested: NestedLists {
    switch self {
    case .when, .choose: .branches
    case .backTo(_, let otherwise), .dismissTo(_, let otherwise):
      otherwise.isEmpty ? [] : .branches
    case .after: .later
    case .await: .answers
    case .show(let show): show.hasReactions ? .followings : []
    default: []
    }
  }
}

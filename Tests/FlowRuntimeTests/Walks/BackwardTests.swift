import Testing

@testable import FlowRuntime

/// What leads back.
@MainActor
@Suite struct BackwardTests {
  @Test(arguments: NotesWalk.backward + NotesWalk.backwardByUser)
  func shows(walk: NotesWalk) {
    let app = walk.walks()
    #expect(app.shows == walk.shows)
    #expect(app.model.calls == walk.calls)
  }
}

extension NotesWalk {
  private typealias Step = @MainActor (NotesApp) -> Void

  private static let push: Step = { $0.plans { $0.push(.note(id: 1)) } }
  private static let form: Step = { $0.plans { $0.push(.form) } }
  private static let sheet: Step = { $0.plans { $0.show(.note(id: 2), as: .sheet) } }
  private static let cover: Step = { $0.plans { $0.show(.note(id: 3), as: .fullScreenCover) } }
  private static let alert: Step = { $0.plans { $0.show(.removal(name: "a"), as: .alert) } }
  private static let followed: Step = {
    $0.plans {
      $0.show(.note(id: 4), as: .sheet, followedBy: NotesFollowing.picked(place: "list"))
    }
  }

  static let backward = [
    NotesWalk("back", shows: ["root: list"], push, { $0.plans { $0.back() } }),
    NotesWalk("back in a root", shows: ["root: list"], { $0.plans { $0.back() } }),
    NotesWalk("back in a sheet", shows: ["root: list"], sheet, { $0.plans { $0.back() } }),
    NotesWalk(
      "back to", shows: ["root: list › note(id: 1)"], push, form, sheet,
      { $0.plans { $0.back(to: .note) } }),
    NotesWalk(
      "back to what is not there", shows: ["root: list › note(id: 1)"], push,
      { $0.plans { $0.back(to: .form) } }),
    NotesWalk("back to what is there", shows: ["root: list › note(id: 1)"], push, form) {
      $0.plans {
        $0.back(to: .note)
        $0.otherwise { $0.setRoot(.form) }
      }
    },
    NotesWalk("otherwise", shows: ["root: list › form › note(id: 9)"], push) {
      $0.plans {
        $0.back(to: .form)
        $0.otherwise {
          $0.back()
          $0.push(.form)
        }
        $0.push(.note(id: 9))
      }
    },
    NotesWalk("dismiss to what is not there", shows: ["root: list"], sheet) {
      $0.plans {
        $0.dismiss(to: .form)
        $0.otherwise { $0.dismiss() }
      }
    },
    NotesWalk("back to the root", shows: ["root: list"], push, form, sheet) {
      $0.plans { $0.backToRoot() }
    },
    NotesWalk("dismiss", shows: ["root: list", "sheet: note(id: 2)"], sheet, cover) {
      $0.plans { $0.dismiss() }
    },
    NotesWalk("dismiss in the root", shows: ["root: list › note(id: 1)"], push) {
      $0.plans { $0.dismiss() }
    },
    NotesWalk("dismiss to", shows: ["root: list › form"], form, sheet, cover) {
      $0.plans { $0.dismiss(to: .form) }
    },
    NotesWalk("dismiss all", shows: ["root: list › note(id: 1)"], push, sheet, cover) {
      $0.plans { $0.dismissAll() }
    },
    NotesWalk("what follows", shows: ["root: list"], calls: ["list: none"], followed) {
      $0.plans { $0.dismiss() }
    },
  ]

  static let backwardByUser = [
    NotesWalk("the back button", shows: ["root: list"], push, { $0.goesBack() }),
    NotesWalk("a swipe", shows: ["root: list", "sheet: note(id: 2)"], sheet, cover) {
      $0.swipesAway()
    },
    NotesWalk("a swipe is told", shows: ["root: list"], calls: ["list: none"], followed) {
      $0.swipesAway()
    },
    NotesWalk(
      "the back button where something else happens",
      shows: ["root: list › form", "alert: removal(name: form)"], form, { $0.goesBack() }),
    NotesWalk(
      "a swipe where something else happens",
      shows: ["root: list", "sheet: form", "alert: removal(name: form)"],
      { $0.plans { $0.show(.form, as: .sheet) } },
      { $0.swipesAway() }),
    NotesWalk("a button", shows: ["root: list"], calls: ["removed: old"], alert) {
      $0.presses(0, typing: ["why": "old"])
    },
    NotesWalk("a button that only closes", shows: ["root: list"], alert, { $0.presses(1) }),
  ]
}

import Testing

@testable import FlowRuntime

/// What brings something to the screen.
@MainActor
@Suite struct ForwardTests {
  @Test(arguments: NotesWalk.forward + NotesWalk.forwardElsewhere + NotesWalk.ifShown)
  func shows(walk: NotesWalk) {
    let app = walk.walks()
    #expect(app.shows == walk.shows)
    #expect(app.model.calls == walk.calls)
  }

  @Test func widthDecidesTheStyle() {
    let style = FlowStyle.sheet.inCompactWidth(.push)
    let app = NotesApp(at: .list)
    app.plans { $0.show(.note(id: 1), as: style) }
    #expect(app.shows == ["root: list › note(id: 1)"])
    app.navigator.isCompact = false
    app.plans { $0.show(.note(id: 2), as: style) }
    #expect(app.shows == ["root: list › note(id: 1)", "sheet: note(id: 2)"])
  }

  @Test func whatIsRequiredIsWaitedFor() {
    let app = NotesApp(at: .list)
    app.model.isUnlocked = false
    app.plans { $0.push(.locked) }
    #expect(app.shows == ["root: list"])
    app.model.stateChanged()
    #expect(app.shows == ["root: list"])
    app.model.isUnlocked = true
    #expect(app.shows == ["root: list"])
    app.model.stateChanged()
    #expect(app.shows == ["root: list › locked"])
  }
}

extension NotesWalk {
  static let forward = [
    NotesWalk("push", shows: ["root: list › note(id: 1)"]) { $0.plans { $0.push(.note(id: 1)) } },
    NotesWalk(
      "plain", shows: ["root: list › note(id: 1)"],
      { $0.plans { $0.show(.note(id: 1), as: .plain) } }, { $0.goesBack() }),
    NotesWalk(
      "animated", shows: ["root: list › note(id: 1)"],
      { $0.plans { $0.show(.note(id: 1), as: .animated(.slide)) } }, { $0.goesBack() }),
    NotesWalk("sheet", shows: ["root: list", "sheet: note(id: 1)"]) {
      $0.plans { $0.show(.note(id: 1), as: .sheet) }
    },
    NotesWalk("cover", shows: ["root: list", "fullScreenCover: note(id: 1)"]) {
      $0.plans { $0.show(.note(id: 1), as: .fullScreenCover) }
    },
    NotesWalk("popover", shows: ["root: list", "popover: note(id: 1)"]) {
      $0.plans { $0.show(.note(id: 1), as: .popover) }
    },
    NotesWalk("alert", shows: ["root: list", "alert: removal(name: a)"]) {
      $0.plans { $0.show(.removal(name: "a"), as: .alert) }
    },
    NotesWalk(
      "push in a sheet", shows: ["root: list", "sheet: note(id: 1) › note(id: 2)"],
      { $0.plans { $0.show(.note(id: 1), as: .sheet) } }, { $0.plans { $0.push(.note(id: 2)) } }),
    NotesWalk(
      "one action after the other", shows: ["root: list › note(id: 1)", "sheet: note(id: 2)"]
    ) {
      $0.plans {
        $0.push(.note(id: 1))
        $0.show(.note(id: 2), as: .sheet)
      }
    },
  ]

  static let forwardElsewhere = [
    NotesWalk(
      "out of an alert", shows: ["root: list › note(id: 1)"],
      { $0.plans { $0.show(.removal(name: "a"), as: .alert) } },
      { $0.plans { $0.push(.note(id: 1)) } }),
    NotesWalk("replace", shows: ["root: note(id: 1)"]) {
      $0.plans { $0.show(.note(id: 1), as: .replace) }
    },
    NotesWalk(
      "replace from", shows: ["root: list › note(id: 2)"],
      { $0.plans { $0.push(.note(id: 1)) } }, { $0.plans { $0.push(.form) } },
      { $0.plans { $0.show(.note(id: 2), as: .replace(from: NotesDestination.Screen.note)) } }),
    NotesWalk(
      "set the root", shows: ["root: note(id: 3)"], { $0.plans { $0.push(.note(id: 1)) } },
      { $0.plans { $0.show(.note(id: 2), as: .sheet) } }, { $0.plans { $0.setRoot(.note(id: 3)) } }),
    NotesWalk("by an entry", shows: ["root: list › text › preview"]) {
      $0.plans { $0.push(.editor, at: DraftEntry.preview) }
    },
    NotesWalk("without a screen", from: .form, shows: ["root: form › note(id: 1)"]) { app in
      app.model.perform { $0.push(.note(id: 1)) }
    },
  ]

  static let ifShown =
    [
      (FlowIfShown.again, "root: list › note(id: 1) › form › note(id: 2)"),
      (.ignore, "root: list › note(id: 1) › form"), (.return, "root: list › note(id: 1)"),
      (.update, "root: list › note(id: 2) › form"),
    ].map { ifShown, shown in
      NotesWalk(
        "if shown: \(ifShown)", shows: [shown], { $0.plans { $0.push(.note(id: 1)) } },
        { $0.plans { $0.push(.form) } },
        { $0.plans { $0.push(.note(id: 2), ifShown: ifShown) } })
    }
}

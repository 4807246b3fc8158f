import FlowModel
import FlowSemantics
import Testing

/// The events that views send for tabs, columns, a switch, or a sequence.
@Suite struct HeldEventTests {
  static let flow = """
    flows:
    - flow: Tour
      start: first
      outcomes: { load: [loaded] }
      groups: { sharing: { shared: note } }
      sequences:
        tour: { steps: [home, last], skip: first, transitions: { stopped: back } }
      app: { called: { to: note, style: replace } }
      screens:
        first: { transitions: { begin: tour, single: home, shops: shop, intros: intro } }
        home: { tabs: [mail, files], use: sharing, transitions: { helped: { to: note, style: sheet } } }
        mail: { transitions: { opened: note, swapped: { to: trash, style: replace } } }
        trash: { transitions: { again: { to: spam, style: replace } } }
        spam:
        files: { transitions: { next: note } }
        shop: { tabs: [sale, files], transitions: { removed: note, loaded: note, sold: note } }
        sale:
          await: load
          transitions: { ask: { alert: "Sure?", buttons: { removed: R } }, removed: none, loaded: none }
        intro: { tabs: [door, files], transitions: { sold: note } }
        door: { embed: Door, transitions: { finished: hall, cancelled: none } }
        hall:
        last: { transitions: { swapped: { to: trash, style: replace } } }
        note:
    - flow: Door
      start: sill
      screens: { sill: { transitions: { entered: finish } } }
    """

  @Test(arguments: [
    ("begin", ["helped", "shared", "stopped", "next", "skip", "opened", "swapped"]),
    ("begin opened", []),
    ("begin swapped", ["helped", "shared", "stopped", "next", "skip", "again"]),
    ("begin swapped again", ["helped", "shared", "stopped", "next", "skip"]),
    ("begin tab:files", ["helped", "shared", "stopped", "skip", "next"]),
    ("begin next", ["swapped", "stopped", "next", "skip"]),
    ("begin next swapped", ["again", "stopped", "next", "skip"]),
    ("begin next app:called", []),
    ("begin app:called", []),
    ("shops", ["sold", "ask"]),
    ("intros", ["entered"]),
    ("intros entered", ["sold"]),
    ("single", ["helped", "shared", "opened", "swapped"]),
    ("single opened", []),
  ])
  func viewsSendThem(script: String, events: [String]) throws {
    var player = try Player(Self.flow)
    #expect(player.diagnostics.isEmpty)
    try player.play(script)
    #expect(player.sent == events)
  }

  @Test(arguments: [
    Play("begin helped", "root: first > home{[mail]; files} | sheet: note"),
    Play("begin shared", "root: first > home{[mail]; files} > note"),
    Play("begin stopped", "root: first"),
    Play("begin next", "root: first > home{[mail]; files} > last"),
    Play("begin swapped next", "root: first > home{[trash]; files} > last"),
    Play("begin next swapped next", "root: first"),
    Play("begin skip", "root: first > first"),
  ])
  func theyActFromTheirHolder(play: Play) throws {
    try play.check(Self.flow, [:])
  }
}

import FlowModel
import FlowSemantics
import Testing

/// An event that several things around a view have goes to the nearest that holds the view at the time.
@Suite struct NearestEventTests {
  static let flow = """
    flow: Tour
    start: first
    anywhere: { left: { to: help, style: sheet }, rang: { to: help, style: sheet } }
    sequences:
      tour:
        steps: [one, two]
        then: first
        skip: back
        transitions: { left: { to: note, style: sheet }, asked: sure, yes: { to: map, style: sheet } }
      trip: { steps: [one], then: first, transitions: { left: { to: map, style: sheet } } }
    screens:
      first: { transitions: { begin: tour, travel: trip, single: one, tabs: home } }
      one:
      two: { transitions: { left: back, yes: { to: note, style: sheet } } }
      home:
        tabs: [one, two]
        transitions: { rang: { to: map, style: sheet }, sold: sure, yes: { to: help, style: sheet } }
      sure: { alert: "Sure?", buttons: { yes: Yes, next: Next, skip: Skip } }
      note:
      map:
      help:
    """

  @Test(arguments: [
    Play("begin left", "root: first > one | sheet: note"),
    Play("travel left", "root: first > one | sheet: map"),
    Play("single left", "root: first > one | sheet: help"),
    Play("begin next left", "root: first > one"),
    Play("begin rang", "root: first > one | sheet: help"),
    Play("tabs rang", "root: first > home{[one]; two} | sheet: map"),
    Play("tabs left", "root: first > home{[one]; two} | sheet: help"),
  ])
  func theNearestHasIt(play: Play) throws {
    try play.check(Self.flow, [:])
  }

  @Test(arguments: [
    Play("begin asked press:yes", "root: first > one | sheet: map"),
    Play("begin next asked press:yes", "root: first > one > two | sheet: note"),
    Play("begin asked press:next", "root: first > one > two"),
    Play("begin asked press:skip", "root: first"),
    Play("tabs sold press:yes", "root: first > home{[one]; two} | sheet: help"),
  ])
  func aButtonsEventIsThatOfThePresenter(play: Play) throws {
    try play.check(Self.flow, [:])
  }

  @Test(arguments: [
    ("begin", ["left", "asked", "next", "skip", "rang"]),
    ("travel", ["left", "next", "rang"]),
    ("single", ["left", "rang"]),
    ("tabs", ["rang", "sold", "left"]),
  ])
  func aViewSendsEachOnce(script: String, events: [String]) throws {
    var player = try Player(Self.flow)
    #expect(player.diagnostics.isEmpty)
    try player.play(script)
    #expect(player.sent == events)
  }

  /// What follows a step that is a sequence or a flow takes the step's place: the outer sequence goes on.
  @Test(arguments: [
    Play("begin next next", "root: home > one > x"),
    Play("begin next next next", "root: home > one > x > last"),
    Play("begin next swapped next", "root: home > one > x"),
    Play("begin next next next next", "root: home > done"),
    Play("left done", "root: home > x"),
    Play("left done next", "root: home > x > last"),
    Play("left stopped next", "root: home > y > last"),
  ])
  func whatFollowsAStepIsTheStep(play: Play) throws {
    let flow = """
      flows:
      - flow: Outer
        start: home
        sequences:
          outer: { steps: [one, inner, last], then: done }
          inner: { steps: [two], then: x, skip: { to: x, style: replace } }
          short: { steps: [door, last], then: done }
        screens:
          home: { transitions: { begin: outer, left: short } }
          one:
          two: { transitions: { swapped: { to: x, style: replace } } }
          door: { embed: Door, transitions: { finished: x, cancelled: { to: y, style: replace } } }
          x:
          y:
          last:
          done: { terminal: true }
      - flow: Door
        start: sill
        screens: { sill: { transitions: { done: finish, stopped: cancel } } }
      """
    try play.check(flow, [:])
  }

  /// What brings other values by the same name is another event, which the view doesn't have.
  @Test func anEventWithOtherValuesIsNotSent() throws {
    let flow = Self.flow.replacing(
      "left: { to: map, style: sheet }", with: "left: { params: { why: Int }, do: back }")
    var player = try Player(flow)
    try player.play("travel")
    #expect(player.sent == ["next", "rang"])
  }
}

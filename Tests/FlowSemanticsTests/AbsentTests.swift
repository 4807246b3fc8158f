import Testing

/// `else` of `backTo` and `dismissTo`.
@Suite struct AbsentTests {
  static let flow = """
    flow: Shop
    start: list
    guards: [isNew]
    screens:
      list: { transitions: { opened: details, asked: sequence, edited: { to: editor, style: sheet } } }
      details:
        transitions:
          edited: { to: editor, style: sheet }
          opened: more
          listed: { backTo: list, else: more }
          instead: { backTo: editor, else: { to: editor, style: replace } }
          inOrder: [{ backTo: editor, else: [back, more] }, note]
          guarded: { backTo: editor, else: { when: isNew, then: more, else: back } }
          within: { backTo: editor, else: { backTo: more, else: note } }
      editor:
        transitions:
          dismissed: { dismissTo: more, else: dismiss }
          closed: { dismissTo: details, else: more }
      more: { transitions: { opened: details } }
      note: {}
      step: { transitions: { listed: { backTo: list, else: more }, elsewhere: { backTo: note, else: more } } }
    sequences:
      sequence: { steps: [step] }
    """

  @Test(arguments: [
    Play("opened listed", "root: list"),
    Play("opened instead", "root: list > editor"),
    Play("opened inOrder", "root: list > more > note"),
    Play("opened guarded", "root: list > details > more"),
    Play("opened within", "root: list > details > note"),
    Play("opened opened opened within", "root: list > details > more"),
    Play("opened edited dismissed", "root: list > details"),
    Play("opened edited closed", "root: list > details"),
    Play("edited closed", "root: list | sheet: editor > more"),
    Play("asked listed", "root: list"),
    Play("asked elsewhere", "root: list > step > more"),
  ])
  func goesBackOrDoesTheOther(play: Play) throws {
    try play.check(Self.flow)
  }
}

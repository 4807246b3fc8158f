import Testing

/// Alerts and dialogs: the platform closes them first, then the button's event is the presenter's.
@Suite struct AlertTests {
  static let flow = """
    flow: Cart
    start: cart
    effects: { remove: { params: { name: String, why: String } }, closed: }
    screens:
      cart:
        transitions:
          removeTapped: { to: removal, dismissed: { effect: closed } }
          asked: question
          removeConfirmed:
            - { effect: remove, with: { name: $event.name, why: $event.reason } }
            - note
          inline:
            alert: Sure?
            buttons: { sure: { title: Yes }, cancel: none }
          sure: note
          sheeted: { to: note, style: sheet }
      removal:
        params: { name: String }
        alert: "Remove {name}?"
        fields: { reason: Why }
        buttons:
          removeConfirmed: { title: Remove, role: destructive }
          cancel: none
      question: { confirmationDialog: Really? }
      note: { deepLink: { path: /note, onTop: true } }
      help: { style: sheet, deepLink: { path: /help, onTop: true } }
    app: { called: note, asked: question }
    """

  @Test(arguments: [
    Play("removeTapped(name=tea)", "root: cart | alert: removal(name: #tea)"),
    Play("removeTapped(name=tea) press:removeConfirmed(reason=old)", "root: cart > note"),
    Play("removeTapped(name=tea) press:cancel", "root: cart"),
    Play("removeTapped(name=tea) press:", "root: cart | alert: removal(name: #tea)", ["ignored"]),
    Play(
      "removeTapped(name=tea) sys:swipe", "root: cart | alert: removal(name: #tea)", ["ignored"]),
    Play("removeTapped(name=tea) sheeted", "root: cart | alert: removal(name: #tea)", ["ignored"]),
    Play("asked", "root: cart | confirmationDialog: question"),
    Play("asked press:", "root: cart"),
    Play("inline", "root: cart | alert: cartInlineAlert"),
    Play("inline press:sure", "root: cart > note"),
    Play("inline press:cancel", "root: cart"),
    Play("inline app:called", "root: cart > note"),
    Play("inline app:asked", "root: cart | confirmationDialog: question"),
    Play("inline link:/note", "root: cart > note"),
    Play("asked link:/help", "root: cart | sheet: help"),
  ])
  func alerts(play: Play) throws {
    try play.check(Self.flow)
  }

  @Test func theButtonsEventCarriesTheAlertsParametersAndFields() throws {
    var player = try Player(Self.flow)
    try player.play("removeTapped(name=tea) press:removeConfirmed(reason=old)")
    #expect(player.said == ["effect remove(name: #tea, why: #old)"])
  }

  @Test func aButtonThatOnlyClosesTellsDismissed() throws {
    var player = try Player(Self.flow)
    try player.play("removeTapped(name=tea) press:cancel")
    #expect(player.said == ["removal dismissed", "effect closed"])
  }

  @Test func aLinkThatClosesAnAlertTellsDismissed() throws {
    var player = try Player(Self.flow)
    try player.play("removeTapped(name=tea) link:/note")
    #expect(player.said == ["removal dismissed", "effect closed"])
  }
}

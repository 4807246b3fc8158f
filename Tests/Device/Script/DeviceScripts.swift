extension DeviceScript {
  /// Each ends with a tap that answers, so that none leaves the app deaf.
  static let all = presenting + containers + [lifetime]

  private static let presenting = [
    DeviceScript(
      "an alert leads to an alert",
      .tap("Ask"), .sees("First question"), .tap("Ask more"), .sees("Second question"),
      .tap("Enough"), .tap("Show page"), .sees("On the page")),
    DeviceScript(
      "a sheet that the platform refuses comes once the app's own has gone",
      .tap("Show own sheet"), .tap("Show the flow's sheet"), .tap("Close own sheet"),
      .sees("In the sheet"), .tap("Close sheet"), .tap("Show page"), .sees("On the page")),
    DeviceScript(
      "a sheet that is swiped down while it rises leaves the app answering",
      .tap("Show sheet"), .swipeDownAtOnce, .tap("Show page"), .sees("On the page")),
    DeviceScript(
      "a tap after a swipe down is heard",
      .tap("Show sheet"), .sees("In the sheet"), .swipeDown, .tap("Show page"),
      .sees("On the page")),
    DeviceScript(
      "a choice closes its dialog",
      .tap("Choose"), .tap("First choice"), .tap("Show page"), .sees("On the page")),
    DeviceScript(
      "a dialog that points at a row is answered",
      .tap("Show list"), .tap("Drop 2"), .sees("Drop row 2?"), .tap("Drop"), .tap("More"),
      .sees("More of it")),
  ]

  private static let containers = [
    DeviceScript(
      "a sidebar leads on in compact width, and the back button leads back to it",
      .tap("Show columns"), .tap("Open inbox"), .sees("Letter 1"), .back, .tap("Open inbox"),
      .sees("Letter 1")),
    DeviceScript(
      "pushed tabs keep the back button",
      .tap("Show tabs"), .tapTab("Saved"), .sees("Nothing saved"), .back, .tap("Ask"),
      .sees("First question")),
    DeviceScript(
      "a tab that is only an event has an item",
      .tap("Show tabs"), .tapTab("Write"), .sees("In the sheet"), .tap("Close sheet"),
      .tap("Open story"), .sees("A story")),
    DeviceScript(
      "a tab that shows nothing leaves the selected tab as it is",
      .tap("Show tabs"), .tapTab("Saved"), .tapTab("Clear"), .sees("Nothing saved"),
      .tapTab("News"), .tap("Open story"), .sees("A story")),
    DeviceScript(
      "a pushed switch keeps the back button",
      .tap("Show account"), .tap("Sign in"), .sees("Signed in"), .back, .tap("Ask"),
      .sees("First question")),
    DeviceScript(
      "a push with a transition of its own keeps the back button",
      .tap("Turn to page"), .sees("On the page"), .back, .tap("Ask"), .sees("First question")),
    DeviceScript(
      "what is covered is out of reach of VoiceOver",
      .tap("Cover"), .missesFromAccessibility("Show page"), .tap("Uncover"), .tap("Show page"),
      .sees("On the page")),
  ]

  private static let lifetime = DeviceScript(
    "a run is freed when its owner lets go of it",
    .tap("Show page"), .back, .tap("Show sheet"), .tap("Close sheet"), .tap("Stop"), .tap("Count"),
    .sees("Living runs: 0"))
}

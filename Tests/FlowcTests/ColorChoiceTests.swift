import Testing

@testable import flowc

@Suite struct ColorChoiceTests {
  @Test(
    arguments: [
      (.auto, [:], true, true), (.auto, [:], false, false),
      (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
      (.never, ["FORCE_COLOR": "1"], true, false),
      (.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
      (.auto, ["NO_COLOR": ""], true, true),
      (.auto, ["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
      (.auto, ["CLICOLOR_FORCE": "1"], false, true),
      (.auto, ["FORCE_COLOR": "0", "CLICOLOR_FORCE": ""], false, false),
      (.auto, ["FORCE_COLOR": "0"], true, true),
      (.auto, ["TERM": "dumb"], true, false), (.auto, ["TERM": "xterm"], true, true),
    ] as [(ColorChoice, [String: String], Bool, Bool)])
  func precedence(
    choice: ColorChoice, environment: [String: String], isTerminal: Bool, isOn: Bool
  ) {
    #expect(choice.isOn(isTerminal: isTerminal) { environment[$0] } == isOn)
  }
}

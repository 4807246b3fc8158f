import FlowRuntime
import FlowUIKit
import Testing
import UIKit

/// The alerts and dialogs of a flow as those of UIKit.
@MainActor
@Suite struct AlertTests {
  private let flow = QuestionFlow()
  private let device: Device

  init() { device = Device(flow, on: 18) }

  private var alert: UIAlertController? {
    device.root?.presentedViewController as? UIAlertController
  }

  @Test func itsFieldsAreHandedOn() async throws {
    await show(.login)
    let alert = try #require(alert)
    #expect(alert.textFields?.map(\.placeholder) == ["Name", "Password"])
    #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, true])
    #expect(alert.actions.map(\.title) == ["Log in", "Cancel"])
    #expect(alert.actions.map(\.style) == [.default, .cancel])
    try device.device.type("Ann", into: "Name")
    try device.device.type("secret", into: "Password")
    try await device.taps("Log in")
    #expect(flow.answers == [["name": "Ann", "password": "secret"]])
    #expect(device.presentations == [.root])
    #expect(device.device.faults == [])
  }

  /// The action of a button may show the next alert at once.
  @Test func anAnswerAsksAgain() async throws {
    await show(.login)
    flow.next = .deletion
    try await device.taps("Log in")
    #expect(device.device.screen == ["Delete?", "[Delete]", "[Later]", "[Keep]"])
    #expect(alert?.actions.map(\.style) == [.destructive, .cancel, .default])
    try await device.taps("Later")
    #expect(device.presentations == [.root])
    #expect(device.device.faults == [])
  }

  @Test(arguments: [FlowStyle.alert, .confirmationDialog], ["OK", "Cancel"])
  func onlyWhatHasNoWayOutGetsOne(style: FlowStyle, title: String) async throws {
    for question in [QuestionDestination.news, .choice, .deletion] {
      await show(question, as: style)
      let isDialog = style == .confirmationDialog
      let hasIt = question != .deletion && (isDialog ? title == "Cancel" : title == "OK")
      #expect(device.device.canTap(title) == (hasIt && (isDialog || question == .news)))
      alert?.presentingViewController?.dismiss(animated: true)
      await device.rests()
      flow.perform { $0.dismiss() }
      await device.rests()
    }
    #expect(device.device.faults == [])
  }

  @Test(arguments: [(FlowStyle.alert, "OK"), (.confirmationDialog, "Cancel")])
  func itGoesByTheButtonOfThePlatform(style: FlowStyle, title: String) async throws {
    for _ in 0..<2 {
      await show(.news, as: style)
      try await device.taps(title)
      #expect(flow.navigator.description == "root: list")
      #expect(device.presentations == [.root])
    }
    #expect(device.device.faults == [])
  }

  /// The flow closes what it has just asked for, at any moment of its coming, and may show something else.
  @Test(arguments: [FlowStyle.alert, .confirmationDialog, .sheet], 0..<6)
  func whatHasJustComeGoesAgain(style: FlowStyle, turns: Int) async throws {
    for next in [nil, FlowStyle.alert, .sheet] {
      flow.perform { $0.show(.news, as: style) }
      for _ in 0..<turns {
        await device.clock.pass(0)
        _ = device.device.advance()
      }
      flow.perform { $0.dismissAll() }
      if let next { flow.perform { $0.show(.deletion, as: next) } }
      await device.rests()
      let expected: [HeadlessLayer.Presentation] =
        next.map { $0 == .alert ? [.alert] : [.sheet] } ?? []
      #expect(device.presentations == [.root] + expected)
      flow.perform { $0.dismissAll() }
      await device.rests()
      #expect(device.presentations == [.root])
    }
    #expect(device.device.faults == [])
  }

  private func show(_ question: QuestionDestination, as style: FlowStyle = .alert) async {
    flow.perform { $0.show(question, as: style) }
    await device.rests()
  }
}

private enum QuestionDestination: String, FlowDestination {
  case list, login, deletion, news, choice

  enum Screen: String, FlowScreenName {
    case list, login, deletion, news, choice
    var flow: String { "Question" }
  }

  var contents: FlowContents<Screen> { FlowContents(Screen(rawValue: rawValue) ?? .list) }

  init(_ screen: Screen, _ values: FlowValues) throws {
    self = QuestionDestination(rawValue: screen.rawValue) ?? .list
  }
}

@MainActor
private final class QuestionFlow: FlowComponentDefinition {
  let navigator = FlowNavigator()
  private(set) var answers: [[String: String]] = []
  /// What an answer shows.
  var next: QuestionDestination?

  init() {
    start(
      at: .list, restoring: nil, lost: { _ in }, onReport: nil,
      onEnd: nil as FlowCallback<FlowTypedEnd<()>>?)
  }

  func component(of page: FlowPage.ID, showing destination: QuestionDestination) -> FlowComponent {
    FlowComponent(UIViewController())
  }

  func rules(for destination: QuestionDestination) -> FlowRules<QuestionDestination> {
    switch destination {
    case .list: .view
    case .login:
      .alert(
        "Who?",
        fields: [FlowField("name", "Name"), FlowField("password", "Password", isSecure: true)],
        buttons: [
          FlowButton("Log in") { [weak self] _, texts in self?.answer(texts) },
          FlowButton("Cancel", role: .cancel),
        ])
    case .deletion:
      .alert(
        "Delete?",
        buttons: [
          FlowButton("Delete", role: .destructive), FlowButton("Keep", role: .cancel),
          FlowButton("Later", role: .cancel),
        ])
    case .news: .alert("News")
    case .choice: .alert("Which?", buttons: [FlowButton("One")])
    }
  }

  private func answer(_ texts: [String: String]) {
    answers.append(texts)
    if let next { perform { $0.show(next, as: .alert) } }
  }
}

import SwiftUI
import Testing

@MainActor
struct ControlTests {
  struct Root: View {
    @State private var isOn = false
    @State private var password = ""

    var body: some View {
      Form {
        Section("Account") {
          Toggle("Mail", isOn: $isOn)
          SecureField("Password", text: $password)
        }
        Button {
          password = ""
        } label: {
          Label("Clear", systemImage: "trash")
        }
        .disabled(password.isEmpty)
        Button("Row") {}.accessibilityIdentifier("row-1")
        Button("Row") {}
        Text("hidden").hidden()
      }
    }
  }

  let app = HeadlessApp(Root())

  @Test func controlsAreRead() throws {
    try app.tap("Mail")
    try app.type("abc", into: "Password")
    #expect(
      app.screen == ["Account", "Mail: on", "Password: {•••}", "[Clear]", "[Row]", "[Row]"])
  }

  @Test func disabledButtonsRefuse() throws {
    #expect(throws: HeadlessError.disabled("Clear")) { try app.tap("Clear") }
    try app.type("abc", into: "Password")
    try app.tap("Clear")
    #expect(app.screen[2] == "Password: {}")
  }

  @Test func ambiguousLabelsNeedAnIdentifier() throws {
    #expect(throws: HeadlessError.ambiguous("Row")) { try app.tap("Row") }
    try app.tap("row-1")
  }

  @Test func textsCannotBeTappedNorTypedInto() {
    #expect(throws: HeadlessError.notOnScreen("Account", screen: app.screen)) {
      try app.tap("Account")
    }
    #expect(throws: HeadlessError.refused("Mail is not a text field")) {
      try app.type("x", into: "Mail")
    }
  }
}

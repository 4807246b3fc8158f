import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// A link that says what nobody else should read.
  static let secretInLink = Rule(
    "secret-in-link", .warning,
    summary: "A link contains no secret.",
    rationale: """
      A URL is not a safe place. It appears in the history of browsers and chats, in logs of servers
      and analytics, on the clipboard and in screenshots, and any app can register the scheme and
      receive it. A password or a card number in a link is public.

      Put an id or a one-time code with a short life into the link ('/reset/{token}' is fine), and
      ask for the secret on the screen.
      """,
    flagged: """
      flow: Bank
      start: home
      screens:
        home: { transitions: { signInTapped: signIn } }
        signIn:
          params: { user: String, password: String }
          deepLink: "/signin/{user}?password={password}" # warning: the URL contains 'password', which looks like a secret
      """,
    accepted: """
      flow: Bank
      start: home
      screens:
        home: { transitions: { signInTapped: signIn } }
        signIn:
          params: { user: String }
          deepLink: "/signin/{user}"
      """
  ) { analysis in
    let project = analysis.project
    return project.screens.ids.flatMap { id -> [Finding] in
      project.deepLinks[project.screens[id].deepLinks].flatMap { link -> [Finding] in
        let secrets = link.path.map { project.secrets(in: $0, link.inputs) } ?? []
        return secrets.map { name in
          Finding(
            "the URL contains '\(name)', which looks like a secret", at: link.pattern.range, on: id,
            hint: "put an id or a one-time code into the URL, and ask for the secret on the screen",
            cause: Finding.Cause(
              summary:
                "URLs of \(analysis.quoted(id)) contain '\(name)', which looks like a secret",
              range: analysis.name(id).range))
        }
      }
    }
  }
}

extension FlowProject {
  /// What a link says whose name or type is that of a secret.
  fileprivate func secrets(in pattern: LinkPattern, _ inputs: IDRange<Parameter>) -> [String] {
    let takes = parameters[inputs]
    return pattern.parameters.compactMap { symbol in
      let type = takes.first { $0.name.symbol == symbol }.map { text($0.type.spelling) }
      var names = [symbols.text(of: symbol), type ?? ""]
      // What the app has a type of its own for is what that says: the id of a pin isn't a secret.
      if let type, names[0] == "pin", !["String", "Int"].contains(type) { names[0] = "" }
      let keys = pattern.query.filter { $0.parameter == symbol }.map { symbols.text(of: $0.key) }
      return (names + keys).contains(where: Secrets.isOne) ? symbols.text(of: symbol) : nil
    }
  }
}

private enum Secrets {
  /// Words, or several in a row, that stand for a secret wherever they occur in a name.
  private static let all = [
    "password", "passwd", "passcode", "passphrase", "secret", "cvv", "cvc", "credential",
    "private key", "api key", "access token", "refresh token", "auth token", "session token",
    "id token", "bearer", "access key", "card number", "credit card", "pin code", "social security",
    "ssn", "pwd", "jwt", "otp", "pin number",
  ].map { $0.split(separator: " ") }
  /// Those that are a secret only if they are the whole name: the number of a card, or a place on a
  /// map.
  private static let whole: Set = ["pin"]

  static func isOne(_ name: String) -> Bool {
    let words = name.words
    if words.count == 1, whole.contains(words[0]) { return true }
    return words.indices.contains { start in
      all.contains { secret in
        words[start...].starts(with: secret) { $0 == $1 || $0.last == "s" && $0.dropLast() == $1 }
      }
    }
  }
}

extension String {
  /// The words of a name in camel case, snake case or with dots, in lower case.
  fileprivate var words: [String] {
    var words: [String] = [""]
    var wasLower = false
    for scalar in unicodeScalars {
      let isUpper = ("A"..."Z").contains(scalar)
      let isLetter = isUpper || ("a"..."z").contains(scalar)
      if !isLetter || (isUpper && wasLower) { words.append("") }
      if isLetter { words[words.count - 1] += String(scalar).lowercased() }
      wasLower = isLetter && !isUpper
    }
    return words.filter { !$0.isEmpty }
  }
}

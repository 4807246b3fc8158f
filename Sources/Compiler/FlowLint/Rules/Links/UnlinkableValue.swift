import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A link with a value of a system type that no text of a URL stands for.
  static let unlinkableValue = Rule(
    "unlinkable-value", .warning,
    summary: "A URL can contain every value of a link.",
    rationale: """
      A URL contains texts. Generated code reads texts, numbers, truth values, a 'UUID', a 'Date', a
      'URL', a 'Decimal', enums of texts or numbers, and types of your app that conform to
      'FlowLinkValue'. Other types of the system, such as 'Data' or 'CGPoint', have no such text, and
      the generated code does not compile.

      Put an id into the URL, and let the screen look up the value. If your app extends the type with
      'FlowLinkValue', allow the finding on the screen.
      """,
    flagged: """
      flow: Photos
      start: album
      screens:
        album: { transitions: { photoTapped: photo } }
        photo:
          params: { content: Data }
          deepLink: /photos?content={content} # warning: no text in a URL stands for 'content': its type is 'Data'
      """,
    accepted: """
      flow: Photos
      start: album
      screens:
        album: { transitions: { photoTapped: photo } }
        photo:
          params: { id: UUID }
          deepLink: /photos/{id}
      """
  ) { analysis in
    let project = analysis.project
    return project.screens.ids.flatMap { id in
      project.deepLinks[project.screens[id].deepLinks].flatMap { link -> [Finding] in
        let said = link.path?.parameters ?? []
        return project.parameters[link.inputs]
          .filter { said.contains($0.name.symbol) && project.hasNoText($0.type) }
          .map { parameter in
            let names = (analysis.quoted(parameter.name), analysis.quoted(parameter.type.spelling))
            return Finding(
              "no text in a URL stands for \(names.0): its type is \(names.1)",
              at: link.pattern.range, on: id,
              notes: [Note("its type is here", at: parameter.type.spelling.range)],
              hint: "put an id into the URL, and let the screen look up the value",
              cause: Finding.Cause(
                summary: "URLs contain \(names.0), and no text stands for its type, \(names.1)",
                range: parameter.name.range))
          }
      }
    }
  }
}

extension FlowProject {
  /// Whether a type of the system can be coded, and yet has no text.
  fileprivate func hasNoText(_ type: TypeExpression) -> Bool {
    words(of: type).contains { word in
      let parts = word.split(separator: ".", maxSplits: 1)
      let isQualified = parts.count == 2 && Self.systemModules.contains(String(parts[0]))
      return Self.textless.contains(isQualified ? String(parts[1]) : word)
    }
  }

  private static let systemModules: Set = [
    "CoreGraphics", "CoreLocation", "Foundation", "MapKit", "Swift", "UIKit",
  ]

  private static let textless: Set = [
    "Any", "AttributedString", "CGPoint", "CGRect", "CGSize", "CGVector", "CLLocationCoordinate2D",
    "Calendar", "CharacterSet", "ClosedRange", "Data", "DateComponents", "DateInterval",
    "IndexPath", "IndexSet", "Locale", "PersonNameComponents", "Range",
    "Set", "TimeZone", "URLComponents", "URLQueryItem", "URLRequest", "Void",
  ]
}

import FlowModel

/// The types of the system that flows pass on, by the modules that declare them.
enum SystemTypes {
  /// The module of a type, as far as flowc knows it: `Foundation` for `URL`, or for `Foundation.URL`.
  static func module(of word: String) -> String? {
    let first = String(word.prefix { $0 != "." })
    if first == "Foundation" || foundation.contains(first) { return "Foundation" }
    return first == "SwiftUI" || swiftUI.contains(first) ? "SwiftUI" : nil
  }

  /// Without those whose names an app may well give to types of its own, such as `Calendar`.
  private static let foundation: Set<String> = [
    "AttributedString", "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet", "Data", "Date",
    "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale",
    "LocalizedStringResource", "PersonNameComponents", "TimeInterval", "TimeZone", "URL",
    "URLComponents", "URLQueryItem", "URLRequest", "UUID",
  ]
  private static let swiftUI: Set<String> = [
    "Angle", "Color", "EdgeInsets", "LocalizedStringKey", "UnitPoint",
  ]
}

extension SwiftNaming {
  /// The system's modules that declare types of flows, each once. A type that `types` in `flowc.yml` puts
  /// into a module is not the system's.
  func systemModules(of flows: [ID<Flow>]) -> [Code] {
    let words = flows.flatMap { mentionedTypes(of: project.flows[$0]) }.flatMap(words)
    let modules = words.compactMap { types[$0]?.module == nil ? SystemTypes.module(of: $0) : nil }
    return Set(modules).sorted().map { Code(verbatim: $0) }
  }
}

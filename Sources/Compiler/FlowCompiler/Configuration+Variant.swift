import FlowDiagnostics

extension Configuration {
  /// Says so where the variant to generate is none of the flows'.
  package func unknownVariant(among known: [String]) -> Diagnostic? {
    guard let variant, !known.contains(where: { $0.utf8.elementsEqual(variant.name.utf8) }) else {
      return nil
    }
    return Diagnostic(
      .error, "unexpected-value", "no flow has a variant '\(variant.name)'", at: variant.range,
      hint: Self.list(ofVariants: known))
  }

  /// The variants that there are, in words.
  package static func list(ofVariants known: [String]) -> String {
    known.isEmpty ? "they have none" : "there are '\(known.joined(separator: "', '"))'"
  }
}

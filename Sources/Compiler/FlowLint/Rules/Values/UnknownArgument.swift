import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A value for which there is no parameter.
  static let unknownArgument = Rule(
    "unknown-argument", .error,
    summary: "Each argument has a parameter.",
    rationale: """
      'with' passes values by the names of the receiver's parameters. If the receiver has no such
      parameter, the name is a typing error, or someone renamed the parameter. The value would get
      lost, and the screen would show something else.

      Correct the name, or declare the parameter under 'params' of the receiver.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            saleTapped:
              to: products
              with: { onlySales: true } # error: 'products' has no parameter 'onlySales'
        products: { params: { onlySale: Bool = false } }
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions: { saleTapped: { to: products, with: { onlySale: true } } }
        products: { params: { onlySale: Bool = false } }
      """
  ) { analysis in
    let project = analysis.project
    return analysis.argumentSites.filter { !$0.isResult }.flatMap { site in
      let known = project.parameters[site.takes].map { project.text($0.name) }
      return site.given.compactMap { argument -> Finding? in
        let name = argument.parameter
        if project.parameter(name, in: site.takes) != nil { return nil }
        if project.untypedParameters.contains(name.symbol) { return nil }
        // 'unknown-parameter' reports a value that the event or the screen doesn't have.
        if !site.isDeclared, project.isUnknown(argument.value, in: site.context) { return nil }
        let meant = nearest(to: project.text(name), among: known)
        return Finding(
          "\(analysis.quoted(site.receiver)) has no parameter \(analysis.quoted(name))",
          at: name.range, on: site.context.screen,
          hint: site.isDeclared
            ? analysis.hint(
              for: name, among: site.takes, of: analysis.owner(of: site))
            : "say what it takes: '\(project.text(site.receiver)): "
              + "{ params: { \(project.text(name)): … } }'",
          fixIt: meant.map { FixIt(replacing: name.range, with: $0) },
          cause: project.parameters[site.takes].first.map { first in
            Finding.Cause(
              summary: "places give \(analysis.quoted(site.receiver)) a parameter "
                + "\(analysis.quoted(name)), which it doesn't have", range: first.name.range)
          })
      }
    }
  }
}

extension FlowAnalysis {
  /// What declares the parameters: a flow's are those of its first screen.
  fileprivate func owner(of site: ArgumentSite) -> String {
    let receiver = quoted(site.receiver)
    return if case .embedding = site.context.place { "the first screen of \(receiver)" } else {
      receiver
    }
  }

  /// What an unknown parameter was likely meant to be, else how its owner declares it.
  func hint(
    for unknown: Name, among known: IDRange<Parameter>, of owner: String,
    as type: TypeExpression? = nil
  ) -> String {
    let names = project.parameters[known].map { project.text($0.name) }
    let word = project.text(unknown)
    if let meant = nearest(to: word, among: names) { return "did you mean '\(meant)'?" }
    let declaration = "\(word): \(type.map { project.text($0.spelling) } ?? "…")"
    let declare =
      names.isEmpty
      ? "add 'params: { \(declaration) }' to \(owner)"
      : "add '\(declaration)' to the 'params' of \(owner)"
    if names.isEmpty || names.count > 6 { return "\(declare), or delete it here" }
    let all = names.map { "'\($0)'" }.joined(separator: ", ")
    return "\(declare), or use one of its parameters: \(all)"
  }
}

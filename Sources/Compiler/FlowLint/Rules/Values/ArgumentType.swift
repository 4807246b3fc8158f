import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// A value that its parameter cannot hold.
  static let argumentType = Rule(
    "argument-type", .error,
    summary: "An argument has the type of its parameter.",
    rationale: """
      The generated code passes the value on unchanged. If the types differ, the code does not
      compile, and the compiler reports an error in a generated file.

      Pass a value of the parameter's type, or change one of the two declarations. An optional
      parameter ('Int?') also takes a value that is not optional ('Int').
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            productTapped:
              params: { number: Int }
              to: product
              with:
                id: $event.number # error: 'id' takes 'String', not 'Int'
                isNew: 1 # error: 'isNew' takes 'Bool', not a whole number
        product: { params: { id: String, isNew: Bool = false } }
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            productTapped:
              params: { id: String }
              to: product
              with: { id: $event.id, isNew: true, discount: 0.5 }
        product: { params: { id: String, isNew: Bool = false, discount: Double? = nil } }
      """,
    isNeededByCode: true
  ) { analysis in
    let handed = analysis.argumentSites.flatMap { site in
      site.given.compactMap { argument in
        analysis.mismatch(of: argument, in: site)
      }
    }
    return handed + analysis.argumentSites.flatMap { analysis.mismatchesByName(in: $0) }
      + analysis.project.parameters.elements.compactMap { analysis.mismatch(ofDefault: $0) }
      + analysis.project.flows.elements.flatMap { analysis.mismatches(ofTabsOf: $0) }
  }
}

extension FlowAnalysis {
  fileprivate func mismatch(of argument: Argument, in site: ArgumentSite) -> Finding? {
    guard let parameter = project.parameter(argument.parameter, in: site.takes) else {
      return nil
    }
    let screen = site.context.screen
    if case .literal(let literal) = argument.value {
      return mismatch(of: literal, for: parameter, at: argument.range, on: screen)
    }
    let type = project.type(of: argument.value, in: site.context)
    return type.flatMap { mismatch(of: $0, for: parameter, at: argument.range, on: screen) }
  }

  /// What is handed over because it has the parameter's name.
  fileprivate func mismatchesByName(in site: ArgumentSite) -> [Finding] {
    if site.context.bringsWhatIsMissing { return [] }
    let given = site.given.map(\.parameter.symbol)
    return project.parameters[site.takes].compactMap { parameter in
      if given.contains(parameter.name.symbol) || parameter.defaultValue != nil { return nil }
      let offered = site.context.offers.lazy.compactMap {
        project.parameter(parameter.name, in: $0)
      }.first
      return offered.flatMap {
        mismatch(
          of: $0.type, for: parameter, at: site.receiver.range, on: site.context.screen)
      }
    }
  }

  /// The array of a flow's tabs holds elements of one type.
  fileprivate func mismatches(ofTabsOf flow: Flow) -> [Finding] {
    var types: [Symbol: TypeExpression] = [:]
    return project.tabs(of: flow).compactMap { tab in
      guard let array = tab.forEach, let root = tab.screen?.id,
        let id = project.elementParameter(of: root)
      else { return nil }
      let parameter = project.parameters[id]
      let first = types[array.symbol] ?? parameter.type
      types[array.symbol] = first
      return mismatch(of: first, for: parameter, at: array.range, on: root)
    }
  }

  fileprivate func mismatch(ofDefault parameter: Parameter) -> Finding? {
    parameter.defaultValue.flatMap {
      mismatch(of: $0, for: parameter, at: parameter.type.spelling.range, on: nil)
    }
  }

  private func mismatch(
    of type: TypeExpression, for parameter: Parameter, at range: SourceRange,
    on screen: ID<Screen>?
  ) -> Finding? {
    let (from, to) = (project.text(type.spelling), project.text(parameter.type.spelling))
    if from == to || from + "?" == to { return nil }
    return mismatch("'\(from)'", for: parameter, at: range, on: screen)
  }

  private func mismatch(
    of literal: Literal, for parameter: Parameter, at range: SourceRange, on screen: ID<Screen>?
  ) -> Finding? {
    if literal.mayBe(project.text(parameter.type.spelling)) { return nil }
    return mismatch(literal.kindInWords, for: parameter, at: range, on: screen)
  }

  private func mismatch(
    _ what: String, for parameter: Parameter, at range: SourceRange, on screen: ID<Screen>?
  ) -> Finding {
    Finding(
      "\(quoted(parameter.name)) takes \(quoted(parameter.type.spelling)), not \(what)", at: range,
      on: screen,
      notes: [Note("\(quoted(parameter.name)) is declared here", at: parameter.name.range)],
      hint:
        "give a value of type \(quoted(parameter.type.spelling)), or change the type of \(quoted(parameter.name))",
      cause: Finding.Cause(
        summary: "places give \(quoted(parameter.name)) \(what), "
          + "and it takes \(quoted(parameter.type.spelling))", range: parameter.name.range))
  }
}

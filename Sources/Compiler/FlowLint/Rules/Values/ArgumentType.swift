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
      + analysis.eventSenders.flatMap { analysis.mismatches(of: $0) }
      + analysis.project.flows.elements.flatMap { analysis.mismatches(ofTabsOf: $0) }
      + analysis.project.screens.ids.flatMap { analysis.mismatches(ofRepetitionsIn: $0) }
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

  /// What a button or an outcome brings to its event.
  fileprivate func mismatches(of sender: EventSender) -> [Finding] {
    project.parameters[project.transitions[sender.event].parameters].compactMap { parameter in
      let type = project.text(parameter.type.spelling)
      guard let brought = sender.values[parameter.name.symbol], brought != type,
        brought + "?" != type
      else { return nil }
      return mismatch("'\(brought)'", for: parameter, at: sender.range, on: sender.screen)
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

  /// Steps and buttons are made for the elements of arrays.
  fileprivate func mismatches(ofRepetitionsIn id: ID<Screen>) -> [Finding] {
    let screen = project.screens[id]
    return project.repeatedParameters(in: screen).compactMap { name in
      guard let parameter = project.parameter(name, in: screen.parameters) else { return nil }
      let type = project.text(parameter.type.spelling)
      if project.elementType(of: parameter.type) != nil { return nil }
      return Finding(
        "'for' takes an array, and \(quoted(name)) is of type '\(type)'", at: name.range, on: id,
        notes: [Note("\(quoted(name)) is declared here", at: parameter.name.range)],
        hint: "make its type an array, such as '\(type.asArray)', or delete 'for'")
    } + mismatches(ofStepsIn: screen, id)
  }

  /// The screen of a step takes an element.
  private func mismatches(ofStepsIn screen: Screen, _ id: ID<Screen>) -> [Finding] {
    guard case .sequence(let sequence) = screen.kind else { return [] }
    return project.steps[sequence.steps].compactMap { step in
      guard let array = step.forEach, let shown = step.screen.id,
        let element = project.parameter(array, in: screen.parameters)
          .flatMap({ project.elementType(of: $0.type) })
      else { return nil }
      let given = Set(project.arguments[step.arguments].map(\.parameter.symbol))
      let taken = project.parameters[project.screens[shown].parameters].first {
        $0.defaultValue == nil && !given.contains($0.name.symbol)
      }
      return taken.flatMap { mismatch(ofElement: element, for: $0, at: array.range, on: id) }
    }
  }

  private func mismatch(
    ofElement from: String, for parameter: Parameter, at range: SourceRange, on screen: ID<Screen>
  ) -> Finding? {
    let to = project.text(parameter.type.spelling)
    if from == to || from + "?" == to { return nil }
    return mismatch("'\(from)'", for: parameter, at: range, on: screen)
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

extension String {
  /// An array of what likely is the element's type: `[Int]` for `Int`, `Array<Int>` and `[Int]?`.
  fileprivate var asArray: String {
    if hasSuffix("?") { return String(dropLast()).asArray }
    if hasPrefix("["), !contains(":") { return self }
    return hasPrefix("Array<") ? "[\(dropFirst("Array<".count).dropLast())]" : "[\(self)]"
  }
}

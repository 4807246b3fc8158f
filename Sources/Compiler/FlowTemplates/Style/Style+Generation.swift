import FlowDiagnostics
import FlowModel

extension Style {
  /// What the style makes of a project, in the order of the flow files; nothing where it cannot
  /// express what a flow asks for or its code would not compile, which is then said at its place.
  package func generate(
    _ project: FlowProject, options: CodeOptions = CodeOptions(),
    otherStyles: () -> [Style] = { [] }
  ) -> Diagnosed<[GeneratedFile]> {
    let problems =
      unsupported(in: project, on: options.platforms, otherStyles: otherStyles)
      + collisions(in: project)
    if !problems.isEmpty { return Diagnosed([], problems) }
    let apart =
      project.narrowAccesses(options)
      + project.inlineRuntimes(besides: options.runtime.isInline)
    if !apart.isEmpty { return Diagnosed([], apart) }
    let spellings = NameSpellings(of: project.symbols, besides: words)
    let endings = options.modelEndings.filter { $0.key != name }
    let naming = SwiftNaming(
      project: project, types: options.types, modelEndings: endings, spellings: spellings)
    let files = naming.files(options)
    let code = code(of: files, options)
    guard let tests = options.tests else { return Diagnosed(code) }
    // Tests import the module at hand too, which then has no precedence over others.
    let testNaming = SwiftNaming(
      project: project, types: options.types, modelEndings: endings, spellings: spellings,
      testedModule: tests.module)
    let tested = project.namesOfSeveralModules.isEmpty ? files : testNaming.files(options)
    return Diagnosed(
      code + self.tests(of: tested, besides: testNaming.otherModules(options), options),
      tested.flatMap(\.flows).compactMap(\.walks.shortcoming))
  }

  /// The code of the app, and the user's half of it.
  private func code(
    of files: [FileContext], _ options: CodeOptions
  ) -> [GeneratedFile] {
    var code: [GeneratedFile] = []
    for (number, file) in files.enumerated() {
      let id = FileID(number)
      code.append(templates.flow, file, "\(file.name)+Flow.swift", from: id)
      code.append(templates.previews, file, "\(file.name)+Previews.swift", from: id)
      if templates.previews == nil { code.append(.withoutPreviews(file, from: id)) }
      for flow in file.flows where flow.hasRequirements {
        code.append(templates.logic, flow, "\(flow.name.text)Logic.swift", .author, from: id)
      }
    }
    let module = ModuleContext(files: files, options: options)
    return code + [options.runtime.code(access: module.access)]
  }

  private func tests(
    of files: [FileContext], besides others: [FileContext], _ options: CodeOptions
  ) -> [GeneratedFile] {
    var tests: [GeneratedFile] = []
    for (number, file) in files.enumerated() where !file.flows.isEmpty {
      tests.append(
        templates.tests, file, "\(file.name)FlowTests.swift", from: FileID(number), isTest: true)
    }
    for module in others {
      tests.append(templates.tests, module, "\(module.name)+Testing.swift", isTest: true)
    }
    let module = ModuleContext(files: files + others, options: options)
    if !module.samples.isEmpty {
      tests.append(templates.samples, module, "FlowSamples.swift", .author, isTest: true)
    }
    return tests + options.runtime.tests(of: options.tests.module)
  }

  /// Every place of a project that asks for what the style can't express.
  ///
  /// - Parameter targets: the systems that the app needs to run on, as far as it says so.
  package func unsupported(
    in project: FlowProject, on targets: PlatformVersions = PlatformVersions(),
    otherStyles: () -> [Style] = { [] }
  ) -> [Diagnostic] {
    let uses = project.featureUses.filter { project.module(of: $0.range.file) == nil }
    var others: [Style]?
    let problems = uses.compactMap { use in
      if expresses(use.feature) { return tooEarly(use, on: targets) }
      others = others ?? otherStyles()
      return unsupported(use, others ?? [])
    }
    var known: Set<Diagnostic> = []
    return problems.filter { known.insert($0).inserted }
  }

  /// The problem of an app that may run on a system without a feature.
  private func tooEarly(_ use: FeatureUse, on targets: PlatformVersions) -> Diagnostic? {
    guard case .possible(let first?) = expressions[use.feature] else { return nil }
    let systems = platforms.raised(to: targets)
    guard let platform = systems.firstOlder(than: first), let asked = first[platform],
      let version = systems[platform]
    else { return nil }
    return Diagnostic(
      .error, "unsupported-by-style",
      "the style '\(name)' supports \(use.feature.phrase) from \(platform.rawValue) \(asked) on, and the "
        + "app runs on \(platform.rawValue) \(version) too",
      at: use.range,
      hint: "if the app needs at least \(platform.rawValue) \(asked), write "
        + "'platforms: { \(platform.rawValue): \(asked) }' in flowc.yml")
  }

  /// Every name in a project for which the style's code would not compile.
  package func collisions(in project: FlowProject) -> [Diagnostic] {
    var search = CollisionSearch(project, names, words: words)
    search.search()
    return search.diagnostics
  }

  private func unsupported(_ use: FeatureUse, _ others: [Style]) -> Diagnostic {
    let able = others.filter { $0.expresses(use.feature) }.map { "'\($0.name)'" }
    var message = "the style '\(name)' does not support \(use.feature.phrase)"
    if case .impossible(let why) = expressions[use.feature] { message += ": \(why)" }
    return Diagnostic(
      .error, "unsupported-by-style", message, at: use.range,
      hint: able.isEmpty
        ? "write the flow without it" : "flowc supports it in " + able.joined(separator: ", "))
  }
}

extension GeneratedFile {
  /// Builds expect the file, whatever the style.
  fileprivate static func withoutPreviews(_ file: FileContext, from source: FileID) -> Self {
    let text = """
      // Generated by flowc from \(file.source). Edits are lost: change the flow instead.

      // Its style has no previews.

      """
    return GeneratedFile(
      name: "\(file.name)+Previews.swift", bytes: Array(text.utf8), owner: .flowc, isTest: false,
      source: source)
  }
}

extension [GeneratedFile] {
  /// Renders a row, if there is a template for it.
  fileprivate mutating func append<Row>(
    _ template: Template<Row>?, _ row: Row, _ name: String,
    _ owner: GeneratedFile.Owner = .flowc, from source: FileID? = nil, isTest: Bool = false
  ) {
    guard let template else { return }
    var bytes: [UInt8] = []
    template.render(row, into: &bytes)
    append(
      GeneratedFile(
        name: name, bytes: LineLayout.laidOut(bytes), owner: owner, isTest: isTest, source: source,
        template: template.file))
  }
}

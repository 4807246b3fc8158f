import FlowDiagnostics
import FlowModel

extension Style {
  /// What the style makes of a project, in the order of the flow files; nothing where it cannot
  /// express what a flow asks for or its code would not compile, which is then said at its place.
  package func generate(
    _ project: FlowProject, options: CodeOptions = CodeOptions(),
    otherStyles: () -> [Style] = { [] }
  ) -> Diagnosed<[GeneratedFile]> {
    let problems = project.featureUses.filter { !features.contains($0.feature) }
    if !problems.isEmpty {
      let others = otherStyles()
      return Diagnosed([], problems.map { unsupported($0, others) })
    }
    let narrow = project.narrowAccesses(options)
    if !narrow.isEmpty { return Diagnosed([], narrow) }
    let naming = SwiftNaming(project: project, types: options.types)
    let files = project.files.indices.map { naming.file($0, options) }
    let code = code(of: files, options)
    return Diagnosed(options.tests == nil ? code : code + tests(of: files, options))
  }

  /// What the app is built from, and the author's half of it.
  private func code(
    of files: [FileContext], _ options: CodeOptions
  ) -> [GeneratedFile] {
    var code: [GeneratedFile] = []
    for (number, file) in files.enumerated() {
      let id = FileID(number)
      code.append(templates.flow, file, "\(file.name)+Flow.swift", from: id)
      code.append(templates.previews, file, "\(file.name)+Previews.swift", from: id)
      for flow in file.flows where flow.hasRequirements {
        code.append(templates.logic, flow, "\(flow.name.text)Logic.swift", .author, from: id)
      }
    }
    let module = ModuleContext(files: files, options: options)
    return code + [options.runtime.code(access: module.access)]
  }

  private func tests(of files: [FileContext], _ options: CodeOptions) -> [GeneratedFile] {
    var tests: [GeneratedFile] = []
    for (number, file) in files.enumerated() where !file.flows.isEmpty {
      tests.append(
        templates.tests, file, "\(file.name)FlowTests.swift", from: FileID(number), isTest: true)
    }
    let module = ModuleContext(files: files, options: options)
    if !module.samples.isEmpty {
      tests.append(templates.samples, module, "FlowSamples.swift", .author, isTest: true)
    }
    return tests + options.runtime.tests(of: options.tests.module)
  }

  private func unsupported(_ use: FeatureUse, _ others: [Style]) -> Diagnostic {
    let able = others.filter { $0.features.contains(use.feature) }.map { "'\($0.name)'" }
    return Diagnostic(
      .error, "unsupported-by-style",
      "the style '\(name)' cannot express \(use.feature.phrase)", at: use.range,
      hint: able.isEmpty ? nil : "it can be had in flowc's " + able.joined(separator: ", "))
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
        name: name, bytes: LineLayout.laidOut(bytes), owner: owner, isTest: isTest, source: source))
  }
}

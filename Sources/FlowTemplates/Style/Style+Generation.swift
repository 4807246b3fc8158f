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
    let code = outputs.flatMap { $0.files(of: files, options, isTest: false) }
    if options.tests == nil { return Diagnosed(code) }
    return Diagnosed(code + tests.flatMap { $0.files(of: files, options, isTest: true) })
  }

  private func unsupported(_ use: FeatureUse, _ others: [Style]) -> Diagnostic {
    let able = others.filter { $0.features.contains(use.feature) }.map { "'\($0.name)'" }
    return Diagnostic(
      .error, "unsupported-by-style",
      "the style '\(name)' cannot express \(use.feature.phrase)", at: use.range,
      hint: able.isEmpty ? nil : "it can be had in flowc's " + able.joined(separator: ", "))
  }
}

extension Style.Output {
  fileprivate func files(
    of files: [FileContext], _ options: CodeOptions, isTest: Bool
  ) -> [GeneratedFile] {
    let made =
      switch maker {
      case .file(let template):
        zip(0..., files).filter { !isTest || !$1.flows.isEmpty }.map { id, file in
          self.file(file.name, template, file, isTest, from: FileID(id))
        }
      case .module(let template):
        [file("", template, ModuleContext(files: files, options: options), isTest, from: nil)]
      case .flow(let template):
        zip(0..., files).flatMap { id, file in
          file.flows.filter(\.hasRequirements).map { flow in
            self.file(flow.name.text, template, flow, isTest, from: FileID(id))
          }
        }
      }
    return made.filter { !isOnce || !$0.bytes.isEmpty }
  }

  private func file<Row>(
    _ subject: String, _ template: Template<Row>, _ row: Row, _ isTest: Bool,
    from source: FileID?
  ) -> GeneratedFile {
    var bytes: [UInt8] = []
    template.render(row, into: &bytes)
    let text = LineLayout.laidOut(String(decoding: bytes, as: UTF8.self))
    return GeneratedFile(
      name: name(for: subject), bytes: Array(text.utf8), owner: isOnce ? .author : .flowc,
      isTest: isTest, source: source)
  }
}

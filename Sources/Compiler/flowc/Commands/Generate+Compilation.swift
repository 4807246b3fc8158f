import EmbeddedFiles
import FlowCompiler
import FlowDiagnostics
import FlowModel
import FlowTemplates

/// From flows to code, which is then in memory.
extension Generate {
  /// The code, or only the findings if there is no valid style.
  func compile(_ inputs: Inputs, _ style: Style?) throws -> Diagnosed<[GeneratedFile]> {
    let settings = inputs.configuration.value
    let compiler = FlowCompiler(settings, isStrict: reporting.strict)
    let flows = compiler.check(inputs.flows, modules: inputs.modules)
    guard let style else { return Diagnosed([], flows.diagnostics) }
    let options = CodeOptions(
      access: access ?? settings.access ?? .internal,
      usesObservation: settings.usesObservation, platforms: settings.platforms,
      runtime: placement(style, settings),
      types: inputs.types, modelEndings: self.style.modelEndings,
      previewModifier: settings.previewModifier,
      tests: try tests.settings(inputs))
    let variant = try variant(of: flows.value, inputs)
    if variant.hasErrors { return Diagnosed([], flows.diagnostics + variant.diagnostics) }
    return compiler.generate(flows, in: style, variant: variant.value, options: options) {
      StyleOptions.standard.filter { $0.name != style.name || self.style.templates != nil }
    }
  }

  /// The place of `FlowRuntime` and of the style's shell.
  private func placement(_ style: Style, _ settings: Configuration) -> RuntimePlacement {
    let configured: RuntimeChoice = settings.isRuntimeInline == true ? .inline : .library
    if runtime ?? configured == .library { return .library }
    return .inline(
      sources(of: RuntimeSources.with(style.shell)),
      tests: sources(of: RuntimeSources.all.filter { $0.module == "FlowTesting" }))
  }

  private func sources(of modules: [RuntimeSources]) -> [RuntimeSource] {
    modules.flatMap { module in
      module.files.map { RuntimeSource(module: module.module, bytes: $0.bytes) }
    }
  }

  /// The requested variant; a variant of the command line that no flow has throws.
  private func variant(of flows: CheckedFlows, _ inputs: Inputs) throws -> Diagnosed<String?> {
    let configuration = inputs.configuration.value
    let known = flows.variantNames
    guard let variant else {
      let problem = configuration.unknownVariant(among: known)
      return Diagnosed(
        problem == nil ? configuration.variant?.name : nil, [problem].compactMap(\.self))
    }
    if known.contains(where: { $0.utf8.elementsEqual(variant.utf8) }) { return Diagnosed(variant) }
    let hint = nearest(to: variant, among: known).map { "did you mean '\($0)'?" }
    throw CommandLineError(
      "no flow has a variant '\(variant)'; \(hint ?? Configuration.list(ofVariants: known))")
  }
}

extension [GeneratedFile] {
  /// The templates whose code does not say in its first line that it is generated, so that flowc would
  /// never overwrite it.
  ///
  /// - Parameter files: the templates, the first with this id.
  func unmarked(madeFrom files: [SourceFile], firstID: Int) -> [Diagnostic] {
    var known: Set<FileID> = []
    return filter { $0.owner == .flowc }.compactMap { file in
      let first = file.bytes.prefix { $0 != 0x0A }
      guard let template = file.template, !first.contains(CodeWriter.marker.utf8),
        known.insert(template).inserted
      else { return nil }
      let line = files[Int(template.index) - firstID].bytes.prefix { $0 != 0x0A }
      return Diagnostic(
        .error, "unexpected-value",
        "the first line of '\(file.name)' does not say '\(CodeWriter.marker)'",
        at: SourceRange(template, 0, line.count),
        hint: "begin the template with '// \(CodeWriter.marker) from {{source}}'")
    }
  }
}

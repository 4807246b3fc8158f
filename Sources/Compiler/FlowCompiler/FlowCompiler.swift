import FlowDiagnostics
import FlowLint
import FlowModel
import FlowTemplates

/// From the texts of flows to findings and to code.
///
/// `FlowDocuments.read` takes each `SourceFile` by `YAMLReader` and `FlowDecoder` to its
/// `FlowDocument`; the `Resolver`, the `Linter` and a `Style` follow here.
package struct FlowCompiler: Sendable {
  package var preset: Preset
  package var severities: [String: SeverityOverride]
  /// Whether the code has its runtime beside it.
  package var isRuntimeInline: Bool
  /// Whether warnings are errors, which stop the writing of code.
  package var isStrict: Bool
  /// What holds for flows that don't say otherwise.
  package var settings: FlowSettings
  /// The systems that the app needs to run on, as far as it says so.
  package var platforms: PlatformVersions

  package init(
    preset: Preset = .recommended, severities: [String: SeverityOverride] = [:],
    isRuntimeInline: Bool = false, isStrict: Bool = false, settings: FlowSettings = FlowSettings(),
    platforms: PlatformVersions = PlatformVersions()
  ) {
    self.preset = preset
    self.severities = severities
    self.isRuntimeInline = isRuntimeInline
    self.isStrict = isStrict
    self.settings = settings
    self.platforms = platforms
  }

  package init(_ settings: Configuration, isStrict: Bool = false) {
    self.init(
      preset: settings.preset ?? .recommended, severities: settings.severities,
      isRuntimeInline: settings.isRuntimeInline == true, isStrict: isStrict,
      settings: settings.flowSettings, platforms: settings.platforms)
  }

  /// The flows, and everything that is wrong with them.
  ///
  /// - Parameter style: what the flows are to be written in, if it is known. Names that would collide
  ///   in its code are looked for where the flows can be made sense of.
  package func lint(
    _ files: [SourceFile], modules: [FlowModule] = [], for style: Style? = nil,
    otherStyles: () -> [Style] = { [] }
  ) -> Diagnosed<FlowProject> {
    check(files, modules: modules).then { flows in
      let project = flows.project
      let unsupported =
        style?.unsupported(in: project, on: platforms, otherStyles: otherStyles) ?? []
      let collisions = flows.isSound ? style?.collisions(in: project) ?? [] : []
      let apart = project.inlineRuntimes(besides: isRuntimeInline)
      return Diagnosed<FlowProject>(project, unsupported + collisions + apart)
    }
  }

  /// The same, to make code of afterwards.
  package func check(
    _ files: [SourceFile], modules: [FlowModule] = []
  ) -> Diagnosed<CheckedFlows> {
    let (project, documents) = resolve(files, modules)
    let flows = checked(project, in: documents)
    let names = project.isTooLarge ? [] : flows.value.variantNames
    let variants = names.map { variant in
      let varied = Resolver.resolve(documents, variant: variant, settings: settings)
      return Variant(name: variant, flows: checked(varied, in: documents))
    }
    let found = Diagnosed(
      CheckedFlows(
        documents: documents, project: flows.value, isSound: !project.hasErrors),
      flows.findings(besidesNeedsOf: variants) + variants.flatMap { $0.findings(besides: flows) })
    return isStrict ? found.withWarningsAsErrors : found
  }

  /// The project of some files, and the documents that are left to resolve besides.
  private func resolve(
    _ files: [SourceFile], _ modules: [FlowModule]
  ) -> (project: Diagnosed<FlowProject>, left: FlowDocuments) {
    let documents = FlowDocuments.read(files, modules: modules)
    let project = documents.then { Resolver.resolve($0, settings: settings) }
    return (project, documents.value.left(besides: project.value))
  }

  /// Holds flows against the rules; what stands on errors is not built upon.
  private func checked(
    _ project: Diagnosed<FlowProject>, in documents: FlowDocuments
  ) -> Diagnosed<FlowProject> {
    let sound = project.hasErrors ? Rule.all.filter(\.judgesBrokenFlows) : Rule.all
    let rules = project.isTooLarge ? [] : sound
    let flows = project.then { lint($0, rules) }
    if project.value.modules.ids.isEmpty { return flows }
    return flows.toldHere(isSound: !project.hasErrors) {
      lint(Resolver.resolve(documents.ofOthers(in: project.value)).value, rules).diagnostics
    }
  }

  private func lint(_ project: FlowProject, _ rules: [Rule]) -> Diagnosed<FlowProject> {
    Linter.lint(project, rules: rules, preset: preset, severities: severities)
  }

  /// The code of the flows in a style; none where there are errors.
  package func generate(
    _ files: [SourceFile], modules: [FlowModule] = [], in style: Style,
    options: CodeOptions = CodeOptions()
  ) -> Diagnosed<[GeneratedFile]> {
    generate(check(files, modules: modules), in: style, options: options)
  }

  /// The code of checked flows in a style, as they are or in a variant; none where there are errors.
  ///
  /// - Parameter otherStyles: what may express what the style cannot.
  package func generate(
    _ flows: Diagnosed<CheckedFlows>, in style: Style, variant: String? = nil,
    options: CodeOptions = CodeOptions(), otherStyles: () -> [Style] = { [] }
  ) -> Diagnosed<[GeneratedFile]> {
    if flows.hasErrors { return Diagnosed([], flows.diagnostics) }
    return flows.then { flows in
      let varied = variant.map {
        Resolver.resolve(flows.documents, variant: $0, settings: settings).value
      }
      return style.generate(
        varied ?? flows.project, options: options, otherStyles: otherStyles)
    }
  }
}

/// Flows that were read and held against the rules.
package struct CheckedFlows: Sendable {
  let documents: FlowDocuments
  package let project: FlowProject
  /// Whether all their names are legal and stand for something.
  let isSound: Bool

  package var variantNames: [String] { project.variantNames }
}

extension Diagnosed<FlowProject> {
  /// Whether it has more of something than any app, so that no rule is held against it.
  fileprivate var isTooLarge: Bool { diagnostics.contains { $0.rule == Rule.flowLimits.id } }
}

extension Diagnosed {
  fileprivate var withWarningsAsErrors: Diagnosed {
    let errors = diagnostics.map { diagnostic in
      var error = diagnostic
      if error.severity == .warning { error.severity = .error }
      return error
    }
    return Diagnosed(value, errors)
  }
}

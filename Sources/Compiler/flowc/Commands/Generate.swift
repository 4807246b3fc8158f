import ArgumentParser
import FlowCompiler
import FlowDiagnostics
import FlowFiles
import FlowModel
import FlowTemplates
import RuntimeSources

extension AccessLevel: ExpressibleByArgument {}

/// Where generated code has its runtime from.
enum RuntimeChoice: String, ExpressibleByArgument, CaseIterable {
  case library, inline
}

/// `flowc generate`
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Writes the Swift code of flows that have no errors.",
    discussion: """
      A file that would not change is left alone, and so is every file that flowc has not made. \
      What it has made is recorded in the folder's '.flowc-manifest': by it, edited files are \
      told from generated ones and kept, and files are removed that no flow makes any more.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The folder for the code.", valueName: "folder"))
  var output: String?

  @OptionGroup var style: StyleOptions

  @Option(help: "Who may use the code, where a flow doesn't say.")
  var access: AccessLevel?

  @Option(
    help: """
      Whether the code imports its runtime from the package flowc, or has the runtime's sources \
      beside it.
      """)
  var runtime: RuntimeChoice?

  @Option(help: ArgumentHelp("The variant of the flows to write; as they are if not said."))
  var variant: String?

  @Option(
    help: ArgumentHelp(
      "The folder for the author's half of the code: written once, never touched again.",
      valueName: "folder"))
  var skeletons: String?

  @OptionGroup var tests: TestOptions

  @Flag(help: "Writes nothing; ends with 1 if the code is out of date, and says which.")
  var check = false

  @Flag(help: "Writes nothing; says what would be written.")
  var dryRun = false

  @Flag(help: "Overwrites generated files that were edited.")
  var force = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Whether to keep a '.flowc-manifest' in the folder for the code. Build folders need none: \
      without it, what is edited there is overwritten, and nothing is removed.
      """)
  var manifest = true

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    let inputs = try input.read()
    let settings = inputs.configuration
    let output = output ?? inputs.output
    if output == nil, skeletons == nil, tests.output(inputs) == nil {
      throw ValidationError("say where the code goes: --output, or 'output' in a flowc.yml")
    }
    let ownFiles = try style.files(configured: settings.value.style)
    let styleFiles = ownFiles + StyleOptions.sharedFiles
    var recording = manifest ? self.recording(of: inputs) : nil
    recording?.fingerprint = try fingerprint(of: inputs, in: styleFiles)
    let overlapping = try overlappingFolders(inputs, output)
    if try overlapping.isEmpty && isUpToDate(inputs, output, recording) { return }
    let style = StyleOptions.read(ownFiles, firstID: inputs.files.count)
    let misplaced = try style.value.map { try misplacedSettings(in: $0, inputs) } ?? []
    let code = try compile(inputs, style.value)
    let files = inputs.files + (style.diagnostics.isEmpty ? [] : styleFiles)
    let diagnostics =
      settings.diagnostics + overlapping + misplaced + style.diagnostics + code.diagnostics
    try reporting.tell(diagnostics, in: files)
    // What there is to say is said again by every run.
    if !diagnostics.isEmpty { recording?.fingerprint = nil }
    try write(code.value, of: inputs, to: output, recording)
    if let folder = tests.output(inputs) {
      try writeTests(code.value, of: inputs, to: folder, recording)
    }
  }

  /// What is said in the `flowc.yml` that the style doesn't go by; of an option, it is thrown.
  private func misplacedSettings(
    in style: Style, _ inputs: Inputs
  ) throws -> [Diagnostic] {
    let given: [(StyleSetting, Bool)] = [
      (.access, access != nil), (.runtime, runtime != nil), (.tests, tests.tests != nil),
    ]
    for (setting, isGiven) in given where isGiven && !style.settings.contains(setting) {
      throw ValidationError(
        "the style '\(style.name)' has no setting '--\(setting.rawValue)'; \(style.settingsHint)")
    }
    return inputs.configuration.value.misplacedSettings(
      in: style, testedBy: try tests.settings(inputs))
  }

  /// Each folder's manifest takes the other's files for stale ones.
  private func overlappingFolders(_ inputs: Inputs, _ output: String?) throws -> [Diagnostic] {
    guard let output, let testOutput = tests.output(inputs), try overlap(output, testOutput) else {
      return []
    }
    let message = "the folder for tests, '\(testOutput)', and that for code, '\(output)', overlap"
    guard self.output == nil, tests.tests == nil,
      let range = inputs.configuration.value.testOutputRange
    else { throw ValidationError(message + "; give each a folder of its own") }
    return [
      Diagnostic(
        .error, "unexpected-value", message, at: range, hint: "give each a folder of its own")
    ]
  }

  /// Whether nothing has changed since the last run, which is said then. The author's half isn't
  /// recorded: where any of it may be missing, the run takes place.
  private func isUpToDate(
    _ inputs: Inputs, _ output: String?, _ recording: Recording?
  ) throws -> Bool {
    guard let output, let recording, skeletons == nil, tests.output(inputs) == nil,
      writer(of: inputs).isUpToDate(output, recording)
    else { return false }
    try reporting.tell([], in: inputs.files)
    try writer(of: inputs).sayUpToDate(output)
    return true
  }

  /// Of all that the code depends on, apart from where the flows are; none where they are in no file.
  ///
  /// What only findings depend on is no part of it, since it is recorded where there are none.
  private func fingerprint(
    of inputs: Inputs, in styleFiles: [SourceFile]
  ) throws -> Fingerprint? {
    if input.paths.contains(InputFiles.standardInput) { return nil }
    var fingerprint = Fingerprint()
    fingerprint.add(Flowc.release)
    fingerprint.add(access?.rawValue)
    fingerprint.add(runtime?.rawValue)
    fingerprint.add(variant)
    let tests = try tests.settings(inputs)
    fingerprint.add(tests?.module.text)
    fingerprint.add(tests?.framework.rawValue)
    fingerprint.add("\(inputs.flows.count) \(inputs.files.count)")
    for file in styleFiles {
      fingerprint.add(split(file.path).name)
      fingerprint.add(file.bytes)
    }
    for file in inputs.files { fingerprint.add(file.bytes) }
    return fingerprint
  }

  /// The code, or everything wrong with the flows where there is no style to write them in.
  private func compile(_ inputs: Inputs, _ style: Style?) throws -> Diagnosed<[GeneratedFile]> {
    let settings = inputs.configuration.value
    let compiler = FlowCompiler(settings, isStrict: reporting.strict)
    let flows = compiler.check(inputs.flows)
    guard let style else { return Diagnosed([], flows.diagnostics) }
    let options = CodeOptions(
      access: access ?? settings.access ?? .internal,
      usesObservation: settings.usesObservation, platforms: settings.platforms,
      runtime: placement(style, settings),
      types: settings.types,
      tests: try tests.settings(inputs))
    let variant = try variant(of: flows.value, inputs)
    if variant.hasErrors { return Diagnosed([], flows.diagnostics + variant.diagnostics) }
    return compiler.generate(flows, in: style, variant: variant.value, options: options) {
      StyleOptions.standard.filter { $0.name != style.name || self.style.templates != nil }
    }
  }

  /// Where the code finds what it stands on: `FlowRuntime`, and the style's shell.
  private func placement(_ style: Style, _ settings: Configuration) -> RuntimePlacement {
    let configured: RuntimeChoice = settings.isRuntimeInline == true ? .inline : .library
    if runtime ?? configured == .library { return .library }
    let code = sources(of: ["FlowRuntime"] + (style.shell.map { [$0] } ?? []))
    return .inline(code, tests: sources(of: ["FlowTesting"]))
  }

  private func sources(of modules: [String]) -> [RuntimeSource] {
    RuntimeSources.all.filter { modules.contains($0.module) }.flatMap { module in
      module.files.map { RuntimeSource(module: module.module, bytes: $0.bytes) }
    }
  }

  /// The variant that is asked for, if a flow has it.
  private func variant(of flows: CheckedFlows, _ inputs: Inputs) throws -> Diagnosed<String?> {
    let configured = inputs.configuration.value.variant
    guard let variant = variant ?? configured?.name else { return Diagnosed(nil) }
    let known = flows.variantNames
    if known.contains(where: { $0.utf8.elementsEqual(variant.utf8) }) { return Diagnosed(variant) }
    let names = known.isEmpty ? "they have none" : "there are '\(known.joined(separator: "', '"))'"
    let message = "no flow has a variant '\(variant)'"
    guard self.variant == nil, let configured else {
      throw ValidationError("\(message); \(names)")
    }
    return Diagnosed(
      nil, [Diagnostic(.error, "unexpected-value", message, at: configured.range, hint: names)])
  }

  private func write(
    _ code: [GeneratedFile], of inputs: Inputs, to output: String?, _ recording: Recording?
  ) throws {
    let code = code.filter { !$0.isTest }
    if let output { try writer(of: inputs).write(code, to: output, recording: recording) }
    if let skeletons { try writer(of: inputs).writeOnce(code, to: skeletons) }
  }

  private func writeTests(
    _ code: [GeneratedFile], of inputs: Inputs, to folder: String, _ recording: Recording?
  ) throws {
    let code = code.filter(\.isTest)
    try writer(of: inputs).write(code, to: folder, recording: recording)
    try writer(of: inputs).writeOnce(code, to: folder)
  }

  private func writer(of inputs: Inputs) -> CodeWriter {
    let mode: CodeWriter.Mode = check ? .check : dryRun ? .dryRun : .write
    return CodeWriter(mode: mode, isQuiet: reporting.quiet, inputs: inputs.flows.map(\.path))
  }

  private func recording(of inputs: Inputs) -> Recording {
    Recording(requested: input.paths, inputs: inputs.flows.map(\.path), overwritesEdits: force)
  }
}

import ArgumentParser
import EmbeddedFiles
import FlowCompiler
import FlowDiagnostics
import FlowFiles
import FlowModel
import FlowTemplates

/// The place of the runtime of generated code.
enum RuntimeChoice: String, CaseIterable {
  case library, inline
}

/// `flowc generate`
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Generates the Swift code of flows.",
    discussion: """
      flowc generates code only if the flows have no errors. It writes only files that change, \
      and never overwrites a file of yours. It records generated files in '.flowc-manifest' in \
      the output folder. flowc uses this record to delete files that no flow generates any more; \
      files that you edited stay unless you pass '--force'.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The folder for generated code.", valueName: "folder"))
  var output: String?

  @OptionGroup var style: StyleOptions

  @Option(choice: "The access level of the code, for flows that do not set it.")
  var access: AccessLevel?

  @Option(
    choice: """
      'library': the code imports the runtime from the package flowc. 'inline': flowc generates \
      the runtime's sources too.
      """)
  var runtime: RuntimeChoice?

  @Option(help: ArgumentHelp("The variant to generate; by default the flows without a variant."))
  var variant: String?

  @Option(
    help: ArgumentHelp(
      "The folder for your half of the code; flowc writes missing files and keeps existing ones.",
      valueName: "folder"))
  var skeletons: String?

  @OptionGroup var tests: TestOptions

  @Flag(help: "Writes nothing; lists code that is out of date, and exits with 1 if there is any.")
  var check = false

  @Flag(help: "Writes nothing; lists the files that would change.")
  var dryRun = false

  @Flag(help: "Overwrites generated files that you edited.")
  var force = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Records generated files in '.flowc-manifest'. Build folders need no record: without one, \
      flowc overwrites edited files and deletes nothing.
      """)
  var manifest = true

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    if input.isNameless {
      throw CommandLineError(
        "the code is named after the flow's file: name the file with --stdin-filename")
    }
    let inputs = try input.read()
    let settings = inputs.configuration
    let output = output ?? inputs.output
    let targets = targets(inputs, output)
    let missing = try missingFolder(inputs, targets)
    let ownFiles = try style.files(configured: settings.value.style)
    let styleFiles = ownFiles + StyleOptions.sharedFiles
    var recording = manifest ? self.recording(of: inputs) : nil
    recording?.fingerprint = try fingerprint(of: inputs, in: styleFiles)
    let overlapping = try overlappingFolders(inputs, output)
    if try overlapping.isEmpty && isUpToDate(inputs, targets, recording) { return }
    let style = StyleOptions.read(ownFiles, firstID: inputs.files.count)
    let misplaced = try style.value.map { try misplacedSettings(in: $0, inputs) } ?? []
    let code = try compile(inputs, style.value)
    let unmarked = code.value.unmarked(madeFrom: styleFiles, firstID: inputs.files.count)
    let diagnostics =
      settings.diagnostics + missing + overlapping + misplaced + style.diagnostics
      + code.diagnostics + unmarked
    let isOfStyle = !(style.diagnostics + unmarked).isEmpty
    let files = inputs.files + (isOfStyle ? styleFiles : [])
    try reporting.tell(diagnostics, in: files, checked: inputs.flows.count)
    // Every run repeats its findings.
    if diagnostics.contains(where: { $0.severity != .info }) { recording?.fingerprint = nil }
    recording?.remarks = diagnostics.count
    let current = try targets.map { try writer(of: inputs).write(code.value, to: $0, recording) }
    if check, current.contains(false) { throw ExitStatus.findings }
  }

  /// An error if no folder is named, beside the mistakes in `flowc.yml` that may be the reason; without
  /// such mistakes it is the command line's.
  private func missingFolder(
    _ inputs: Inputs, _ targets: [CodeTarget]
  ) throws -> [Diagnostic] {
    if !targets.isEmpty { return [] }
    let known = inputs.configuration
    guard let mistake = known.diagnostics.first(where: { $0.severity == .error }) else {
      throw CommandLineError("no folder for the code: pass --output, or set 'output' in flowc.yml")
    }
    let isUnread = known.diagnostics.contains { $0.rule.hasPrefix("yaml-") }
    if known.value.namesOutput || isUnread { return [] }
    return [
      Diagnostic(
        .error, "missing-key", "no folder for the code: 'output' is missing",
        at: SourceRange(mistake.range.file, 0, 0),
        hint: "add 'output: Generated', or pass --output")
    ]
  }

  /// Settings in `flowc.yml` that the style doesn't use; such an option throws.
  private func misplacedSettings(
    in style: Style, _ inputs: Inputs
  ) throws -> [Diagnostic] {
    let given: [(StyleSetting, Bool)] = [
      (.access, access != nil), (.runtime, runtime != nil), (.tests, tests.tests != nil),
    ]
    for (setting, isGiven) in given where isGiven && !style.settings.contains(setting) {
      throw CommandLineError(
        "the style '\(style.name)' has no setting '--\(setting.rawValue)'; \(style.settingsHint)")
    }
    return inputs.configuration.value.misplacedSettings(
      in: style, testedBy: try tests.settings(inputs))
  }

  /// An error if the folders for code and tests overlap: each manifest would list the other's files
  /// as stale.
  private func overlappingFolders(_ inputs: Inputs, _ output: String?) throws -> [Diagnostic] {
    guard let output, let testOutput = tests.output(inputs), try overlap(output, testOutput) else {
      return []
    }
    let message = "the folder for tests, '\(testOutput)', and that for code, '\(output)', overlap"
    guard self.output == nil, tests.tests == nil,
      let range = inputs.configuration.value.testOutputRange
    else { throw CommandLineError(message + "; give each a folder of its own") }
    return [
      Diagnostic(
        .error, "unexpected-value", message, at: range, hint: "give each a folder of its own")
    ]
  }

  /// Whether nothing has changed since the last run; then it prints that.
  private func isUpToDate(
    _ inputs: Inputs, _ targets: [CodeTarget], _ recording: Recording?
  ) throws -> Bool {
    let writer = writer(of: inputs)
    guard let recording, !targets.isEmpty else { return false }
    let remarks = targets.map { writer.remarks(ofSameRun: recording, $0) }
    guard remarks.allSatisfy({ $0 == 0 || $0 != nil && reporting.isForPeople }) else {
      return false
    }
    try reporting.tell(
      [], in: inputs.files, checked: inputs.flows.count,
      remarkedBefore: remarks.compactMap { $0 }.max() ?? 0)
    for target in targets { try writer.sayUpToDate(target) }
    return true
  }

  /// A fingerprint of everything that the code depends on, except the paths of flows; none if a
  /// flow is on standard input.
  ///
  /// It leaves out what only findings depend on, because flowc records it only if there are none but
  /// remarks.
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
    for file in styleFiles {
      fingerprint.add(split(file.path).name)
      fingerprint.add(file.bytes)
    }
    fingerprint.add(inputs)
    return fingerprint
  }

  /// Where the code and the tests go, as far as they are wanted.
  private func targets(_ inputs: Inputs, _ output: String?) -> [CodeTarget] {
    let tests = tests.output(inputs)
    return [
      CodeTarget(folder: output, authorFolder: skeletons, isForTests: false),
      CodeTarget(folder: tests, authorFolder: tests, isForTests: true),
    ].filter { $0.folder != nil || $0.authorFolder != nil }
  }

  private func writer(of inputs: Inputs) -> CodeWriter {
    let mode: CodeWriter.Mode = check ? .check : dryRun ? .dryRun : .write
    return CodeWriter(mode: mode, isQuiet: reporting.quiet, inputs: inputs.flows.map(\.path))
  }

  private func recording(of inputs: Inputs) -> Recording {
    Recording(requested: input.paths, inputs: inputs.flows.map(\.path), overwritesEdits: force)
  }
}

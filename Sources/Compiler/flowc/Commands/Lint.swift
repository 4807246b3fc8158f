import ArgumentParser
import FlowCompiler
import FlowTemplates

/// `flowc lint`
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks flows and reports mistakes.",
    usage: "flowc lint [<options>] [<paths> ...]",
    discussion: """
      One run reports all mistakes. flowc follows the paths of users once no flow has an error, \
      because a wrong name hides paths. 'flowc explain RULE' explains a finding.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var style: StyleOptions
  @OptionGroup var output: ReportOptions

  func run() throws {
    let inputs = try input.read()
    let settings = inputs.configuration
    let compiler = FlowCompiler(settings.value, isStrict: output.strict)
    let styleFiles = try style.files(configured: settings.value.style)
    // Those that come with flowc are known to compile.
    let style = StyleOptions.read(
      styleFiles, firstID: inputs.files.count, isCompiled: self.style.templates != nil)
    let flows = compiler.lint(inputs.flows, modules: inputs.modules, for: style.value) {
      StyleOptions.standard.filter { $0.name != style.value?.name || self.style.templates != nil }
    }
    let misplaced = style.value.map {
      settings.value.misplacedSettings(in: $0, testedBy: settings.value.tests)
    }
    // Flows that were not given may have the variant.
    let variant =
      try inputs.configurationFolder.map(input.hold) == true
      ? settings.value.unknownVariant(among: flows.value.variantNames) : nil
    let files = style.diagnostics.isEmpty ? [] : styleFiles + StyleOptions.sharedFiles
    try output.tell(
      settings.diagnostics + [variant].compactMap(\.self) + (misplaced ?? [])
        + style.diagnostics + flows.diagnostics,
      in: inputs.files + files, checked: inputs.flows.count)
  }
}

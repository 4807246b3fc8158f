import ArgumentParser
import FlowCompiler
import FlowTemplates

/// `flowc lint`
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Finds what is wrong with flows.",
    discussion: "Everything is found in one run; 'flowc explain RULE' says more about a finding.")

  @OptionGroup var input: InputOptions
  @OptionGroup var output: ReportOptions

  func run() throws {
    let inputs = try input.read()
    let settings = inputs.configuration
    let compiler = FlowCompiler(settings.value, isStrict: output.strict)
    let style = StyleOptions.style(named: settings.value.style)
    let analysis = compiler.lint(inputs.flows, for: style) {
      StyleOptions.standard.filter { $0.name != style?.name }
    }
    let misplaced =
      style.map {
        settings.value.misplacedSettings(in: $0, testedBy: settings.value.tests)
      } ?? []
    try output.tell(settings.diagnostics + misplaced + analysis.diagnostics, in: inputs.files)
  }
}

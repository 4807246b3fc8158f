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
    let style = settings.value.style.flatMap(StyleOptions.style(named:))
    let analysis = compiler.lint(inputs.flows, for: style) {
      StyleOptions.standard.filter { $0.name != style?.name }
    }
    try output.tell(settings.diagnostics + analysis.diagnostics, in: inputs.files)
  }
}

import ArgumentParser
import FlowTemplates

extension TestFramework: ExpressibleByArgument {}

/// Whether tests of the generated code are made, and how.
struct TestOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder for tests of the generated code.", valueName: "folder"))
  var tests: String?

  @Option(
    help: ArgumentHelp("The module that the tests import.", valueName: "module"))
  var testedModule: String?

  @Option(help: "What the tests are written for.")
  var testFramework: TestFramework?

  @Flag(help: "Makes no tests, whatever a flowc.yml says; a build makes none.")
  var noTests = false

  func validate() throws {
    if let testedModule, TestSettings(module: testedModule) == nil {
      throw ValidationError("'\(testedModule)' cannot be the name of a module")
    }
  }

  /// The folder for the tests, if any are wanted.
  func output(_ inputs: Inputs) -> String? {
    noTests ? nil : tests ?? inputs.testOutput
  }

  /// What the tests are like, if any are wanted.
  func settings(_ inputs: Inputs) throws -> TestSettings? {
    if output(inputs) == nil { return nil }
    let configured = inputs.configuration.value.tests
    guard let module = testedModule ?? configured?.module.text else {
      // What is wrong with it is told as a finding.
      if !inputs.configuration.diagnostics.isEmpty { return nil }
      throw ValidationError(
        "say what the tests import: --tested-module, or 'module' of 'tests' in a flowc.yml")
    }
    return TestSettings(
      module: module, framework: testFramework ?? configured?.framework ?? .swiftTesting)
  }
}

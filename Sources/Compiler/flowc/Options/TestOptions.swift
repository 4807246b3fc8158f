import ArgumentParser
import FlowTemplates

/// The options for generated tests.
struct TestOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder for generated tests.", valueName: "folder"))
  var tests: String?

  @Option(
    help: ArgumentHelp("The module that the tests import.", valueName: "module"))
  var testedModule: String?

  @Option(choice: "The test framework.")
  var testFramework: TestFramework?

  @Flag(help: "Generates no tests, even if flowc.yml asks for them.")
  var noTests = false

  func validate() throws {
    if let testedModule, TestSettings(module: testedModule) == nil {
      throw ValidationError("'\(testedModule)' can't be the name of a module")
    }
  }

  /// The folder for the tests, if flowc generates tests.
  func output(_ inputs: Inputs) -> String? {
    noTests ? nil : tests ?? inputs.testOutput
  }

  /// The settings of the tests, if flowc generates tests.
  func settings(_ inputs: Inputs) throws -> TestSettings? {
    if output(inputs) == nil { return nil }
    let configured = inputs.configuration.value.tests
    guard let module = testedModule ?? configured?.module.text else {
      // A finding reports the mistake in it.
      if !inputs.configuration.diagnostics.isEmpty { return nil }
      throw CommandLineError(
        "no module for the tests: pass --tested-module, or set 'module' of 'tests' in flowc.yml")
    }
    return TestSettings(
      module: module, framework: testFramework ?? configured?.framework ?? .swiftTesting)
  }
}

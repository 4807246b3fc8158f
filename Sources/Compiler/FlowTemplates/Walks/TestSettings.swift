/// The test framework of generated tests.
package enum TestFramework: String, CaseIterable, Sendable {
  case swiftTesting = "swift-testing"
  case xctest
}

/// How generated code is tested.
package struct TestSettings: Sendable {
  /// The module that the generated code is in.
  package let module: Code
  package let framework: TestFramework

  /// Nothing where the module cannot be imported by that name.
  package init?(module: String, framework: TestFramework = .swiftTesting) {
    guard let name = SwiftIdentifier(module) else { return nil }
    self.module = name.code
    self.framework = framework
  }
}

extension TestSettings? {
  var module: Code { self?.module ?? "" }

  var isXCTest: Bool { self?.framework == .xctest }
}

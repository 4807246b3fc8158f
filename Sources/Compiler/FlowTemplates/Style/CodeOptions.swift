import FlowModel

/// The user's options for generated code, beside the flows.
package struct CodeOptions: Sendable {
  /// The access level of the code for flows that don't set it.
  package var access: AccessLevel
  /// Whether views follow changes by Observation, which iOS 17 brought.
  package var usesObservation: Bool
  /// The systems that the code is built for, where they are older than those of its style.
  package var platforms: PlatformVersions
  /// The place of the code's runtime.
  package var runtime: RuntimePlacement
  /// Facts about the app's types, by their names.
  package var types: [String: TypeFacts]
  /// The endings of the classes that perform a flow's actions, by the style: `Router` of `router`.
  package var modelEndings: [String: String]
  /// The app's view modifier for previews, by its type.
  package var previewModifier: String?
  /// How the code is tested; without it there are no tests.
  package var tests: TestSettings?

  package init(
    access: AccessLevel = .internal, usesObservation: Bool = false,
    platforms: PlatformVersions = PlatformVersions(), runtime: RuntimePlacement = .library,
    types: [String: TypeFacts] = [:], modelEndings: [String: String] = [:],
    previewModifier: String? = nil, tests: TestSettings? = nil
  ) {
    self.access = access
    self.usesObservation = usesObservation
    self.platforms = platforms
    self.runtime = runtime
    self.types = types
    self.modelEndings = modelEndings
    self.previewModifier = previewModifier
    self.tests = tests
  }
}

/// Facts about a type of the app, for generated code.
package struct TypeFacts: Sendable {
  /// Whether it can be kept while the app doesn't run.
  package let isCodable: Bool
  /// The module that it is imported from; nothing if it is the code's own.
  package let module: String?

  package init(isCodable: Bool = true, module: String? = nil) {
    self.isCodable = isCodable
    self.module = module
  }
}

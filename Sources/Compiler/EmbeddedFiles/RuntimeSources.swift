import CEmbeddedFiles

/// The sources of a module of the runtime, for code that includes them instead of importing them.
///
/// `FlowRuntimeInterface.swift` is not among them, because only code that imports the runtime needs it.
package struct RuntimeSources: Sendable {
  /// The name of the module.
  package let module: String
  /// The modules that it imports.
  package let imports: [String]
  package let files: [EmbeddedFile]

  /// Every module, after those that it imports.
  package static let all = [
    RuntimeSources("FlowRuntime"),
    RuntimeSources("FlowSwiftUI", "FlowRuntime"),
    RuntimeSources("FlowNavigationViews", "FlowRuntime", "FlowSwiftUI"),
    RuntimeSources("FlowNavigationStack", "FlowRuntime", "FlowSwiftUI", "FlowNavigationViews"),
    RuntimeSources("FlowRouter", "FlowRuntime", "FlowSwiftUI", "FlowNavigationViews"),
    RuntimeSources("FlowPathPresenter", "FlowRuntime", "FlowSwiftUI"),
    RuntimeSources("FlowNavigationLinks", "FlowRuntime", "FlowSwiftUI"),
    RuntimeSources("FlowContainer", "FlowRuntime", "FlowSwiftUI", "FlowNavigationLinks"),
    RuntimeSources("FlowNavigable", "FlowRuntime", "FlowSwiftUI", "FlowNavigationLinks"),
    RuntimeSources("FlowUIKit", "FlowRuntime", "FlowSwiftUI"),
    RuntimeSources("FlowTesting", "FlowRuntime"),
  ]

  /// The modules that the code of a style may stand on.
  package static var shells: [String] { all.map(\.module).filter { $0 != "FlowTesting" } }

  private static let folders = EmbeddedFile.folders(of: embedded_runtime())

  private init(_ module: String, _ imports: String...) {
    self.module = module
    self.imports = imports
    files = Self.folders.first { $0.name == module }?.files ?? []
  }

  /// A module with all that it imports; `FlowRuntime` alone for `nil`.
  package static func with(_ module: String?) -> [RuntimeSources] {
    let module = module ?? "FlowRuntime"
    let needed = all.first { $0.module == module }?.imports ?? []
    return all.filter { $0.module == module || needed.contains($0.module) }
  }
}

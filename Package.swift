// swift-tools-version: 6.1
import PackageDescription

func modules(_ names: [String]) -> [Target.Dependency] { names.map { .init(stringLiteral: $0) } }

/// Tests of modules, with the name of the first one if they have none of their own.
func tests(_ name: String? = nil, of names: String..., exclude: [String] = []) -> Target {
  .testTarget(name: name ?? "\(names[0])Tests", dependencies: modules(names), exclude: exclude)
}

/// What runs on the developer's machine: a module, and its tests, which import the same modules
/// unless `testImports` names others.
func compiler(
  _ name: String, _ imports: String..., exclude: [String] = [], testImports: [String]? = nil
) -> [Target] {
  let path = "Sources/Compiler/\(name)"
  let testImports = [name] + (testImports ?? imports)
  return [
    .target(name: name, dependencies: modules(imports), path: path, exclude: exclude),
    .testTarget(name: "\(name)Tests", dependencies: modules(testImports)),
  ]
}

/// What runs in the app.
func runtime(_ name: String, _ imports: [String] = []) -> Target {
  .target(name: name, dependencies: modules(imports), path: "Sources/Runtime/\(name)")
}

/// The modules that show flows with SwiftUI, each with those of them that it imports.
let shells: [(name: String, imports: [String])] = [
  ("FlowSwiftUI", []), ("FlowNavigationViews", ["FlowSwiftUI"]),
  ("FlowNavigationStack", ["FlowSwiftUI", "FlowNavigationViews"]),
  ("FlowRouter", ["FlowSwiftUI", "FlowNavigationViews"]), ("FlowPathPresenter", ["FlowSwiftUI"]),
  ("FlowNavigationLinks", ["FlowSwiftUI"]),
  ("FlowContainer", ["FlowSwiftUI", "FlowNavigationLinks"]),
  ("FlowNavigable", ["FlowSwiftUI", "FlowNavigationLinks"]), ("FlowUIKit", ["FlowSwiftUI"]),
]

/// The shells of the styles. The first is that of the default style.
let styles = [
  "FlowNavigationStack", "FlowRouter", "FlowPathPresenter", "FlowContainer", "FlowNavigable",
  "FlowUIKit",
]

/// The pages beside the example flows.
let pages = ["README.md", "ADOPTING.md", "APP.md", "STYLES.md"]

let package = Package(
  name: "flowc", platforms: [.iOS(.v13), .tvOS(.v13), .visionOS(.v1), .macOS(.v13)],
  products: [
    .executable(name: "flowc", targets: ["flowc"]),
    .plugin(name: "FlowcPlugin", targets: ["FlowcPlugin"]),
    .library(name: "FlowRuntime", targets: ["FlowRuntime"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
  ],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")],
  swiftLanguageModes: [.v6], cLanguageStandard: .c2x
)

package.targets += [
  compiler("FlowDiagnostics"), compiler("GraphAlgorithms"),
  compiler("FlowSyntax", "CYAML", "FlowDiagnostics", testImports: ["FlowDiagnostics"]),
  compiler("FlowModel", "FlowSyntax", "FlowDiagnostics"),
  compiler("FlowSemantics", "FlowModel", "FlowSyntax", "FlowDiagnostics"),
  compiler("FlowStacks", "FlowModel", "FlowSyntax", "GraphAlgorithms", exclude: ["README.md"]),
  compiler(
    "FlowProofs", "FlowStacks", "FlowModel", "FlowSyntax", "FlowSemantics", "GraphAlgorithms",
    "FlowDiagnostics"),
  compiler(
    "FlowLint", "FlowProofs", "FlowStacks", "FlowModel", "FlowSyntax", "FlowSemantics",
    "GraphAlgorithms", "FlowDiagnostics", exclude: ["Rules/README.md"]),
  compiler(
    "FlowTemplates", "FlowSemantics", "FlowModel", "FlowSyntax", "FlowDiagnostics",
    testImports: ["EmbeddedFiles", "FlowModel", "FlowSyntax", "FlowDiagnostics"]),
  compiler(
    "FlowRenaming", "FlowModel", "FlowSyntax", "FlowDiagnostics",
    testImports: ["FlowModel", "FlowDiagnostics"]),
  compiler("FlowDiagrams", "FlowModel", "FlowSyntax", "FlowDiagnostics"),
  compiler(
    "FlowCompiler", "FlowLint", "FlowModel", "FlowSyntax", "FlowTemplates", "FlowDiagnostics",
    testImports: ["FlowLint", "FlowModel", "FlowTemplates", "FlowDiagnostics"]),
  compiler("FlowReporters", "FlowModel", "FlowDiagnostics"), compiler("FlowFiles"),
].flatMap { $0 }

package.targets += shells.map { runtime($0.name, ["FlowRuntime"] + $0.imports) }
package.targets += [
  .systemLibrary(
    name: "CYAML", path: "Sources/Compiler/CYAML", pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  runtime("FlowRuntime"), runtime("FlowTesting", ["FlowRuntime"]),
  tests(of: "FlowRuntime", "FlowTesting", "EmbeddedFiles"),
  // The templates, and the sources of the runtime, as data in flowc.
  .target(name: "CEmbeddedFiles", path: "Sources/Compiler/CEmbeddedFiles"),
  .target(
    name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"], path: "Sources/Compiler/EmbeddedFiles"),
  .executableTarget(
    name: "flowc",
    dependencies: [
      "FlowCompiler", "FlowReporters", "FlowFiles", "FlowDiagrams", "FlowRenaming",
      "FlowSemantics", "FlowLint", "FlowModel", "FlowSyntax", "FlowTemplates", "FlowDiagnostics",
      "EmbeddedFiles",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Sources/Compiler/flowc"),
  tests("FlowcTests", of: "flowc"), tests("CommandTests", of: "flowc", "FlowFiles"),
  .plugin(name: "FlowcPlugin", capability: .buildTool(), dependencies: ["flowc"]),
  .target(
    name: "ExampleFlows", dependencies: ["FlowRuntime", "FlowNavigationStack"], path: "Flows",
    exclude: pages, plugins: ["FlowcPlugin"]),
  tests(of: "ExampleFlows", "FlowRuntime", "FlowTesting"),
  tests("ExampleFlowsXCTests", of: "ExampleFlows", "FlowRuntime", "FlowTesting"),
  tests(
    "DocumentationTests", of: "FlowCompiler", "FlowReporters", "FlowDiagrams", "FlowDiagnostics",
    "FlowModel", "FlowLint", "FlowStacks", "FlowSyntax", "FlowTemplates", "EmbeddedFiles"),
  tests(
    "GoldenTests", of: "FlowCompiler", "FlowReporters", "FlowModel", "FlowTemplates",
    "FlowDiagnostics", "EmbeddedFiles", exclude: ["Apps", "Cases", "StubStyle", "compile.sh"]),
  tests(
    "AttackTests", of: "FlowCompiler", "FlowReporters", "FlowModel", "FlowTemplates",
    "FlowDiagnostics", "EmbeddedFiles", exclude: ["Corpus"]),
  // A style that no Swift file of flowc knows.
  .target(
    name: "CatalogFlows", dependencies: ["FlowRuntime"], path: "Tests/CustomStyle",
    plugins: ["FlowcPlugin"]),
  tests("CustomStyleTests", of: "CatalogFlows"),
]

#if os(Linux)
  /// Flows in a folder of `Tests`, with what their app has around them.
  func flows(
    _ name: String, in folder: String? = nil, shell: String = "FlowNavigationStack",
    _ imports: [String] = [], exclude: [String] = [], features: [String] = []
  ) -> Target {
    .target(
      name: name, dependencies: modules(["FlowRuntime", shell, "SwiftUI", "UIKit"] + imports),
      path: "Tests/\(folder ?? name)", exclude: exclude,
      swiftSettings: features.map { .enableUpcomingFeature($0) }, plugins: ["FlowcPlugin"]
    )
  }

  /// A framework's substitute, optimised because traces evaluate its views after every step.
  func headless(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
    .target(
      name: name, dependencies: imports, path: "Tests/Headless/\(name)",
      swiftSettings: [.unsafeFlags(["-O"])])
  }

  let importsOfTraces = [
    "FlowRuntime", "FlowNavigationStack", "SwiftUI", "FlowSemantics", "FlowModel", "FlowSyntax",
    "FlowDiagnostics", "UIKit",
  ]

  /// The example flows in another form, and their traces by the files of `GeneratedCodeTests`.
  func traced(
    _ form: String, in shell: String, as condition: String, exclude: [String] = []
  ) -> [Target] {
    let flows = flows("\(form)Flows", shell: shell, exclude: exclude + ["flowc.yml"])
    let imports = modules(Set(importsOfTraces + [flows.name, shell]).sorted())
    return [
      flows,
      .testTarget(
        name: "\(form)CodeTests", dependencies: imports, swiftSettings: [.define(condition)]),
    ]
  }

  // Apple's frameworks don't exist here: the tests have small working modules of the same names.
  package.dependencies.append(
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"))
  package.targets += [
    headless("Combine", [.product(name: "OpenCombine", package: "OpenCombine")]),
    headless("_Testing_UIKit"), headless("UIKit", ["_Testing_UIKit"]),
    headless("SwiftUI", ["UIKit", "Combine"]),
    .testTarget(name: "HeadlessTests", dependencies: ["SwiftUI"], path: "Tests/Headless/Tests"),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit"], path: "Tests/Headless/UIKitTests"),
    .testTarget(
      name: "GeneratedCodeTests", dependencies: modules(importsOfTraces + ["ExampleFlows"]),
      exclude: ["ProbeStyle", "Names", "hidden.sh", "settings.sh"]),
    // A flow with every kind of screen, and what the shell makes of it on a difficult platform.
    flows("Rooms", ["Combine"]),
    tests("ShellTests", of: "Rooms", "FlowRuntime", "FlowNavigationStack", "SwiftUI"),
    // A small app as a team writes it, and the examples of `Flows/ADOPTING.md`.
    flows("Journal", exclude: ["flowc.yml"]),
    tests(of: "Journal", "FlowRuntime", "FlowTesting", "FlowNavigationStack", "SwiftUI", "UIKit"),
    flows(
      "DeviceFlows", in: "Device",
      exclude: ["README.md", "project.yml", "App/DeviceApp.swift", "UITests"]),
    tests("DeviceTests", of: "DeviceFlows", "FlowRuntime", "FlowNavigationStack", "SwiftUI"),
    // Three modules, each with a flow that embeds one of the next.
    flows("PaymentKit", in: "Modules/PaymentKit", ["Combine"]),
    flows(
      "BookingKit", in: "Modules/BookingKit", shell: "FlowUIKit", ["PaymentKit"],
      exclude: ["flowc.yml"], features: ["InternalImportsByDefault", "MemberImportVisibility"]),
    flows("Travel", in: "Modules/Travel", ["BookingKit", "Combine"], exclude: ["flowc.yml"]),
    tests(
      of: "Travel", "BookingKit", "PaymentKit", "FlowRuntime", "FlowTesting", "FlowNavigationStack",
      "FlowUIKit", "SwiftUI", "UIKit"),
  ]
  // A small app in each style but the first.
  let apps = zip(
    ["AssetsApp", "OnboardingApp", "CallApp", "TodosApp", "PortfolioApp"], styles.dropFirst())
  package.targets += apps.map { flows($0, shell: $1, ["Combine"], exclude: ["flowc.yml"]) }
  package.targets += apps.map {
    tests(of: $0, $1, "FlowRuntime", "FlowTesting", "SwiftUI", "UIKit", "Combine")
  }
  let docs = pages.map { "Flows/\($0)" }
  package.targets += traced("Router", in: "FlowRouter", as: "ROUTER", exclude: docs)
  package.targets += traced("Path", in: "FlowPathPresenter", as: "PATH")
  package.targets += traced("Container", in: "FlowContainer", as: "CONTAINER")
  package.targets += traced("Navigable", in: "FlowNavigable", as: "NAVIGABLE")
  package.targets += traced("UIKit", in: "FlowUIKit", as: "UIKIT", exclude: docs)
  package.targets += traced("Observed", in: "FlowNavigationStack", as: "OBSERVATION", exclude: docs)
  let shown = ["ExampleFlows", "ExampleFlowsTests", "ExampleFlowsXCTests"] + shells.map(\.name)
  for target in package.targets where shown.contains(target.name) {
    target.dependencies += ["SwiftUI", "Combine"]
  }
#else
  package.products += styles.map { .library(name: $0, targets: ["FlowRuntime", $0]) }
#endif

// A suite by itself, without what its tests don't need: the release build of `Benchmarks/oracle`.
if let suite = Context.environment["FLOWC_SUITE"] {
  var needed: Set<String> = []
  func need(_ name: String) {
    guard needed.insert(name).inserted else { return }
    for target in package.targets where target.name == name {
      for case .byNameItem(let name, _) in target.dependencies { need(name) }
    }
  }
  need(suite)
  package.targets.removeAll { !needed.contains($0.name) }
  (package.products, package.dependencies) = ([], [])
}

// For builds from nothing, such as the continuous build: whole modules without debug information. The engine
// is optimised and keeps its assertions: the tests save three times the time that this adds to the build.
if Context.environment["FLOWC_CLEAN_BUILD"] != nil {
  let engine = ["GraphAlgorithms", "FlowSemantics", "FlowStacks"]
  for target in package.targets where ![.plugin, .system].contains(target.type) {
    let asWhole = ["-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo"]
    let optimised = engine.contains(target.name) ? ["-O", "-assert-config", "Debug"] : []
    let flags = asWhole + optimised + ["-Xfrontend", "-gnone"]
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
  }
}

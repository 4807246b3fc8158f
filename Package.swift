// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "flowc",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "flowc", targets: ["flowc"]),
    .plugin(name: "FlowcPlugin", targets: ["FlowcPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "FlowDiagnostics"),
    .target(name: "GraphAlgorithms"),
    .target(name: "FlowSyntax", dependencies: ["CYAML", "FlowDiagnostics"]),
    .target(name: "FlowModel", dependencies: ["FlowSyntax", "FlowDiagnostics"]),
    .target(
      name: "FlowSemantics", dependencies: ["FlowModel", "FlowSyntax", "FlowDiagnostics"]),
    .target(
      name: "FlowLint",
      dependencies: [
        "FlowModel", "FlowSyntax", "FlowSemantics", "GraphAlgorithms", "FlowDiagnostics",
      ]),
    .target(
      name: "FlowTemplates",
      dependencies: ["FlowSemantics", "FlowModel", "FlowSyntax", "FlowDiagnostics"]),
    .target(name: "FlowDiagrams", dependencies: ["FlowModel", "FlowSyntax", "FlowDiagnostics"]),
    .target(
      name: "FlowCompiler",
      dependencies: ["FlowLint", "FlowModel", "FlowSyntax", "FlowTemplates", "FlowDiagnostics"]),
    .target(name: "FlowReporters", dependencies: ["FlowModel", "FlowDiagnostics"]),
    .target(name: "FlowFiles"),
    .target(
      name: "StandardTemplates", path: "Templates", exclude: ["README.md"],
      resources: [.embedInCode("navigation-stack")]),
    .executableTarget(
      name: "flowc",
      dependencies: [
        "FlowCompiler", "FlowReporters", "FlowFiles", "FlowDiagrams", "FlowSemantics", "FlowLint",
        "FlowModel", "FlowSyntax", "FlowTemplates", "FlowDiagnostics", "StandardTemplates",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(name: "FlowcPlugin", capability: .buildTool(), dependencies: ["flowc"]),
    .target(
      name: "ExampleFlows", path: "Flows", exclude: ["README.md"], plugins: ["FlowcPlugin"]),
    .testTarget(name: "ExampleFlowsTests", dependencies: ["ExampleFlows"]),
    .testTarget(name: "ExampleFlowsXCTests", dependencies: ["ExampleFlows"]),
    .testTarget(name: "FlowDiagnosticsTests", dependencies: ["FlowDiagnostics"]),
    .testTarget(name: "GraphAlgorithmsTests", dependencies: ["GraphAlgorithms"]),
    .testTarget(name: "FlowSyntaxTests", dependencies: ["FlowSyntax", "FlowDiagnostics"]),
    .testTarget(
      name: "FlowModelTests", dependencies: ["FlowModel", "FlowSyntax", "FlowDiagnostics"]),
    .testTarget(
      name: "FlowSemanticsTests",
      dependencies: ["FlowSemantics", "FlowModel", "FlowSyntax", "FlowDiagnostics"]),
    .testTarget(
      name: "FlowLintTests",
      dependencies: [
        "FlowLint", "FlowModel", "FlowSyntax", "FlowSemantics", "GraphAlgorithms",
        "FlowDiagnostics",
      ]),
    .testTarget(
      name: "FlowTemplatesTests",
      dependencies: [
        "FlowTemplates", "StandardTemplates", "FlowModel", "FlowSyntax", "FlowDiagnostics",
      ]),
    .testTarget(
      name: "FlowDiagramsTests",
      dependencies: ["FlowDiagrams", "FlowModel", "FlowSyntax", "FlowDiagnostics"]),
    .testTarget(
      name: "FlowCompilerTests",
      dependencies: ["FlowCompiler", "FlowLint", "FlowTemplates", "FlowDiagnostics"]),
    .testTarget(
      name: "FlowReportersTests", dependencies: ["FlowReporters", "FlowModel", "FlowDiagnostics"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "FlowCompiler", "FlowReporters", "FlowLint", "FlowModel", "FlowSyntax", "FlowTemplates",
        "FlowDiagnostics", "StandardTemplates",
      ]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "FlowCompiler", "FlowReporters", "FlowModel", "FlowTemplates", "FlowDiagnostics",
        "StandardTemplates",
      ],
      exclude: ["Apps", "Cases", "StubStyle", "compile.sh"]),
    .testTarget(name: "FlowFilesTests", dependencies: ["FlowFiles"]),
    .testTarget(name: "FlowcTests", dependencies: ["flowc"]),
    .testTarget(name: "CommandTests", dependencies: ["flowc"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // Apple's frameworks do not exist here: generated code is compiled and driven against small
  // working modules of the same names, which only the tests use.
  package.dependencies.append(
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"))
  package.targets += [
    .target(
      name: "Combine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      path: "Tests/Headless/Combine"),
    .target(name: "SwiftUI", dependencies: ["Combine"], path: "Tests/Headless/SwiftUI"),
    .testTarget(name: "HeadlessTests", dependencies: ["SwiftUI"], path: "Tests/Headless/Tests"),
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: [
        "ExampleFlows", "SwiftUI", "FlowSemantics", "FlowModel", "FlowSyntax", "FlowDiagnostics",
      ],
      exclude: ["ProbeStyle"]),
    // The same flows and traces, with Observation in the place of observable objects.
    .target(
      name: "ObservedFlows", dependencies: ["SwiftUI"], path: "Tests/ObservedFlows",
      exclude: ["Flows/README.md", "flowc.yml"], plugins: ["FlowcPlugin"]),
    .testTarget(
      name: "ObservedCodeTests",
      dependencies: [
        "ObservedFlows", "SwiftUI", "FlowSemantics", "FlowModel", "FlowSyntax", "FlowDiagnostics",
      ],
      swiftSettings: [.define("OBSERVATION")]),
  ]
  for target in package.targets where target.name.hasPrefix("ExampleFlows") {
    target.dependencies.append("SwiftUI")
  }
#endif

// A suite by itself, without what its tests don't need: the release build of `Benchmarks/oracle`.
if let suite = Context.environment["FLOWC_SUITE"] {
  var needed: Set = [suite]
  for target in package.targets.reversed() where needed.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
  package.dependencies = []
}

// swift-tools-version: 6.1
import PackageDescription

/// What runs on the developer's machine.
func compiler(
  _ name: String, _ dependencies: Target.Dependency..., exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Compiler/\(name)", exclude: exclude)
}

/// What runs in the app.
func runtime(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
    path: "Sources/Runtime/\(name)")
}

/// The modules that show flows with SwiftUI, each with those of them that it imports.
let shells = [
  ("FlowSwiftUI", []), ("FlowNavigationViews", ["FlowSwiftUI"]),
  ("FlowNavigationStack", ["FlowSwiftUI", "FlowNavigationViews"]),
  ("FlowRouter", ["FlowSwiftUI", "FlowNavigationViews"]), ("FlowPathPresenter", ["FlowSwiftUI"]),
  ("FlowNavigationLinks", ["FlowSwiftUI"]),
  ("FlowContainer", ["FlowSwiftUI", "FlowNavigationLinks"]),
  ("FlowNavigable", ["FlowSwiftUI", "FlowNavigationLinks"]),
]

/// The styles: the module of each, and its folder in `Templates`.
let styles = [
  ("NavigationStackTemplates", "navigation-stack"), ("RouterTemplates", "router"),
  ("PathTemplates", "path"), ("ContainerTemplates", "container"),
  ("NavigableTemplates", "navigable"),
]

/// Templates as data: those of a module's folder. Each module is one file, beside the folders.
func templates(_ name: String, in folder: String, _ dependencies: [String] = []) -> Target {
  let files = (styles + [("Templates", "Shared")]).flatMap { ["\($0).swift", $1] }
  let module = name == "StandardTemplates" ? "Templates" : name
  return .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, path: "Templates",
    exclude: ["README.md"] + files.filter { $0 != "\(module).swift" && $0 != folder },
    sources: ["\(module).swift"], resources: [.embedInCode(folder)])
}

let package = Package(
  name: "flowc",
  platforms: [.iOS(.v13), .tvOS(.v13), .visionOS(.v1), .macOS(.v13)],
  products: [
    .executable(name: "flowc", targets: ["flowc"]),
    .plugin(name: "FlowcPlugin", targets: ["FlowcPlugin"]),
    .library(name: "FlowRuntime", targets: ["FlowRuntime"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", path: "Sources/Compiler/CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    compiler("FlowDiagnostics"),
    compiler("GraphAlgorithms"),
    compiler("FlowSyntax", "CYAML", "FlowDiagnostics"),
    compiler("FlowModel", "FlowSyntax", "FlowDiagnostics"),
    compiler("FlowSemantics", "FlowModel", "FlowSyntax", "FlowDiagnostics"),
    compiler(
      "FlowLint", "FlowModel", "FlowSyntax", "FlowSemantics", "GraphAlgorithms",
      "FlowDiagnostics", exclude: ["Rules/README.md"]),
    compiler("FlowTemplates", "FlowSemantics", "FlowModel", "FlowSyntax", "FlowDiagnostics"),
    compiler("FlowRenaming", "FlowModel", "FlowSyntax", "FlowDiagnostics"),
    compiler("FlowDiagrams", "FlowModel", "FlowSyntax", "FlowDiagnostics"),
    compiler(
      "FlowCompiler", "FlowLint", "FlowModel", "FlowSyntax", "FlowTemplates", "FlowDiagnostics"),
    compiler("FlowReporters", "FlowModel", "FlowDiagnostics"),
    compiler("FlowFiles"),
    runtime("FlowRuntime"),
    runtime("FlowTesting", ["FlowRuntime"]),
    // The sources of the runtime as data, for who wants them beside the generated code.
    .target(
      name: "RuntimeSources", path: "Sources/Runtime",
      exclude: ["README.md", "FlowRuntime/FlowRuntime.docc"],
      sources: ["RuntimeSources.swift"],
      resources: (["FlowRuntime", "FlowTesting"] + shells.map { $0.0 }).map { .embedInCode($0) }),
    templates("StandardTemplates", in: "Shared", styles.map { $0.0 }),
    .executableTarget(
      name: "flowc",
      dependencies: [
        "FlowCompiler", "FlowReporters", "FlowFiles", "FlowDiagrams", "FlowRenaming",
        "FlowSemantics", "FlowLint", "FlowModel", "FlowSyntax", "FlowTemplates", "FlowDiagnostics",
        "StandardTemplates",
        "RuntimeSources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Compiler/flowc"),
    .plugin(name: "FlowcPlugin", capability: .buildTool(), dependencies: ["flowc"]),
    .target(
      name: "ExampleFlows", dependencies: ["FlowRuntime", "FlowNavigationStack"], path: "Flows",
      exclude: ["README.md", "ADOPTING.md"], plugins: ["FlowcPlugin"]),
    .testTarget(
      name: "ExampleFlowsTests", dependencies: ["ExampleFlows", "FlowRuntime", "FlowTesting"]),
    .testTarget(
      name: "ExampleFlowsXCTests", dependencies: ["ExampleFlows", "FlowRuntime", "FlowTesting"]),
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
      name: "FlowRenamingTests", dependencies: ["FlowRenaming", "FlowModel", "FlowDiagnostics"]),
    .testTarget(
      name: "FlowDiagramsTests",
      dependencies: ["FlowDiagrams", "FlowModel", "FlowSyntax", "FlowDiagnostics"]),
    .testTarget(
      name: "FlowCompilerTests",
      dependencies: ["FlowCompiler", "FlowLint", "FlowModel", "FlowTemplates", "FlowDiagnostics"]),
    .testTarget(
      name: "FlowReportersTests", dependencies: ["FlowReporters", "FlowModel", "FlowDiagnostics"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "FlowCompiler", "FlowReporters", "FlowDiagrams", "FlowLint", "FlowModel", "FlowSyntax",
        "FlowTemplates", "FlowDiagnostics", "StandardTemplates",
      ]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "FlowCompiler", "FlowReporters", "FlowModel", "FlowTemplates", "FlowDiagnostics",
        "StandardTemplates",
      ],
      exclude: ["Apps", "Cases", "StubStyle", "compile.sh"]),
    .testTarget(
      name: "AttackTests",
      dependencies: [
        "FlowCompiler", "FlowReporters", "FlowModel", "FlowTemplates", "FlowDiagnostics",
        "StandardTemplates",
      ],
      exclude: ["Corpus"]),
    // A style in the words of UIKit, which no Swift file of flowc knows.
    .target(
      name: "UIKitFlows", dependencies: ["FlowRuntime"], path: "Tests/UIKitStyle",
      plugins: ["FlowcPlugin"]),
    .testTarget(name: "UIKitStyleTests", dependencies: ["UIKitFlows"]),
    .testTarget(
      name: "FlowRuntimeTests", dependencies: ["FlowRuntime", "FlowTesting", "RuntimeSources"]),
    .testTarget(name: "FlowFilesTests", dependencies: ["FlowFiles"]),
    .testTarget(name: "FlowcTests", dependencies: ["flowc"]),
    .testTarget(name: "CommandTests", dependencies: ["flowc", "FlowFiles"]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += shells.map { runtime($0, ["FlowRuntime"] + $1) }

#if os(Linux)
  /// The example flows in another form, and their traces by the files of `GeneratedCodeTests`.
  func traced(
    _ flows: String, by tests: String, in shell: String, as name: String, exclude: [String]
  ) -> [Target] {
    let modules = [
      "FlowRuntime", "FlowNavigationStack", "SwiftUI", "FlowSemantics", "FlowModel", "FlowSyntax",
      "FlowDiagnostics",
    ]
    let needed = Set(modules + [flows, shell]).sorted()
    return [
      .target(
        name: flows, dependencies: ["FlowRuntime", .init(stringLiteral: shell), "SwiftUI"],
        path: "Tests/\(flows)", exclude: exclude + ["flowc.yml"], plugins: ["FlowcPlugin"]),
      .testTarget(
        name: tests, dependencies: needed.map { .init(stringLiteral: $0) },
        swiftSettings: [.define(name)]),
    ]
  }

  // Apple's frameworks do not exist here: generated code is compiled and driven against small
  // working modules of the same names, which only the tests use.
  package.dependencies.append(
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"))
  package.targets += [
    .target(
      name: "Combine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      path: "Tests/Headless/Combine"),
    // Optimised, because the traces of the tests evaluate its views after every step.
    .target(
      name: "SwiftUI", dependencies: ["Combine"], path: "Tests/Headless/SwiftUI",
      swiftSettings: [.unsafeFlags(["-O"])]),
    .testTarget(name: "HeadlessTests", dependencies: ["SwiftUI"], path: "Tests/Headless/Tests"),
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: [
        "ExampleFlows", "FlowRuntime", "FlowNavigationStack", "SwiftUI", "FlowSemantics",
        "FlowModel", "FlowSyntax", "FlowDiagnostics",
      ],
      exclude: ["ProbeStyle", "Names", "hidden.sh", "settings.sh"]),
    // A flow with every kind of screen, and what the shell makes of it on a difficult platform.
    .target(
      name: "Rooms", dependencies: ["FlowRuntime", "FlowNavigationStack", "SwiftUI", "Combine"],
      path: "Tests/Rooms", plugins: ["FlowcPlugin"]),
    .testTarget(
      name: "ShellTests", dependencies: ["Rooms", "FlowRuntime", "FlowNavigationStack", "SwiftUI"]),
    // A small app as a team writes it, and the examples of `Flows/ADOPTING.md`.
    .target(
      name: "Journal", dependencies: ["FlowRuntime", "FlowNavigationStack", "SwiftUI"],
      path: "Tests/Journal", exclude: ["flowc.yml"], plugins: ["FlowcPlugin"]),
    .testTarget(
      name: "JournalTests",
      dependencies: ["Journal", "FlowRuntime", "FlowTesting", "FlowNavigationStack", "SwiftUI"]),
    // What a simulator plays, without one.
    .target(
      name: "DeviceFlows", dependencies: ["FlowRuntime", "FlowNavigationStack", "SwiftUI"],
      path: "Tests/Device",
      exclude: ["README.md", "project.yml", "App/DeviceApp.swift", "UITests"],
      plugins: ["FlowcPlugin"]),
    .testTarget(
      name: "DeviceTests",
      dependencies: ["DeviceFlows", "FlowRuntime", "FlowNavigationStack", "SwiftUI"]),
    // Three modules, each with a flow that embeds one of the next.
    .target(
      name: "PaymentKit",
      dependencies: ["FlowRuntime", "FlowNavigationStack", "SwiftUI", "Combine"],
      path: "Tests/Modules/PaymentKit", plugins: ["FlowcPlugin"]),
    .target(
      name: "BookingKit",
      dependencies: ["PaymentKit", "FlowRuntime", "FlowNavigationStack", "SwiftUI", "Combine"],
      path: "Tests/Modules/BookingKit", exclude: ["flowc.yml"],
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: ["FlowcPlugin"]),
    .target(
      name: "Travel",
      dependencies: ["BookingKit", "FlowRuntime", "FlowNavigationStack", "SwiftUI", "Combine"],
      path: "Tests/Modules/Travel", exclude: ["flowc.yml"], plugins: ["FlowcPlugin"]),
    .testTarget(
      name: "TravelTests",
      dependencies: [
        "Travel", "BookingKit", "PaymentKit", "FlowRuntime", "FlowTesting", "FlowNavigationStack",
        "SwiftUI",
      ]),
    // The sample of the design `router`.
    .target(
      name: "AssetsApp", dependencies: ["FlowRuntime", "FlowRouter", "SwiftUI", "Combine"],
      path: "Tests/AssetsApp", exclude: ["flowc.yml"], plugins: ["FlowcPlugin"]),
    .testTarget(
      name: "AssetsAppTests", dependencies: ["AssetsApp", "FlowRouter", "SwiftUI", "Combine"]),
    // The sample of the design `path`.
    .target(
      name: "OnboardingApp", dependencies: ["FlowRuntime", "FlowPathPresenter", "SwiftUI"],
      path: "Tests/OnboardingApp", exclude: ["flowc.yml"], plugins: ["FlowcPlugin"]),
    .testTarget(
      name: "OnboardingAppTests", dependencies: ["OnboardingApp", "FlowPathPresenter", "SwiftUI"]),
    // The sample of the design `container`.
    .target(
      name: "CallApp", dependencies: ["FlowRuntime", "FlowContainer", "SwiftUI"],
      path: "Tests/CallApp", exclude: ["flowc.yml"], plugins: ["FlowcPlugin"]),
    .testTarget(
      name: "CallAppTests", dependencies: ["CallApp", "FlowContainer", "SwiftUI", "Combine"]),
    // The sample of the design `navigable`.
    .target(
      name: "TodosApp", dependencies: ["FlowRuntime", "FlowNavigable", "SwiftUI", "Combine"],
      path: "Tests/TodosApp", exclude: ["flowc.yml"], plugins: ["FlowcPlugin"]),
    .testTarget(
      name: "TodosAppTests", dependencies: ["TodosApp", "FlowNavigable", "SwiftUI", "Combine"]),
  ]
  let pages = ["Flows/README.md", "Flows/ADOPTING.md"]
  package.targets +=
    traced(
      "ObservedFlows", by: "ObservedCodeTests", in: "FlowNavigationStack", as: "OBSERVATION",
      exclude: pages)
    + traced(
      "RouterFlows", by: "RouterCodeTests", in: "FlowRouter", as: "ROUTER", exclude: pages)
    + traced("PathFlows", by: "PathCodeTests", in: "FlowPathPresenter", as: "PATH", exclude: [])
    + traced(
      "ContainerFlows", by: "ContainerCodeTests", in: "FlowContainer", as: "CONTAINER", exclude: [])
    + traced(
      "NavigableFlows", by: "NavigableCodeTests", in: "FlowNavigable", as: "NAVIGABLE", exclude: [])
  for target in package.targets {
    if target.name.hasPrefix("ExampleFlows") || shells.contains(where: { $0.0 == target.name }) {
      target.dependencies += ["SwiftUI", "Combine"]
    }
  }
#else
  package.products += [
    .library(name: "FlowNavigationStack", targets: ["FlowRuntime", "FlowNavigationStack"]),
    .library(name: "FlowRouter", targets: ["FlowRuntime", "FlowRouter"]),
    .library(name: "FlowPathPresenter", targets: ["FlowRuntime", "FlowPathPresenter"]),
    .library(name: "FlowContainer", targets: ["FlowRuntime", "FlowContainer"]),
    .library(name: "FlowNavigable", targets: ["FlowRuntime", "FlowNavigable"]),
  ]
#endif

package.targets += styles.map { templates($0, in: $1) }

// A suite by itself, without what its tests don't need: the release build of `Benchmarks/oracle`.
if let suite = Context.environment["FLOWC_SUITE"] {
  var needed: Set = [suite]
  for target in package.targets.reversed() where needed.contains(target.name) {
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): needed.insert(name)
      default: break
      }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
  package.dependencies = []
}

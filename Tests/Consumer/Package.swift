// swift-tools-version: 6.1
import PackageDescription

// An app's package as it would take flowc: the plugin and the runtime. It has a module SwiftUI of its
// own, which flowc's headless one must not meet; `.ci/run` builds it.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "flowc", path: "../..")],
  targets: [
    .target(name: "SwiftUI"),
    .target(
      name: "App", dependencies: ["SwiftUI", .product(name: "FlowRuntime", package: "flowc")],
      plugins: [.plugin(name: "FlowcPlugin", package: "flowc")]),
  ],
  swiftLanguageModes: [.v6]
)

/// A style that comes with flowc: its files, as they stand in the folder of its name.
package struct StandardStyle: Sendable {
  package struct File: Sendable {
    package let name: String
    package let bytes: [UInt8]
  }

  package let name: String
  package let files: [File]

  init(_ name: String, _ files: [(name: String, bytes: [UInt8])]) {
    self.name = name
    self.files = files.map { File(name: $0.name, bytes: $0.bytes) }
  }

  /// The first is the one that is taken where none is named.
  package static let all: [StandardStyle] = [.navigationStack]

  static let navigationStack = StandardStyle(
    "navigation-stack",
    [
      ("navigation-stack.style.yaml", PackageResources.navigation_stack_style_yaml),
      (
        "NavigationStackSupport.swift.mustache",
        PackageResources.NavigationStackSupport_swift_mustache
      ),
    ])
}

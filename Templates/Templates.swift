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
        "NavigationStackActions.swift.mustache",
        PackageResources.NavigationStackActions_swift_mustache
      ),
      (
        "NavigationStackCoordinator.swift.mustache",
        PackageResources.NavigationStackCoordinator_swift_mustache
      ),
      (
        "NavigationStackDestination.swift.mustache",
        PackageResources.NavigationStackDestination_swift_mustache
      ),
      (
        "NavigationStackFactory.swift.mustache",
        PackageResources.NavigationStackFactory_swift_mustache
      ),
      ("NavigationStackFlow.swift.mustache", PackageResources.NavigationStackFlow_swift_mustache),
      ("NavigationStackLogic.swift.mustache", PackageResources.NavigationStackLogic_swift_mustache),
      (
        "NavigationStackRequirements.swift.mustache",
        PackageResources.NavigationStackRequirements_swift_mustache
      ),
      ("NavigationStackShown.swift.mustache", PackageResources.NavigationStackShown_swift_mustache),
      (
        "NavigationStackSource.swift.mustache",
        PackageResources.NavigationStackSource_swift_mustache
      ),
      (
        "NavigationStackStatement.swift.mustache",
        PackageResources.NavigationStackStatement_swift_mustache
      ),
      (
        "NavigationStackSupport.swift.mustache",
        PackageResources.NavigationStackSupport_swift_mustache
      ),
      ("NavigationStackTests.swift.mustache", PackageResources.NavigationStackTests_swift_mustache),
      ("NavigationStackWait.swift.mustache", PackageResources.NavigationStackWait_swift_mustache),
    ])
}

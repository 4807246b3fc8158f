import FlowDiagnostics

/// The styles that are inside flowc, each as the files of its folder.
package enum StandardTemplates {
  package static let defaultStyle = "navigation-stack"

  /// The styles by name, in the order in which they are listed.
  package static let styles: [(name: String, files: [SourceFile])] = [
    (
      defaultStyle,
      files(
        of: defaultStyle,
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
          (
            "NavigationStackFlow.swift.mustache",
            PackageResources.NavigationStackFlow_swift_mustache
          ),
          (
            "NavigationStackLogic.swift.mustache",
            PackageResources.NavigationStackLogic_swift_mustache
          ),
          (
            "NavigationStackRequirements.swift.mustache",
            PackageResources.NavigationStackRequirements_swift_mustache
          ),
          (
            "NavigationStackShown.swift.mustache",
            PackageResources.NavigationStackShown_swift_mustache
          ),
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
          (
            "NavigationStackTests.swift.mustache",
            PackageResources.NavigationStackTests_swift_mustache
          ),
          (
            "NavigationStackWait.swift.mustache",
            PackageResources.NavigationStackWait_swift_mustache
          ),
        ])
    )
  ]

  private static func files(of style: String, _ files: [(String, [UInt8])]) -> [SourceFile] {
    files.map { SourceFile(path: "\(style)/\($0)", bytes: $1) }
  }
}

/// The files of the style `navigation-stack`.
///
/// Each style has a module of its own, so files of two styles can have the same name.
package enum NavigationStackTemplates {
  package static let files: [(name: String, bytes: [UInt8])] = [
    ("Base.swift.mustache", PackageResources.Base_swift_mustache),
    ("Model.swift.mustache", PackageResources.Model_swift_mustache),
    ("Navigator.swift.mustache", PackageResources.Navigator_swift_mustache),
    ("Plan.swift.mustache", PackageResources.Plan_swift_mustache),
    ("PreviewedRoot.swift.mustache", PackageResources.PreviewedRoot_swift_mustache),
    ("Root.swift.mustache", PackageResources.Root_swift_mustache),
    ("Shell.swift.mustache", PackageResources.Shell_swift_mustache),
    ("Shown.swift.mustache", PackageResources.Shown_swift_mustache),
    ("Stored.swift.mustache", PackageResources.Stored_swift_mustache),
    ("Verb.swift.mustache", PackageResources.Verb_swift_mustache),
    ("navigation-stack.style.yaml", PackageResources.navigation_stack_style_yaml),
  ]
}

/// The files of the style `path`.
package enum PathTemplates {
  package static let files: [(name: String, bytes: [UInt8])] = [
    ("Animated.swift.mustache", PackageResources.Animated_swift_mustache),
    ("Around.swift.mustache", PackageResources.Around_swift_mustache),
    ("Back.swift.mustache", PackageResources.Back_swift_mustache),
    ("BackTo.swift.mustache", PackageResources.BackTo_swift_mustache),
    ("BackToRoot.swift.mustache", PackageResources.BackToRoot_swift_mustache),
    ("Base.swift.mustache", PackageResources.Base_swift_mustache),
    ("First.swift.mustache", PackageResources.First_swift_mustache),
    ("Model.swift.mustache", PackageResources.Model_swift_mustache),
    ("Plan.swift.mustache", PackageResources.Plan_swift_mustache),
    ("PreviewedRoot.swift.mustache", PackageResources.PreviewedRoot_swift_mustache),
    ("Root.swift.mustache", PackageResources.Root_swift_mustache),
    ("Shell.swift.mustache", PackageResources.Shell_swift_mustache),
    ("Shown.swift.mustache", PackageResources.Shown_swift_mustache),
    ("Verb.swift.mustache", PackageResources.Verb_swift_mustache),
    ("path.style.yaml", PackageResources.path_style_yaml),
  ]
}

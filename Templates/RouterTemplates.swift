/// The files of the style `router`.
package enum RouterTemplates {
  package static let files: [(name: String, bytes: [UInt8])] = [
    ("Back.swift.mustache", PackageResources.Back_swift_mustache),
    ("BackTo.swift.mustache", PackageResources.BackTo_swift_mustache),
    ("BackToRoot.swift.mustache", PackageResources.BackToRoot_swift_mustache),
    ("Base.swift.mustache", PackageResources.Base_swift_mustache),
    ("Model.swift.mustache", PackageResources.Model_swift_mustache),
    ("Plan.swift.mustache", PackageResources.Plan_swift_mustache),
    ("PreviewedRoot.swift.mustache", PackageResources.PreviewedRoot_swift_mustache),
    ("Root.swift.mustache", PackageResources.Root_swift_mustache),
    ("Shell.swift.mustache", PackageResources.Shell_swift_mustache),
    ("Shown.swift.mustache", PackageResources.Shown_swift_mustache),
    ("Verb.swift.mustache", PackageResources.Verb_swift_mustache),
    ("router.style.yaml", PackageResources.router_style_yaml),
  ]
}

/// The files of the style `container`.
package enum ContainerTemplates {
  package static let files: [(name: String, bytes: [UInt8])] = [
    ("Around.swift.mustache", PackageResources.Around_swift_mustache),
    ("Base.swift.mustache", PackageResources.Base_swift_mustache),
    ("First.swift.mustache", PackageResources.First_swift_mustache),
    ("Model.swift.mustache", PackageResources.Model_swift_mustache),
    ("Plan.swift.mustache", PackageResources.Plan_swift_mustache),
    ("PreviewedRoot.swift.mustache", PackageResources.PreviewedRoot_swift_mustache),
    ("Root.swift.mustache", PackageResources.Root_swift_mustache),
    ("Shell.swift.mustache", PackageResources.Shell_swift_mustache),
    ("Shown.swift.mustache", PackageResources.Shown_swift_mustache),
    ("Title.swift.mustache", PackageResources.Title_swift_mustache),
    ("TitleSince.swift.mustache", PackageResources.TitleSince_swift_mustache),
    ("Verb.swift.mustache", PackageResources.Verb_swift_mustache),
    ("container.style.yaml", PackageResources.container_style_yaml),
  ]
}

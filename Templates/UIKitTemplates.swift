/// The files of the style `uikit`.
package enum UIKitTemplates {
  package static let files: [(name: String, bytes: [UInt8])] = [
    ("About.swift.mustache", PackageResources.About_swift_mustache),
    ("Around.swift.mustache", PackageResources.Around_swift_mustache),
    ("Back.swift.mustache", PackageResources.Back_swift_mustache),
    ("BackTo.swift.mustache", PackageResources.BackTo_swift_mustache),
    ("BackToRoot.swift.mustache", PackageResources.BackToRoot_swift_mustache),
    ("Base.swift.mustache", PackageResources.Base_swift_mustache),
    ("DestinationBase.swift.mustache", PackageResources.DestinationBase_swift_mustache),
    ("DestinationMembers.swift.mustache", PackageResources.DestinationMembers_swift_mustache),
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
    ("View.swift.mustache", PackageResources.View_swift_mustache),
    ("ViewFunction.swift.mustache", PackageResources.ViewFunction_swift_mustache),
    ("uikit.style.yaml", PackageResources.uikit_style_yaml),
  ]
}

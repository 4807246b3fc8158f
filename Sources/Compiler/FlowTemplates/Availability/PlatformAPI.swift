/// Something of Apple's frameworks that is newer than the first systems on which the runtime runs.
///
/// Code that uses one says so by `@available`, where it might be built for what is older.
package struct PlatformAPI: Sendable {
  /// The type, the modifier, or the label that tells it from an older one.
  package let name: String
  /// The first version of each platform that has it.
  package let first: PlatformVersions

  package static let all =
    group(
      "accessibilityHidden", "accessibilityIdentifier", "accessibilityLabel", "AppStorage",
      "fullScreenCover", "ignoresSafeArea", "Label", "matchedGeometryEffect", "Namespace",
      "navigationBarTitleDisplayMode", "navigationTitle", "onChange", "onOpenURL", "ProgressView",
      "scenePhase", "ScenePhase", "SceneStorage", "StateObject", "toolbar", "ToolbarItem",
      iOS: 14, macOS: 11, tvOS: 14)
    + group(
      "ButtonRole", "confirmationDialog", "FocusState", "interactiveDismissDisabled", "presenting",
      "refreshable", "safeAreaInset", "task", iOS: 15, macOS: 12, tvOS: 15)
    + group(
      "navigationDestination", "NavigationPath", "NavigationSplitView", "NavigationStack",
      "PresentationDetent", "presentationDetents", iOS: 16, macOS: 13, tvOS: 16)
    + group(
      "presentationBackground", iOS: PlatformVersion(16, 4), macOS: PlatformVersion(13, 3),
      tvOS: PlatformVersion(16, 4))
    + group("Bindable", "Observable", "ObservationRegistrar", iOS: 17, macOS: 14, tvOS: 17)
    + group(
      "matchedTransitionSource", "navigationTransition", "Tab", "TabContent", "TabRole", iOS: 18,
      macOS: 15, tvOS: 18, visionOS: 2)

  private static func group(
    _ names: String..., iOS: PlatformVersion, macOS: PlatformVersion, tvOS: PlatformVersion,
    visionOS: PlatformVersion = 1
  ) -> [PlatformAPI] {
    var first = PlatformVersions(iOS: iOS, macOS: macOS, tvOS: tvOS)
    first[.visionOS] = visionOS
    return names.map { PlatformAPI(name: $0, first: first) }
  }

  /// `@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)`, where code might be built for what is older.
  func attribute(from targets: PlatformVersions) -> Code? {
    guard targets.isOlder(than: first) else { return nil }
    return Code(verbatim: "@available(\(first.description), *)")
  }
}

/// The `@available` of each API for templates; nothing if the code needs no older system.
struct AvailabilityContext: Sendable {
  let targets: PlatformVersions

  static let table = Table<Self>(
    "available",
    PlatformAPI.all.map { api in
      .optionalText(
        api.name, "`@available`, if the code may be built for a system older than \(api.first)"
      ) {
        api.attribute(from: $0.targets)
      }
    })
}

extension Column {
  /// `{{#available}}{{#NavigationStack}} … {{.}} … {{/NavigationStack}}{{/available}}`
  static func available(_ options: @escaping @Sendable (Row) -> CodeOptions) -> Self {
    .row(
      "available", "the availability of the APIs that the code uses", of: AvailabilityContext.table
    ) { AvailabilityContext(targets: options($0).platforms) }
  }
}

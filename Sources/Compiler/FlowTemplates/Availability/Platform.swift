/// A platform that the runtime runs on, in the order in which Swift names them.
package enum Platform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, visionOS

  /// The first version on which the runtime runs.
  package var first: PlatformVersion {
    switch self {
    case .iOS, .macOS, .tvOS: PlatformVersion(13)
    case .visionOS: PlatformVersion(1)
    }
  }
}

/// A version of a platform: `16`, `16.4`.
package struct PlatformVersion: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  private let major: Int
  private let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == words.count, let major = numbers.first, numbers.count <= 2 else {
      return nil
    }
    self.init(major, numbers.count == 2 ? numbers[1] : 0)
  }

  package init(integerLiteral major: Int) { self.init(major) }

  package static func < (one: PlatformVersion, other: PlatformVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// A version of each of some platforms.
package struct PlatformVersions: Hashable, Sendable, CustomStringConvertible {
  package private(set) var versions: [Platform: PlatformVersion] = [:]

  package init() {}

  package init(iOS: PlatformVersion, macOS: PlatformVersion, tvOS: PlatformVersion) {
    versions = [.iOS: iOS, .macOS: macOS, .tvOS: tvOS, .visionOS: PlatformVersion(1)]
  }

  /// A version of one platform: `iOS 16`.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, let platform = Platform(rawValue: String(words[0])),
      let version = PlatformVersion(String(words[1]))
    else { return nil }
    versions = [platform: version]
  }

  package subscript(platform: Platform) -> PlatformVersion? {
    get { versions[platform] }
    set { versions[platform] = newValue }
  }

  /// Whether one of these is older than what is asked for on its platform.
  package func isOlder(than asked: PlatformVersions) -> Bool { firstOlder(than: asked) != nil }

  /// The first platform on which this is older than what is asked for.
  func firstOlder(than asked: PlatformVersions) -> Platform? {
    Platform.allCases.first { platform in
      guard let version = versions[platform], let asked = asked[platform] else { return false }
      return version < asked
    }
  }

  /// The versions, or those of an app where these are later. If an app names its platforms, the others don't count.
  func raised(to targets: PlatformVersions) -> PlatformVersions {
    if targets.versions.isEmpty { return self }
    var raised = self
    for platform in Platform.allCases {
      let target = targets[platform]
      raised[platform] = target.flatMap { target in self[platform].map { max($0, target) } }
    }
    return raised
  }

  /// `iOS 16, macOS 13`
  package var description: String {
    Platform.allCases.compactMap { platform in
      versions[platform].map { "\(platform.rawValue) \($0)" }
    }.joined(separator: ", ")
  }
}

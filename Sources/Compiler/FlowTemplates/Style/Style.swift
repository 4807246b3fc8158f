import FlowDiagnostics
import FlowModel
import FlowSyntax

/// One way to turn flows into code: a manifest and its templates, compiled.
package struct Style: Sendable {
  package let name: String
  package let summary: String
  /// The first systems that its code runs on.
  package let platforms: PlatformVersions
  package let expressions: [Feature: Expression]
  /// The module of the runtime that its code stands on, beside `FlowRuntime`.
  package let shell: String?
  /// The settings of `flowc.yml` that its code uses.
  package let settings: [StyleSetting]
  let templates: Templates
  /// The types and members that its code has.
  let names: MadeNames
  /// The names that its templates write themselves.
  let words: Set<String>

  /// Whether the style can express a feature.
  package enum Expression: Hashable, Sendable {
    /// From the first system on which it can, if not from the style's own.
    case possible(from: PlatformVersions?)
    /// With what the platform makes impossible.
    case impossible(why: String)
  }

  /// Whether its code says from which system on it is there, when it is built for these.
  package func isNewer(than targets: PlatformVersions) -> Bool { targets.isOlder(than: platforms) }

  package func expresses(_ feature: Feature) -> Bool {
    if case .possible = expressions[feature] { true } else { false }
  }

  /// The template of each generated file; no file is generated without a template.
  struct Templates: Sendable {
    let flow: Template<FileContext>?
    let previews: Template<FileContext>?
    /// The author's half.
    let logic: Template<FlowContext>?
    let tests: Template<FileContext>?
    /// The values that only the tests' author knows.
    let samples: Template<ModuleContext>?
  }
}

/// A generated file, with its name relative to its folder.
package struct GeneratedFile: Sendable {
  package enum Owner: Sendable {
    /// Made anew whenever the flows change.
    case flowc
    /// Made once, and never touched again.
    case author
  }

  package let name: String
  package let bytes: [UInt8]
  package let owner: Owner
  /// Whether it tests the rest, and goes to the folder for tests.
  package let isTest: Bool
  /// The flow file it is made from; nil when it is made from all.
  package let source: FileID?
  /// The template that it is made with, if there is one.
  package var template: FileID? = nil
}

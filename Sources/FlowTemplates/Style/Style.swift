import FlowDiagnostics
import FlowModel
import FlowSyntax

/// One way to turn flows into code: a manifest and its templates, compiled.
package struct Style: Sendable {
  package let name: String
  package let summary: String
  package let platforms: String
  let features: Set<Feature>
  let outputs: [Output]
  /// What tests the rest.
  let tests: [Output]

  /// A file that the style makes, by what it is made of.
  struct Output: Sendable {
    enum Maker: Sendable {
      /// Of each flow file.
      case file(Template<FileContext>)
      /// Once.
      case module(Template<ModuleContext>)
      /// Of each flow, once and then its author's.
      case flow(Template<FlowContext>)
    }

    let maker: Maker
    /// The file's name; `*` stands for the flow file's or the flow's.
    let name: String
    /// Whether it is its author's: written once, if anything is in it.
    let isOnce: Bool

    func name(for subject: String) -> String {
      let parts = name.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.joined(separator: subject)
    }
  }
}

/// What a style made: a file by its name, relative to the folder that it goes to.
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
}

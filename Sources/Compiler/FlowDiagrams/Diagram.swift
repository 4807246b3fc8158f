import FlowDiagnostics
import FlowModel

/// A project as boxes and arrows, whatever the language it is written down in.
struct Diagram: Sendable {
  var groups: [Group] = []
  var nodes: [Node] = []
  var edges: [Edge] = []

  /// The boxes of one flow, or of a fragment that flows share.
  struct Group: Sendable {
    /// The title on its frame; nothing for boxes without a frame.
    let title: String?
    /// The flow, if it is one.
    var flow: ID<Flow>?
    var nodes: [Int] = []
  }

  /// A box, or a mark such as the start.
  struct Node: Sendable {
    enum Kind: String, Sendable, CaseIterable {
      case view, alert, tabs, split, `switch`, embed, sequence, external
      case flow, anyScreen, group, app, entry, start, end, remark
    }

    let kind: Kind
    let title: String
    /// The screen that it stands for, if it does.
    var screen: ID<Screen>?
    /// The lines under the title.
    var details: [String] = []
    /// The findings here, the worst first.
    var findings: [Finding] = []

    var severity: Severity? { findings.first?.severity }
  }

  struct Finding: Sendable {
    let severity: Severity
    let message: String
  }

  /// An arrow; several events that do the same share one.
  struct Edge: Sendable {
    enum Style: String, Sendable, CaseIterable {
      case push, plain, animated, sheet, fullScreenCover, popover, alert, replace, tab
      /// From a container to what it holds.
      case part
      case back, start
    }

    let source: Int
    let target: Int
    let style: Style
    var labels: [String]
  }
}

extension Diagram.Edge.Style {
  /// How the label says it, where the line alone doesn't.
  var word: String? {
    switch self {
    case .push, .part, .back, .start, .alert: nil
    case .fullScreenCover: "full screen cover"
    case .plain, .animated, .sheet, .popover, .replace, .tab: rawValue
    }
  }

  /// Whether it puts a new layer over its source.
  var isModal: Bool { [.sheet, .fullScreenCover, .popover, .alert].contains(self) }

  /// Whether `back` on the target shows the source again.
  var keepsSource: Bool { isModal || [.push, .plain, .animated].contains(self) }
}

extension Diagram.Edge {
  /// The lines of its label; of many events only the first.
  var lines: [String] {
    labels.shortened(to: 6).flatMap { $0.wrapped(at: 32) }
      + (style.word.map { ["(\($0))"] } ?? [])
  }
}

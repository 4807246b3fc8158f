import Foundation

/// Something that happened in a flow: for analytics, logs and tests.
public enum FlowReport {
  /// A screen came to the top: for the first time, or again because nothing covers it any more. An
  /// alert doesn't count as a cover.
  case shown(FlowPage)
  /// A view, or the app itself, sent an event. Its actions follow. An event of the app has no page.
  case event(String, of: FlowPage?)
  /// An event had no effect. There is no page if nothing is known of it any more.
  case dropped(String, of: FlowPage?, FlowDropReason)
  /// A link was followed.
  case followed(URL)
  /// A link was not followed.
  case refused(URL, FlowRefusal)
  /// A screen could not be restored.
  case lost(FlowLoss)
  /// The platform did not do a step or did not report it, and the navigator went on from there.
  case reconciled(String)
}

/// Why an event had no effect.
public enum FlowDropReason: String, Sendable {
  /// Another screen or layer covers the page, as after the first tap of a double tap.
  case covered
  /// Another layer is just coming or going.
  case moving
  /// The page is leaving the screen.
  case leaving
  /// The page is unknown: it left the screen long ago, or belongs to another flow.
  case unknown
  /// The flow has ended.
  case over
  /// The embedded flow that the event is meant for does not run.
  case notRunning
}

/// Why a link was not followed.
public enum FlowRefusal: String, Sendable {
  /// Neither the flow nor one that links can open inside it has such a link.
  case unknown
  /// The link's condition, or a guard that a screen requires, doesn't hold. The flow follows the link
  /// when it holds.
  case held
  /// The flow has ended.
  case over
}

extension FlowReport: CustomStringConvertible {
  /// What happened, in a line: `event: addTapped of Todos.list`.
  public var description: String {
    switch self {
    case .shown(let page): "shown: \(page.screen)"
    case .event(let event, let page): "event: \(FlowReport.name(event, of: page))"
    case .dropped(let event, let page, let reason):
      "dropped: \(FlowReport.name(event, of: page)): \(reason.rawValue)"
    case .followed(let url): "followed: \(url)"
    case .refused(let url, let reason): "refused: \(url): \(reason.rawValue)"
    case .lost(let loss): "lost: \(loss)"
    case .reconciled(let message): "reconciled: \(message)"
    }
  }

  private static func name(_ event: String, of page: FlowPage?) -> String {
    page.map { "\(event) of \($0.screen)" } ?? event
  }
}

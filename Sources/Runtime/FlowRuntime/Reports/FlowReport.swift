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
  /// A screen, such as `Shop.checkout`, was not shown, because a guard that it requires doesn't hold.
  case turnedAway(from: String)
  /// The user or the flow went back from a page.
  case left(FlowPage, FlowWayBack)
  /// A page began to wait for an outcome. The name is that of the event that asks for it, or else that
  /// of the outcome.
  case awaiting(String, of: FlowPage?)
  /// The outcome came, with the name of its end. Its actions follow.
  case answered(String, of: FlowPage?, String)
  /// The page went before the outcome came, or an event of the app or a link began it again.
  case abandoned(String, of: FlowPage?)
  /// The time of an `after` is over. Its actions follow.
  case elapsed(milliseconds: Int, of: FlowPage?)
  /// A flow, a sequence, or a screen with a result ended. The name is that of the screen in whose place it
  /// ran, or that of the flow that runs on its own.
  case ended(String, FlowEnd)
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

/// How a page was left.
public enum FlowWayBack: String, Sendable {
  /// By an action of the flow, such as `back` or `dismiss`.
  case action
  /// By the back button or the edge swipe.
  case back
  /// By a swipe down or a tap outside.
  case swipe
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
    case .turnedAway(let screen): "turned away: \(screen)"
    case .left(let page, let way): "left: \(page.screen) by \(way.rawValue)"
    case .awaiting(let name, let page): "awaiting: \(FlowReport.name(name, of: page))"
    case .answered(let name, let page, let end):
      "answered: \(FlowReport.name(name, of: page)): \(end)"
    case .abandoned(let name, let page): "abandoned: \(FlowReport.name(name, of: page))"
    case .elapsed(let time, let page): "elapsed: \(FlowReport.name("\(time) ms", of: page))"
    case .ended(let name, let end): "ended: \(name): \(end)"
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

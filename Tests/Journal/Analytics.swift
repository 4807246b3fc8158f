import FlowRuntime

/// Sends what happens in the flows to the app's analytics.
@MainActor
struct Analytics {
  let log: @MainActor (String) -> Void

  func track(_ report: FlowReport) {
    switch report {
    case .shown(let page): log("screen \(page.screen)")
    case .event(let name, let page): log("event \(name) of \(page?.screen ?? "the app")")
    case .answered(let name, _, let end): log("answer \(name): \(end)")
    case .left(let page, let way) where way != .action: log("left \(page.screen) by \(way)")
    case .followed(let url): log("link \(url)")
    case .refused(let url, let reason): log("link \(url): \(reason)")
    case .lost(let loss): log("lost \(loss)")
    default: break
    }
  }
}

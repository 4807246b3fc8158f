import FlowRuntime

/// What the app's analytics hear of its flows, as the page on generated code in an app shows it.
@MainActor
struct Analytics {
  let log: @MainActor (_ name: String, _ values: [String: String]) -> Void

  func track(_ report: FlowReport) {
    switch report {
    case .shown(let page): log("screen", ["name": page.screen])
    case .event(let name, let page): log(name, ["screen": page?.screen ?? "app"])
    case .refused(let url, let reason): log("link", ["url": "\(url)", "refused": "\(reason)"])
    case .lost(let loss): log("lost", ["reason": "\(loss.reason)"])
    default: break
    }
  }
}

import Foundation

/// Where the user is, as it is kept while the app doesn't run.
///
/// Numbers tell what belongs together, and mean nothing outside. What can't be kept is left open.
struct FlowSnapshot: Codable {
  struct Layer: Codable {
    let presentation: FlowPresentation
    let style: FlowStyle
    let stack: FlowStack.ID
    let presenter: FlowPage.ID?
    let opener: Opener?
  }

  struct Stack: Codable {
    let id: FlowStack.ID
    let pages: [FlowPage.ID]
  }

  struct Page: Codable {
    let id: FlowPage.ID
    let destination: Destination
    let run: FlowRun.ID
    let arrival: FlowArrival
    let step: Int?
    let holds: Holding?
    let hasBegun: Bool
    /// Whether what began with the page is still waited for.
    let isWaiting: Bool
  }

  /// The stacks that a page holds, each with the screen that it began with.
  struct Holding: Codable {
    let stacks: [FlowStack.ID?]
    let roots: [FlowScreen?]
    /// The first destinations of the tabs of elements.
    var elements: [String?]?
    var selected: Int?
    /// The state's value that a region was shown for.
    var value: String?

    /// Whether a destination is the first of the tab that was at a place: of a tab for an element, with this element.
    @MainActor
    func isElement(
      _ root: any FlowDestination, at index: Int, of model: (any FlowDefinition)?
    ) -> Bool {
      guard let model, let elements, elements.indices.contains(index), let text = elements[index]
      else { return true }
      return model.destination(decoding: text).map { AnyHashable($0) } == AnyHashable(root)
    }
  }

  struct Run: Codable {
    let id: FlowRun.ID
    let kind: FlowRun.Kind
    let host: Destination?
    let parent: FlowRun.ID?
    let opener: Opener?
    let step: Int?
    let isOver: Bool
  }

  /// Who opened something.
  struct Opener: Codable {
    let page: FlowPage.ID?
    let run: FlowRun.ID
    let isFlowWide: Bool
    let isAppearance: Bool
    let following: Following?
  }

  /// What follows the end of something, coded by itself; nothing if an object is in it.
  struct Following: Codable {
    let text: String?
  }

  /// A destination, coded by itself: one that can't be read any more takes no other with it.
  struct Destination: Codable {
    let screen: FlowScreen
    let text: String?
  }

  /// What is written by this version of the runtime, and all that it reads.
  static let version = 2

  let version: Int
  let layers: [Layer]
  let stacks: [Stack]
  let pages: [Page]
  let runs: [Run]
  let main: FlowRun.ID
}

/// What is kept.
extension FlowNavigator {
  /// The current state, for ``start(_:at:restoring:)``; `nil` if the flow has ended.
  public func snapshot() -> Data? {
    if state.isOver { return nil }
    let snapshot = FlowSnapshot(
      version: FlowSnapshot.version,
      layers: state.layers.map { layer in
        FlowSnapshot.Layer(
          presentation: layer.presentation, style: layer.style, stack: layer.stack,
          presenter: layer.presenter, opener: layer.opener.map(FlowSnapshot.Opener.init))
      },
      stacks: state.stacks.sorted(by: \.key).map { FlowSnapshot.Stack(id: $0, pages: $1.pages) },
      pages: state.pages.sorted(by: \.key).map { kept($0.value) },
      runs: state.runs.sorted(by: \.key).map { kept($1, as: $0) }, main: state.main)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(snapshot)
  }

  private func kept(_ page: FlowPage) -> FlowSnapshot.Page {
    FlowSnapshot.Page(
      id: page.id, destination: kept(page.destination, in: page.run), run: page.run,
      arrival: page.arrival,
      step: page.step, holds: holding(of: page), hasBegun: page.hasBegun,
      isWaiting: tasks.keys.contains { $0.page == page.id && $0.isAppearance })
  }

  private func kept(_ run: FlowRun, as id: FlowRun.ID) -> FlowSnapshot.Run {
    FlowSnapshot.Run(
      id: id, kind: run.kind, host: run.host.map { kept($0, in: run.parent ?? state.main) },
      parent: run.parent, opener: run.opener.map(FlowSnapshot.Opener.init), step: run.step,
      isOver: run.end != nil)
  }

  private func kept(
    _ destination: any FlowDestination, in run: FlowRun.ID
  ) -> FlowSnapshot.Destination {
    let isKept = definition(of: run)?.restores ?? false
    return FlowSnapshot.Destination(
      screen: destination.anyScreen, text: isKept ? destination.coded : nil)
  }

  private func holding(of page: FlowPage) -> FlowSnapshot.Holding? {
    let roots = traits(of: page.destination, in: page.run)?.content.roots ?? []
    let screens = roots.map { $0?.anyScreen }
    switch page.content {
    case .view: return nil
    case .tabs(let tabs, let selected):
      let isKept = definition(of: page.run)?.restores ?? false
      return FlowSnapshot.Holding(
        stacks: tabs.map(\.stack), roots: tabs.map { $0.tab.root?.anyScreen },
        elements: isKept ? tabs.map { $0.tab.isForElement ? $0.tab.root?.coded : nil } : nil,
        selected: selected)
    case .split(let stacks, let front):
      return FlowSnapshot.Holding(stacks: stacks, roots: screens, selected: front)
    case .region(let value, let stack):
      return FlowSnapshot.Holding(
        stacks: [stack], roots: screens, value: String(describing: value.base))
    }
  }
}

extension FlowSnapshot.Opener {
  fileprivate init(_ opener: FlowOpener) {
    page = opener.page
    run = opener.context.run
    isFlowWide = opener.context.isFlowWide
    isAppearance = opener.context.isAppearance
    following = opener.following.map { FlowSnapshot.Following(text: $0.coded) }
  }
}

extension FlowContent {
  /// What the stacks begin with that a page with this content holds.
  var roots: [(any FlowDestination)?] {
    switch self {
    case .view, .alert, .flow, .sequence, .tabs: []
    case .split(let columns): columns
    case .region(_, let shown): [shown]
    }
  }
}

extension Encodable {
  /// The destination, or what follows, as a text; nothing if an object is in it.
  fileprivate var coded: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Dictionary {
  /// The entries in the order in which their numbers were given out.
  fileprivate func sorted<Subject>(
    by id: (Element) -> FlowID<Subject>
  ) -> [Element] {
    sorted { id($0).number < id($1).number }
  }
}

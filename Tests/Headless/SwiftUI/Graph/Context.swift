/// Where a view is being evaluated.
struct Context {
  let graph: Graph
  var node: Node
  private var sharedEnvironment: SharedEnvironment
  var layer: LayerRecord
  var page: PageRecord { didSet { presenters = [] } }
  /// What the modifiers around, on this page, can present.
  var presenters: Set<PresentationFamily> = []
  var isInLazyContainer = false
  /// The innermost stack of views around.
  var container: Node?

  var environment: EnvironmentValues {
    get { sharedEnvironment.values }
    set { sharedEnvironment = SharedEnvironment(newValue) }
  }

  init(
    graph: Graph, node: Node, environment: EnvironmentValues, layer: LayerRecord, page: PageRecord
  ) {
    (self.graph, self.node, self.layer, self.page) = (graph, node, layer, page)
    sharedEnvironment = SharedEnvironment(environment)
  }

  func child(_ key: NodeKey) -> Context {
    var context = self
    let (node, isRepeated) = self.node.child(key, pass: graph.pass)
    if isRepeated { graph.signal.record(fault: "two views share the id \(key)") }
    context.node = node
    return context
  }
}

/// An environment that many contexts have in common; few views change it.
private final class SharedEnvironment {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }
}

extension Context {
  /// The context of what a view at this place holds.
  var asContainer: Context {
    var context = self
    context.container = node
    return context
  }
}

/// What the views of one page say about the page.
final class PageRecord {
  /// The page that this one is in, which holds it.
  private weak var parent: PageRecord?
  let isRootOfStack: Bool
  var isOnTop = true
  /// Takes this page and those above it off the stack; nil for a root.
  var pop: (() -> Void)?
  /// It is off the screen now, after it was popped.
  var finishPop: () -> Void = {}
  var title: String?
  var isBackHidden = false
  /// Whether there is no bar, and so neither a title nor a way back.
  var isBarHidden = false
  /// Out of which view it zooms.
  var zoom: ZoomSource?
  var destinations: [ObjectIdentifier: (AnyHashable, Context) -> [Element]] = [:]
  var bound: [BoundDestination] = []
  var elements: [Element] = []

  init(parent: PageRecord? = nil, isRootOfStack: Bool = false) {
    self.parent = parent
    self.isRootOfStack = isRootOfStack
  }

  var isVisible: Bool { isOnTop && parent?.isVisible ?? true }
}

/// A page pushed by a flag or an item instead of by the path.
struct BoundDestination {
  let node: Node
  let content: (Context) -> [Element]
  let dismiss: () -> Void
  /// What its binding says now.
  var isActive: () -> Bool = { false }
}

/// What the views of one layer say about the layer.
final class LayerRecord {
  var requests: [PresentationRequest] = []
  var isDismissDisabled = false
  /// What a tap beside a dialog does; nil if it does nothing.
  var leave: (@MainActor () -> Void)?
  var urlHandlers: [(URL) -> Void] = []
  /// The presentation or dismissal under way, in words.
  var transition: String?
  /// Whether a `NavigationView` pushes or pops.
  var isNavigating = false
  weak var owner: Layer?
  /// In which controller the controllers of its views lie.
  weak var host: (any LayerHost)?
}

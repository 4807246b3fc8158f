/// A view's wish to present something.
struct PresentationRequest {
  let node: Node
  let kind: HeadlessLayer.Presentation
  /// What is presented; another id is another presentation.
  let id: AnyHashable?
  let environment: EnvironmentValues
  let content: (Context) -> [Element]
  /// Writes to the binding that the presentation is over.
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  /// Whether what it shows stays as it was when it was presented.
  var isFixed = false
  /// The view that it was asked for at, as a user would call it.
  var view: String?

  func isSame(as other: PresentationRequest) -> Bool {
    node === other.node && kind == other.kind && id == other.id
  }
}

/// One presentation: the root, or what stands in front of another layer.
package final class Layer {
  enum Phase { case appearing, shown, disappearing }

  let kind: HeadlessLayer.Presentation
  private let node = Node()
  private var content: (Context) -> [Element]
  private(set) var request: PresentationRequest?
  private(set) var record = LayerRecord()
  private(set) var page = PageRecord()
  private(set) var presented: Layer?
  private var refused: [PresentationRequest] = []
  private var ended: PresentationRequest?
  private var isReplaced = false
  /// Whether its dismissal is.
  private(set) var isAnimated = true
  /// Whether it was dismissed while it rose.
  private var isInterrupted = false
  /// What the platform writes, and tells, later than the layer is gone.
  private var late: (() -> Void)?
  var phase: Phase
  /// What shows it in UIKit; nil in an app of views alone.
  weak var host: (any LayerHost)?
  var isOnScreen = true

  init(root: @escaping (Context) -> [Element]) {
    kind = .root
    content = root
    phase = .shown
  }

  private init(_ request: PresentationRequest) {
    kind = request.kind
    content = request.content
    self.request = request
    phase = .appearing
  }

  func evaluate(in graph: Graph, environment: EnvironmentValues) {
    record = LayerRecord()
    record.transition = transition
    (record.host, record.owner) = (host, self)
    page = PageRecord()
    page.isOnTop = isOnScreen
    let context = Context(
      graph: graph, node: node, environment: environment, layer: record, page: page)
    page.elements = content(context)
    // What is on its way off the screen is still evaluated, and presents nothing.
    if phase != .disappearing { reconcile(in: graph) }
    guard let presented, let request = presented.request else { return }
    var environment = request.environment
    environment.isInStack = false
    environment.isStackStyle = false
    environment.push = nil
    environment.close = { [weak self] in self?.dismissPresented(in: graph) }
    presented.evaluate(in: graph, environment: environment)
  }

  func sweep(pass: Int) {
    node.sweep(pass: pass)
    presented?.sweep(pass: pass)
  }

  /// Brings what is presented in line with what the views ask for.
  private func reconcile(in graph: Graph) {
    refused.removeAll { old in !record.requests.contains { $0.isSame(as: old) } }
    if let presented, presented.phase != .disappearing { follow(presented, in: graph) }
    if let ended, record.requests.contains(where: { $0.isSame(as: ended) }) {
      graph.signal.record(
        fault: "the binding of \(ended.kind) kept its value after the dismissal")
    }
    ended = nil
    if let host, !onMain({ host.isForeignReady }) { return }
    for request in record.requests where !isServed(request) {
      if let obstacle = obstacle(in: graph) {
        refused.append(request)
        graph.signal.record(fault: "attempt to present \(request.kind) \(obstacle)")
      } else {
        let layer = Layer(request)
        presented = layer
        graph.note(request.kind, isComing: true)
        if !isShown(layer, in: graph) {
          presented = nil
          refused.append(request)
        }
      }
    }
  }

  /// Whether UIKit, if it is there, presents the layer.
  private func isShown(_ layer: Layer, in graph: Graph) -> Bool {
    guard let host else { return true }
    nonisolated(unsafe) let (layer, graph) = (layer, graph)
    return onMain { host.presentForeign(layer, isAnimated: !graph.disablesAnimations) }
  }

  /// Updates the shown layer from its request, or begins to dismiss it.
  private func follow(_ shown: Layer, in graph: Graph) {
    guard let old = shown.request else { return }
    let same = record.requests.first { $0.node === old.node && $0.kind == old.kind }
    if let same, same.id == old.id {
      shown.request = same
      if !same.isFixed { shown.content = same.content }
    } else {
      shown.isInterrupted = shown.phase == .appearing
      shown.phase = .disappearing
      shown.isReplaced = same != nil
      shown.isAnimated = !graph.disablesAnimations
      graph.note(shown.kind, isComing: false)
      if record.isNavigating {
        graph.signal.record(fault: "attempt to dismiss \(shown.kind) \(Self.whileNavigating)")
      }
    }
  }

  private func isServed(_ request: PresentationRequest) -> Bool {
    if refused.contains(where: { $0.isSame(as: request) }) { return true }
    guard let presented, let shown = presented.request else { return false }
    if presented.isReplaced { return shown.node === request.node && shown.kind == request.kind }
    return presented.phase != .disappearing && shown.isSame(as: request)
  }

  /// Why nothing can be presented from here now.
  private func obstacle(in graph: Graph) -> String? {
    nonisolated(unsafe) let graph = graph
    if onMain({ graph.hasControllerInFront }) { return "while a controller of UIKit is presented" }
    if phase != .shown { return "from \(kind) that is still \(phase)" }
    guard let presented else { return record.isNavigating ? Self.whileNavigating : nil }
    return presented.phase == .disappearing
      ? "while \(presented.kind) is going away" : "while \(presented.kind) is presented"
  }

  private static let whileNavigating = "while a NavigationView pushes or pops"

  /// The presentation or dismissal under way here.
  private var transition: String? {
    if phase == .appearing { return "\(kind) is appearing" }
    guard let presented, presented.phase != .shown else { return nil }
    return "\(presented.kind) is \(presented.phase)"
  }
}

extension Layer {
  var layers: [Layer] {
    var layers = [self]
    while let next = layers.last?.presented { layers.append(next) }
    return layers
  }

  /// The system ends the presentation: the binding first, `onDismiss` once it is gone. If it is late,
  /// both come once it is gone, when it says so.
  func dismissPresented(in graph: Graph, isLate: Bool = false) {
    guard let presented, presented.phase != .disappearing else { return }
    presented.phase = .disappearing
    guard isLate, let request = presented.request else { return end(presented, in: graph) }
    refused.append(request)
    presented.isInterrupted = true
    late = { [weak self] in
      self?.end(presented, in: graph)
      request.onDismiss?()
    }
    graph.signal.mark()
  }

  /// The system writes what it owes.
  func writeLate() {
    late?()
    late = nil
  }

  /// An alert is gone before its button's action runs.
  func dismissAtOnce(in graph: Graph) {
    guard let presented else { return }
    self.presented = nil
    presented.leave()
    end(presented, in: graph)
  }

  private func end(_ layer: Layer, in graph: Graph) {
    guard let request = layer.request else { return }
    refused.append(request)
    ended = request
    request.dismiss()
    graph.signal.mark()
  }

  /// Completes a presentation or a dismissal; false if none is under way.
  func finishTransition(in graph: Graph) -> Bool {
    guard let presented else { return false }
    switch presented.phase {
    case .shown: return presented.finishTransition(in: graph)
    case .appearing: presented.phase = .shown
    case .disappearing:
      self.presented = nil
      presented.leave()
      if !presented.isInterrupted { presented.request?.onDismiss?() }
    }
    graph.signal.mark()
    return true
  }

  /// UIKit has dismissed the layer: the views have asked for that, or they learn it now.
  func hasLost(_ layer: Layer, in graph: Graph) {
    guard presented === layer else { return }
    let isWanted = layer.phase == .disappearing
    presented = nil
    layer.leave()
    if !isWanted { end(layer, in: graph) }
    if !layer.isInterrupted { layer.request?.onDismiss?() }
    graph.signal.mark()
  }

  private func leave() {
    presented?.leave()
    presented = nil
    node.leave()
  }
}

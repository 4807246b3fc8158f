import FlowModel

extension Execution {
  /// `dismiss`: the source's layer goes, with all above it; where the frame lies in what would go,
  /// its run ends as `cancel` instead. The root layer can't go.
  ///
  /// A source that has left already is dismissed.
  mutating func dismiss(_ context: Context) {
    guard let source = place(context), let layer = state.layerIndex(of: source) else { return }
    let frame = state.frame(of: context.run)
    if frame != state.main, let base = base(of: frame), base >= layer {
      return end(frame, .cancelled)
    }
    if layer == 0 { return remark(.nothingToDismiss) }
    closeLayers(from: layer)
  }

  /// `{ dismissTo: X }`: all layers above X's go. A sequence that the source is a step of, and X is
  /// not, ends as `cancel` first.
  mutating func dismissTo(
    _ target: Reference<Screen>, _ otherwise: ActionList, _ context: Context
  ) {
    guard let screen = target.id else { return remark(.dangling) }
    var looking = context
    if case .destination = context.source { looking.source = .onTop }
    switch find(screen, looking) {
    case .at(let number): closeLayers(from: (state.layerIndex(of: number) ?? 0) + 1)
    case .outside(let run): leaveSequence(for: run, looking)
    case .absent: isAbsent(screen, otherwise, context)
    }
  }

  /// `dismissAll`: all layers above the frame's first go.
  mutating func dismissAll(_ context: Context) {
    guard let base = base(of: state.frame(of: context.run)) else { return }
    closeLayers(from: base + 1)
  }

  /// The layer in which a run began.
  private func base(of run: Number<Run>) -> Int? {
    state.members(of: run).first.flatMap { state.layerIndex(of: $0) }
  }
}

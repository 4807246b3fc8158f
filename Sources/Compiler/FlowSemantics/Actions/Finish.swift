import FlowModel

extension Execution {
  /// `finish`: the flow, or the screen that returns something, ends with a result. A sequence ends
  /// by `next` and `skip`; a `finish` in one of its steps is the flow's.
  mutating func finish(_ result: Argument?, as name: ID<FlowEnd>?, _ context: Context) {
    end(finishing(context), .finished(result.map { value($0.value, context.scope) }, name))
  }

  /// `cancel`: the flow, or the screen that returns something, ends without a result.
  mutating func cancel(_ context: Context) {
    end(finishing(context), .cancelled)
  }

  private func finishing(_ context: Context) -> Number<Run> {
    state.outward(from: context.run).first { sequence(of: $0) == nil } ?? state.main
  }
}

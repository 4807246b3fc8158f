/// What generated code names to say for which interface of the runtime it was made.
///
/// The number grows when generated code of before doesn't compile any more, or does something else.
public enum FlowRuntimeInterface1 {}

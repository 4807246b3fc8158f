/// The version of the interface between generated code and the runtime.
///
/// Generated code refers to it. The number grows when older generated code no longer compiles or
/// behaves differently.
public enum FlowRuntimeInterface1 {}

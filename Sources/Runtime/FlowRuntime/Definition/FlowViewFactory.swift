/// Makes the views of a flow. flowc generates a subclass for each flow, with a function for each view.
@MainActor
open class FlowViewFactory {
  /// Makes a factory.
  public init() {}
}

/// An object that is made when it is first used, even if its view is made several times.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package final class FlowOnce<Object: AnyObject> {
  private let make: () -> Object
  package private(set) lazy var object = make()

  package init(_ make: @escaping () -> Object) { self.make = make }
}

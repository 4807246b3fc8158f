/// How a page or a presentation comes and goes.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {}

public struct ZoomNavigationTransition: NavigationTransition {
  let source: ZoomSource
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: ZoomSource(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// The name of a view out of which something zooms.
struct ZoomSource: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension View {
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    let source = ZoomSource(id: AnyHashable(id), namespace: namespace)
    return modified { content, context in
      context.requires(.iOS(18))
      let elements = content.resolve(in: context)
      if context.graph.sources.updateValue(elements.name ?? "", forKey: source) != nil {
        context.graph.signal.record(fault: "two views are the source \(source.id)")
      }
      return elements
    }
  }

  /// It is for a page on a stack or for what is presented, and not for the root of a stack.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modified { content, context in
      context.requires(.iOS(18))
      if context.page.isRootOfStack {
        context.graph.signal.record(fault: "the root of a stack has a navigation transition")
      }
      context.page.zoom = (style as? ZoomNavigationTransition)?.source
      return content.resolve(in: context)
    }
  }
}

@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    fileprivate let place: ObjectIdentifier?
  }

  private var id = ID(place: nil)

  public init() {}

  public var wrappedValue: ID { id }
}

extension Namespace: Sendable {}

extension Namespace: InstallableProperty {
  mutating func install(slot: Int, in context: Context) {
    context.requires(.iOS(14), "Namespace")
    id = ID(place: ObjectIdentifier(context.node.stored(slot) { NamespacePlace() }))
  }
}

private final class NamespacePlace {}

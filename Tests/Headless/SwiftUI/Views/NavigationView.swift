/// A stack whose pages come from active links, as on iOS 13 to 15.
public struct NavigationView<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    if context.environment.isInStack {
      context.graph.report("a NavigationView is inside another stack, so there are two bars")
    }
    if context.environment.horizontalSizeClass == .regular, !context.environment.isStackStyle {
      context.graph.report(
        "a NavigationView without StackNavigationViewStyle has columns in regular width")
    }
    let pages = context.node.stored(0) { LinkedPages() }
    return [Element(.stack(pages.evaluate(content, in: context)))]
  }
}

public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    transformEnvironment { $0.isStackStyle = style is StackNavigationViewStyle }
  }
}

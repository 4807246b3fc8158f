/// The navigation bar of iOS 13, before `navigationTitle(_:)` and `toolbar(content:)`.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    changingPage { $0.title = title.content }
  }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationBarTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationBarTitle(Text(title))
  }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(title)
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title))
  }

  /// Of iOS 14, because before it the mode comes with the title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    unrendered(since: .iOS(14))
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    changingPage { $0.isBarHidden = hidden }
  }
}

extension View {
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    withBarItems { leading.resolve(in: $0, at: 1) + trailing.resolve(in: $0, at: 2) }
  }

  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    withBarItems { leading.resolve(in: $0, at: 1) }
  }

  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    withBarItems { trailing.resolve(in: $0, at: 1) }
  }

  /// The view with items in the bar, which are read before it, wherever they are placed.
  nonisolated func withBarItems(_ items: @escaping (Context) -> [Element]) -> some View {
    modified { content, context in
      var bar = Element(.group(items(context)))
      (bar.isInBar, bar.isInNavigationBar) = (true, true)
      return [Element(.group([bar] + content.resolve(in: context, at: 0)))]
    }
  }
}

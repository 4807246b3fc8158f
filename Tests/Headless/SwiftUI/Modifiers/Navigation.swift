extension View {
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified { content, context in
      context.requires(.iOS(16))
      context.register(D.self, destination)
      return content.resolve(in: context)
    }
  }

  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return modified { content, context in
      context.requires(.iOS(16))
      if isPresented.wrappedValue {
        context.page.bound.append(
          BoundDestination(
            node: context.node, content: { destination.resolve(in: $0) },
            dismiss: { isPresented.wrappedValue = false }))
      }
      return content.resolve(in: context)
    }
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified { content, context in
      context.requires(.iOS(17))
      if let value = item.wrappedValue {
        context.page.bound.append(
          BoundDestination(
            node: context.node,
            content: { page in
              let id = page.graph.keepsStateOfReplacedPages ? 0 : AnyHashable(value)
              return destination(value).resolve(in: page.child(.id(id)))
            },
            dismiss: { item.wrappedValue = nil }))
      }
      return content.resolve(in: context)
    }
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View {
    changingPage(since: .iOS(14)) { $0.title = title.content }
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    changingPage { $0.isBackHidden = hidesBackButton }
  }

  nonisolated func changingPage(
    since system: HeadlessSystem = .iOS(13), _ api: String = #function,
    _ change: @escaping (PageRecord) -> Void
  ) -> some View {
    modified { content, context in
      context.requires(system, api)
      // An inner view's wish is written later and wins.
      change(context.page)
      return content.resolve(in: context)
    }
  }
}

extension Context {
  /// Only what the root of a stack registers is sure to be there when a page is needed.
  fileprivate func register<D: Hashable, C: View>(
    _ type: D.Type, _ destination: @escaping (D) -> C
  ) {
    guard page.isRootOfStack else { return }
    if isInLazyContainer {
      graph.signal.record(fault: "a navigationDestination is inside a lazy container")
      return
    }
    let type = ObjectIdentifier(type)
    guard page.destinations[type] == nil else {
      graph.signal.record(fault: "a navigationDestination for \(D.self) was declared earlier")
      return
    }
    page.destinations[type] = { value, context in
      guard let value = value.base as? D else { return [] }
      return destination(value).resolve(in: context)
    }
  }
}

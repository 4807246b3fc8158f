import Combine

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified { content, context in
      context.hook().appear = action ?? {}
      return content.resolve(in: context)
    }
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified { content, context in
      context.hook().disappear = action ?? {}
      return content.resolve(in: context)
    }
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified { content, context in
      context.requires(.iOS(15))
      context.run(action, priority: priority)
      return content.resolve(in: context)
    }
  }

  /// Starts over when the value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified { content, context in
      context.requires(.iOS(15))
      let last = context.node.stored(2) { Holder<T>() }
      if let old = last.value, old != value { context.hook().set(isVisible: false) }
      last.value = value
      context.run(action, priority: priority)
      return content.resolve(in: context)
    }
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    changing(.iOS(17), of: value, initial: initial, action: action)
  }

  nonisolated private func changing<V: Equatable>(
    _ system: HeadlessSystem, of value: V, initial: Bool = false, _ api: String = #function,
    action: @escaping (V, V) -> Void
  ) -> some View {
    modified { content, context in
      context.requires(system, api)
      let last = context.node.stored(0) { Holder<V>() }
      let old = last.value ?? value
      if old != value || last.value == nil && initial {
        context.graph.afterPass.append { action(old, value) }
      }
      last.value = value
      return content.resolve(in: context)
    }
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  @available(
    *, deprecated,
    message: "from iOS 17 on, the action takes the old and the new value, or nothing"
  )
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    changing(.iOS(14), of: value) { _, new in action(new) }
  }

  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modified { content, context in
      let reception = context.node.stored(0) { Reception<P>() }
      reception.action = action
      context.graph.afterPass.append { reception.start(publisher) }
      return content.resolve(in: context)
    }
  }

  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified { content, context in
      context.requires(.iOS(14))
      context.layer.urlHandlers.append(action)
      return content.resolve(in: context)
    }
  }
}

/// One subscription for as long as the view stays and is given the same publisher.
private final class Reception<P: Publisher> where P.Failure == Never {
  var action: (P.Output) -> Void = { _ in }
  private var publisher: P?
  private var subscription: AnyCancellable?

  func start(_ publisher: P) {
    if let last = self.publisher, isSame(last, publisher) { return }
    self.publisher = publisher
    subscription = publisher.sink { [weak self] in self?.action($0) }
  }
}

extension Context {
  fileprivate func hook() -> VisibilityHook {
    let hook = node.stored(0) { VisibilityHook() }
    graph.hooks.append((hook, page))
    return hook
  }

  fileprivate func run(_ action: @escaping @Sendable () async -> Void, priority: TaskPriority) {
    let running = node.stored(1) { Holder<Task<Void, Never>>() }
    let hook = hook()
    hook.appear = { running.value = Task(priority: priority) { await action() } }
    hook.disappear = { running.value?.cancel() }
  }
}

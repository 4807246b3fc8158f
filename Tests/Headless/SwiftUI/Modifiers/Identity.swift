extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modified { content, context in
      content.resolve(in: context.child(.id(AnyHashable(id))))
    }
  }

  /// Of several, the innermost one counts.
  nonisolated public func zIndex(_ value: Double) -> some View {
    mapElement { if $0.zIndex == nil { $0.zIndex = value } }
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment { if disabled { $0.isEnabled = false } }
  }

  nonisolated public func hidden() -> some View {
    modified { content, context in
      _ = content.resolve(in: context)
      return []
    }
  }
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modified { content, context in
      content.resolve(in: context.child(.id(AnyHashable(id))))
    }
  }

  nonisolated public func zIndex(_ value: Double) -> some View {
    mapElement { $0.zIndex = value }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    mapElement { $0.identifier = identifier }
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    mapElement { if hidden { $0.isAccessibilityHidden = true } }
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

extension View {
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    mapElement(since: .iOS(14)) { $0.identifier = identifier }
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    mapElement(since: .iOS(14)) { if hidden { $0.isAccessibilityHidden = true } }
  }

  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    mapElement(since: .iOS(14)) { $0.accessibilityLabel = label.content }
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
}

/// Of iOS 13.
extension View {
  nonisolated public func accessibility(identifier: String) -> some View {
    mapElement { $0.identifier = identifier }
  }

  nonisolated public func accessibility(hidden: Bool) -> some View {
    mapElement { if hidden { $0.isAccessibilityHidden = true } }
  }

  nonisolated public func accessibility(label: Text) -> some View {
    mapElement { $0.accessibilityLabel = label.content }
  }
}

@_spi(Reflection) import Swift

/// A stored property of a view type that the system has to connect.
struct InstalledProperty {
  /// In bytes, from the beginning of the view.
  let offset: Int
  /// Connects the property at an address to the node of a context.
  let install: (UnsafeMutableRawPointer, Context) -> Void

  /// Those of a type, at an offset in the view.
  static func all(of type: Any.Type, at offset: Int = 0) -> [InstalledProperty] {
    var properties: [InstalledProperty] = []
    _ = _forEachField(of: type) { _, place, type, _ in
      if let type = type as? any DynamicProperty.Type {
        properties.append(InstalledProperty(type, at: offset + place))
      }
      return true
    }
    return properties
  }

  private init<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) {
    self.offset = offset
    if let installable = type as? any InstallableProperty.Type {
      let install = installable.installer
      self.install = { address, context in
        install(address, offset, context)
        address.assumingMemoryBound(to: type).pointee.update()
      }
    } else {
      let inner = Self.all(of: type, at: offset)
      install = { address, context in
        for property in inner { property.install(address + property.offset - offset, context) }
        address.assumingMemoryBound(to: type).pointee.update()
      }
    }
  }
}

extension InstallableProperty {
  fileprivate static var installer: (UnsafeMutableRawPointer, Int, Context) -> Void {
    { address, slot, context in
      address.assumingMemoryBound(to: Self.self).pointee.install(slot: slot, in: context)
    }
  }
}

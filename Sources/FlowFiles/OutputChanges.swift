/// A file to be written into an output folder.
package struct OutputFile: Sendable {
  /// Relative to the folder, with `/` between steps.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// What writing outputs changes in a folder, by their names in the order given.
package struct OutputChanges: Equatable, Sendable {
  package internal(set) var created: [String] = []
  package internal(set) var updated: [String] = []
  package internal(set) var unchanged: [String] = []

  package var isEmpty: Bool { created.isEmpty && updated.isEmpty }
}

/// The system judges paths by their bytes, and so does flowc. To Swift, a slash and an accent after it are
/// one character that is no slash, and two spellings of `é` are equal that name two files.
extension String {
  /// Whether the path starts at the root.
  var isRooted: Bool { utf8.first == slash }

  /// The steps of the path, without empty ones.
  var steps: [String] { bytes.split(separator: slash).map { String(decoding: $0, as: UTF8.self) } }

  /// The steps of the path as they are written.
  var allSteps: [String] {
    bytes.split(separator: slash, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// An array splits faster than a string's view of its bytes.
  private var bytes: [UInt8] { Array(utf8) }

  var lastSlash: String.Index? { utf8.lastIndex(of: slash) }

  func begins(with prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  func ends(in suffix: String) -> Bool { utf8.reversed().starts(with: suffix.utf8.reversed()) }

  func isSameText(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Sequence<UInt8> {
  /// Whether a text stands anywhere in the bytes.
  func contains(text: String) -> Bool {
    let (bytes, text) = (Array(self), Array(text.utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: text) }
  }
}

/// A path as a key: two are equal if their bytes are.
struct PathKey: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ path: String) { bytes = Array(path.utf8) }

  /// All bytes at once: an array hashes one after the other.
  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

private let slash = UInt8(ascii: "/")

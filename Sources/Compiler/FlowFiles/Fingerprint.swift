/// A hash of bytes, eight at a time, which tells edits and not forgeries.
struct ContentHash: Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for word in 0..<words {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * word, as: UInt64.self)))
      }
      for byte in bytes[(8 * words)...] { mix(UInt64(byte)) }
    }
    mix(UInt64(bytes.count))
  }

  private mutating func mix(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    value = product.high ^ product.low
  }

  /// The hash in 16 hexadecimal digits.
  var text: String { hexadecimal(value) }
}

private func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

func contentHash(of bytes: [UInt8]) -> String {
  var hash = ContentHash()
  hash.add(bytes)
  return hash.text
}

/// Whether one of the recorded hashes is that of the bytes; the first manifests have FNV-1a.
func isRecorded(_ bytes: [UInt8], in hashes: [String]) -> Bool {
  if hashes.contains(contentHash(of: bytes)) { return true }
  let former = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01B3
  }
  return hashes.contains(hexadecimal(former))
}

/// A hash of all that the outputs of a run depend on, part by part: where it is the same as that of
/// the last run, so are they.
package struct Fingerprint: Sendable {
  private var hash = ContentHash()

  package init() {}

  package mutating func add(_ part: [UInt8]?) {
    // With their lengths, so that parts can't be mistaken for other ones put together.
    hash.add(Array("\(part?.count ?? -1):".utf8))
    if let part { hash.add(part) }
  }

  package mutating func add(_ part: String?) { add(part.map { Array($0.utf8) }) }

  var text: String { hash.text }
}

/// The program that runs, as a shell finds it; nil where that can't be told.
func runningProgram() -> Descriptor? {
  guard let name = CommandLine.arguments.first else { return nil }
  if name.lastSlash != nil { return try? .file(at: name) }
  let folders = environmentVariable("PATH")?.utf8.split(separator: UInt8(ascii: ":")) ?? []
  return folders.lazy.compactMap {
    try? Descriptor.file(at: join(String(Substring($0)), name))
  }.first
}

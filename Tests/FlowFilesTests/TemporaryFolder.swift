import Foundation

/// A folder of its own for a test, removed with all that is in it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let unique = "flowc-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(unique)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  func make(_ name: String, _ text: String = "") throws {
    let folder = (self(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: self(name)))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  /// Everything in the folder, hidden or not, sorted.
  var contents: [String] {
    FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }.sorted() ?? []
  }

  func modified(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: self(name))[.modificationDate] as? Date
  }

  func setModified(_ name: String, _ date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: self(name))
  }
}

/// The result of something that waits, which the few threads of tasks must not.
func onAThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

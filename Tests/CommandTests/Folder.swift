import Foundation

/// A folder of its own for a test, removed with all that is in it.
final class Folder: Sendable {
  let url: URL

  /// - Parameter files: what is in it, by path.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("flowc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func url(_ path: String) -> URL { url.appendingPathComponent(path) }

  func write(_ path: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path))
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  func modified(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: url(path).path)[.modificationDate] as? Date
  }

  /// The paths of all files in the folder, sorted.
  var files: [String] {
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }
  }
}

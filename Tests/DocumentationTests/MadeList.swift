import Foundation
import Testing

/// A list of the files that flowc embeds, as C; it is made from the folders of those files.
struct MadeList: Sendable, CustomTestStringConvertible {
  /// The file of the list, in `CEmbeddedFiles`.
  let name: String
  /// Each of its folders has the files of one style or module.
  let root: String
  let isListed: @Sendable (String) -> Bool

  static let all = [
    MadeList(name: "templates", root: "Templates") { !$0.hasPrefix(".") },
    // Only code that imports the runtime needs the version of its interface.
    MadeList(name: "runtime", root: "Sources/Runtime") {
      $0.hasSuffix(".swift") && $0 != "FlowRuntimeInterface.swift"
    },
  ]

  var testDescription: String { root }

  private var file: URL {
    Readme.root.appending(path: "Sources/Compiler/CEmbeddedFiles/\(name).c")
  }

  func written() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  func record() throws { try Data(text().utf8).write(to: file) }

  func text() throws -> String {
    let rows = try folders().flatMap { folder in
      try files(in: folder).map { file in
        """
        FILE("\(folder)", "\(file.name)")
        #embed "../../../\(root)/\(folder)/\(file.path)" suffix(,)
        END

        """
      }
    }
    return """
      // The files in \(root).
      // `FLOWC_RECORD=1 swift test --filter DocumentationTests` makes this list from the folders.
      #include "list.h"

      LIST(files)
      \(rows.joined())END_OF_LIST

      const struct embedded_file *embedded_\(name)(void) { return files; }

      """
  }

  /// The folder of the default style is the first one.
  private func folders() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      at: Readme.root.appending(path: root), includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent).sorted()
    return names.filter { $0 == "navigation-stack" } + names.filter { $0 != "navigation-stack" }
  }

  /// The files of a folder and of those in it, by their names.
  private func files(in folder: String) throws -> [(name: String, path: String)] {
    try FileManager.default.subpathsOfDirectory(
      atPath: Readme.root.appending(path: "\(root)/\(folder)").path
    ).map { (URL(filePath: $0).lastPathComponent, $0) }
      .filter { isListed($0.0) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }
}

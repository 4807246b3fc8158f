import EmbeddedFiles
import FlowDiagnostics
import FlowModel
import FlowTemplates
import Foundation
import Testing

@Suite struct StandardStyleTests {
  @Test(arguments: StandardStyle.all.map(\.name))
  func compiles(name: String) throws {
    let style = try #require(StandardStyle.all.first { $0.name == name })
    let read = Style.read(style.sources, sharing: StandardStyle.shared.sources)
    #expect(read.diagnostics.map(\.message) == [])
    #expect(read.value?.name == name)
  }

  @Test(arguments: StandardStyle.all + [.shared]) func hasAllFilesOfItsFolder(style: StandardStyle)
    throws
  {
    let folder = Self.root.appending(path: "Templates/\(style.name)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(style.files.map(\.name).sorted() == names.filter { !$0.hasPrefix(".") }.sorted())
    for file in style.files {
      #expect(Data(file.bytes) == (try Data(contentsOf: folder.appending(path: file.name))))
    }
  }

  @Test func everyFolderIsEmbedded() throws {
    let templates = Self.root.appending(path: "Templates")
    let folders = try FileManager.default.contentsOfDirectory(atPath: templates.path).filter {
      var isFolder: ObjCBool = false
      let path = templates.appending(path: $0).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    #expect((StandardStyle.all + [.shared]).map(\.name).sorted() == folders.sorted())
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

extension StandardStyle {
  fileprivate var sources: [SourceFile] {
    files.map { SourceFile(path: $0.name, bytes: $0.bytes) }
  }
}

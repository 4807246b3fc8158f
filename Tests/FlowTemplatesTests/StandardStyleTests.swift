import FlowDiagnostics
import FlowModel
import FlowTemplates
import StandardTemplates
import Testing

@Suite struct StandardStyleTests {
  @Test(arguments: StandardStyle.all.map(\.name))
  func compiles(name: String) throws {
    let style = try #require(StandardStyle.all.first { $0.name == name })
    let read = Style.read(style.files.map { SourceFile(path: $0.name, bytes: $0.bytes) })
    #expect(read.diagnostics.map(\.message) == [])
    #expect(read.value?.name == name)
  }
}

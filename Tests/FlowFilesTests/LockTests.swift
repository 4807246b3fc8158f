import Foundation
import Testing

@testable import FlowFiles

@Suite struct LockTests {
  @Test func writersTakeTurns() async throws {
    let temporary = try TemporaryFolder()
    let folder = OutputFolder(temporary.path, marker: "marker")
    let file = OutputFile(name: "A.swift", bytes: Array("// marker".utf8))
    let other = try Descriptor.folder(at: temporary.path)
    other?.lock()

    async let changes = onAThread { try? folder.write([file]) }
    try await Task.sleep(for: .milliseconds(100))
    #expect(temporary.contents.isEmpty)
    try temporary.make("A.swift", "// marker: by the other")
    withExtendedLifetime(consume other) {}

    #expect(await changes?.updated == ["A.swift"])
    #expect(temporary.contents == ["A.swift"])
  }
}

import Foundation
import Testing

@testable import FlowFiles

@Suite struct StandardStreamTests {
  @Test func aReaderThatLeavesIsNoError() throws {
    try StandardStream.output.write("")
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(writeAll([1], to: pipe.fileHandleForWriting.fileDescriptor) == EPIPE)
  }

  @Test func everythingIsWrittenToASlowReader() async throws {
    let pipe = Pipe()
    let number = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(number, F_SETFL, O_NONBLOCK) == 0)
    let bytes = [UInt8](repeating: 7, count: 1_000_000)
    async let code = onAThread {
      defer { try? pipe.fileHandleForWriting.close() }
      return writeAll(bytes, to: number)
    }
    let received = await onAThread { try? pipe.fileHandleForReading.readToEnd() }
    #expect(await code == 0)
    #expect(received.map(Array.init) == bytes)
  }
}

import Foundation
import Testing

@testable import FlowFiles

@Suite struct StagingTests {
  private let temporary: TemporaryFolder
  private let folder: Descriptor

  init() throws {
    temporary = try TemporaryFolder()
    folder = try #require(try Descriptor.folder(at: temporary.path))
  }

  private func stage(_ name: String, in staging: inout Staging) throws {
    try staging.add(OutputName(name), Array("new".utf8))
  }

  @Test func nothingIsInItsPlaceBeforeEverythingIsStaged() throws {
    var staging = Staging(in: folder)
    try stage("A.swift", in: &staging)
    try stage("Sub/B.swift", in: &staging)
    #expect(temporary.contents == [".flowc-0.tmp", "Sub", "Sub/.flowc-1.tmp"])
    #expect(try temporary.text("Sub/.flowc-1.tmp") == "new")
    try staging.commit()
    #expect(temporary.contents == ["A.swift", "Sub", "Sub/B.swift"])
  }

  @Test func failingToStageLeavesNothing() throws {
    var staging = Staging(in: folder)
    try stage("A.swift", in: &staging)
    let long = String(repeating: "n", count: 300)
    #expect(throws: FileError.self) { try staging.add(OutputName("\(long)/B.swift"), []) }
    _ = consume staging
    #expect(temporary.contents.isEmpty)
  }

  @Test func failingToMoveLeavesOnlyWholeFiles() throws {
    var staging = Staging(in: folder)
    for name in ["A.swift", "B.swift", "C.swift"] { try stage(name, in: &staging) }
    try temporary.make("B.swift/inside")
    #expect(throws: FileError.self) { try staging.commit() }
    _ = consume staging
    #expect(temporary.contents == ["A.swift", "B.swift", "B.swift/inside"])
  }

  @Test func aFileThatAppearedMeanwhileIsKept() throws {
    var staging = Staging(in: folder)
    try stage("A.swift", in: &staging)
    try temporary.make("A.swift", "mine")
    #expect(try !staging.commitWhereFree())
    _ = consume staging
    #expect(temporary.contents == ["A.swift"])
    #expect(try temporary.text("A.swift") == "mine")
  }
}

import Foundation
import Testing

extension RepeatedRunTests {
  /// A remark is no fault: the code that was generated with it is as good as any.
  @Test func remarksKeepNoRunFromBeingLeftOut() async throws {
    let files = [
      "Shop.flow.yaml": Sample.lost, "flowc.yml": "severities: { unreachable-screen: info }",
    ]
    let folder = try Folder(Sample.style.merging(files) { $1 })
    let first = try await flowc(GenerateTests.command, in: folder)
    #expect(first.error.hasPrefix("no findings in 1 file; 1 remark\n"))
    #expect(first.output.contains("[unreachable-screen]"))
    try plant(in: folder)
    let second = try await flowc(GenerateTests.command, in: folder)
    #expect(try isPlanted(in: folder))
    #expect(
      second.error == """
        no findings in 1 file; 1 remark, which 'flowc lint' prints
        the code in 'out' is up to date

        """)
    let third = try await flowc(GenerateTests.command + ["--format", "json"], in: folder)
    #expect(third.output.contains("unreachable-screen"))
    #expect(try !isPlanted(in: folder))
  }
}

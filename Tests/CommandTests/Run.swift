import Foundation

/// How a run of the built flowc ended, and what it said.
struct Run {
  let status: Int32
  let output: String
  let error: String
}

/// Runs flowc as a shell would, in a folder and with no environment but the given one.
func flowc(
  _ arguments: [String], in folder: Folder, input: String = "", environment: [String: String] = [:]
) async throws -> Run {
  try await run(flowcBinary, arguments, in: folder, input: input, environment: environment)
}

/// Runs a program to its end, its streams being files, which are never full.
func run(
  _ program: URL, _ arguments: [String], in folder: Folder, input: String = "",
  environment: [String: String] = [:]
) async throws -> Run {
  let streams = try Folder()
  try streams.write("in", input)
  try streams.write("out", "")
  try streams.write("error", "")
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder.url
  process.environment = environment
  process.standardInput = try FileHandle(forReadingFrom: streams.url("in"))
  process.standardOutput = try FileHandle(forWritingTo: streams.url("out"))
  process.standardError = try FileHandle(forWritingTo: streams.url("error"))
  try await end(of: process)
  return Run(
    status: process.terminationStatus, output: try streams.text("out"),
    error: try streams.text("error"))
}

private func end(of process: Process) async throws {
  try await withCheckedThrowingContinuation {
    (continuation: CheckedContinuation<Void, any Error>) in
    process.terminationHandler = { _ in continuation.resume() }
    do {
      try process.run()
    } catch {
      process.terminationHandler = nil
      continuation.resume(throwing: error)
    }
  }
}

/// The flowc that was built together with these tests.
let flowcBinary: URL = {
  let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
  let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  return folder.appendingPathComponent("flowc")
}()

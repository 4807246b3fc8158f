import FlowDiagnostics
import FlowModel
import Foundation

/// Plays traces on the generated code of the flows in a folder, and prints each flow whose code and reference differ.
@main struct Play {
  @MainActor static func main() async {
    let count = number("TRACE_COUNT", or: 60)
    let seeds = number("TRACE_SEEDS", or: 6)
    var traces = 0
    for subject in Subject.random {
      var difference = await subject.shortDifference(count: count)
      for seed in 1...seeds where difference == nil {
        difference = await subject.randomDifference(seed: seed)
      }
      traces += count + seeds
      if let difference { print("DIFFERS \(subject.name): \(difference)") }
    }
    print("\(Subject.random.count) flows, about \(traces) traces")
  }

  private static func number(_ variable: String, or standard: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? standard
  }
}

extension Subject {
  static let project: FlowProject = {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let files = (names ?? []).sorted().map { name in
      let bytes = try? Data(contentsOf: folder.appendingPathComponent(name))
      return SourceFile(path: name, bytes: Array(bytes ?? Data()))
    }
    return FlowProject.read(files).value
  }()
}

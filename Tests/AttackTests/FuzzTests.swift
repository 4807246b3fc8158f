import FlowDiagnostics
import Foundation
import Testing

/// Judges mutated flows, as many as `Benchmarks/fuzz` asks for; what is wrong goes to a folder, shrunk.
@Suite struct FuzzTests {
  /// What a run is to do, and where it leaves what it finds.
  private struct Order {
    let runs: Int
    let first: Int
    let folder: URL

    init?(_ environment: [String: String]) {
      guard let runs = environment["FUZZ_RUNS"].flatMap({ Int($0) }),
        let folder = environment["FUZZ_FOLDER"]
      else { return nil }
      self.runs = runs
      first = environment["FUZZ_FIRST"].flatMap { Int($0) } ?? 0
      self.folder = URL(filePath: folder)
    }
  }

  private static let order = Order(ProcessInfo.processInfo.environment)
  /// Nothing that a mutation makes may take longer.
  private static let patience = Duration.seconds(2)
  /// After so many seconds the system ends the run, and the script goes on behind it.
  private static let longest: UInt32 = 30
  /// Of so many flows the code of one is kept, to be parsed.
  private static let sample = 50

  @Test(.enabled(if: order != nil)) func mutatedFlows() throws {
    let order = try #require(Self.order)
    let judge = Judge()
    var mutation = Mutation(examples: Subject.all.flatMap { $0.flows.map(\.bytes) })
    var digest = Digest()
    for number in order.first..<order.first + order.runs {
      let subject = Subject.all[number % Subject.all.count].mutated(number, by: &mutation)
      try write(subject, to: order.folder.appending(path: "current"), as: "\(number)")
      alarm(Self.longest)
      let outcome = judge.outcome(of: subject.flows)
      let faults = faults(of: subject, judge)
      alarm(0)
      digest.add(outcome)
      if !faults.isEmpty { try keep(subject, number, faults, judge, order) }
      if number % Self.sample == 0 { try keepCode(of: outcome, number, order) }
    }
    print("DIGEST \(digest.text)")
  }

  private func faults(of subject: Subject, _ judge: Judge) -> [String] {
    var faults: [String] = []
    let time = ContinuousClock().measure { faults = judge.faults(of: subject.flows) }
    return time > Self.patience ? faults + ["it takes \(time)"] : faults
  }

  private func keep(
    _ subject: Subject, _ number: Int, _ faults: [String], _ judge: Judge, _ order: Order
  ) throws {
    let isSlow = faults[0].hasPrefix("it takes")
    let smallest =
      isSlow ? subject : subject.shrunk { !judge.faults(of: $0.flows).isEmpty }
    print("FOUND \(number): \(faults.joined(separator: "; "))")
    try write(smallest, to: order.folder.appending(path: "found/\(number)"), as: faults[0])
  }

  private func keepCode(of outcome: Judge.Outcome, _ number: Int, _ order: Order) throws {
    let folder = order.folder.appending(path: "code")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in outcome.code where !name.contains("FlowSamples") {
      let flat = name.split(separator: "/").joined(separator: "-")
      try Data(bytes).write(to: folder.appending(path: "\(number)-\(flat)"))
    }
  }

  private func write(_ subject: Subject, to folder: URL, as remark: String) throws {
    let files = FileManager.default
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for flow in subject.flows {
      try Data(flow.bytes).write(to: folder.appending(path: flow.path))
    }
    try Data((remark + "\n").utf8).write(to: folder.appending(path: "remark.txt"))
  }
}

/// A hash of outcomes, by which two runs can be compared.
private struct Digest {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ outcome: Judge.Outcome) {
    for finding in outcome.findings {
      add(finding.message.utf8)
      add("\(finding.range.start)".utf8)
    }
    for (name, bytes) in outcome.code.sorted(by: { $0.key < $1.key }) {
      add(name.utf8)
      add(bytes)
    }
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  var text: String { String(value, radix: 16) }
}

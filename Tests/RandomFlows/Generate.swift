import Foundation

/// Writes random flows as files: `FOLDER LEFTOUT SEED COUNT`, one of `COUNT` seeds each, or those that are one
/// line smaller than the flow of a seed: `FOLDER LEFTOUT SEED smaller [CHOICE...]`, where each choice is the
/// number of a smaller flow, of which the next is one line smaller.
///
/// `LEFTOUT` names what a style can't express: `columns`, `pushes` or `-`.
@main struct Generate {
  static func main() throws {
    let arguments = CommandLine.arguments
    let folder = URL(fileURLWithPath: arguments[1])
    let seed = Int(arguments[3])!
    if let count = Int(arguments[4]) {
      for seed in seed..<seed + count { try write(project(seed), as: seed, to: folder) }
      return
    }
    var project = project(seed)
    for choice in arguments.dropFirst(5) { project = project.smaller[Int(choice)!] }
    for (number, smaller) in project.smaller.enumerated() {
      try write(smaller, as: number, to: folder)
    }
  }

  private static let leftOut = CommandLine.arguments[2].split(separator: ",")

  /// Promises stay out: they are about all paths, and a trace is one.
  private static func project(_ seed: Int) -> RandomProject {
    var language = RandomProject.Language.all
    if leftOut.contains("columns") { language.remove(.columns) }
    var project = RandomProject(seed: seed, language)
    project.parts.removeAll { $0.head.contains("expect:") }
    return project
  }

  private static func write(_ project: RandomProject, as number: Int, to folder: URL) throws {
    var text = project.text.replacing(/\bF(\d)\b/) { "P\(number)F\($0.output.1)" }
    // Times of at most a second are the platform's, and a journal knows states by name.
    text.replace("after: 1s", with: "after: 5s")
    let flows = text.components(separatedBy: "  - flow:").enumerated()
    text = flows.map { number, flow in
      flow.replacing(/\bs(:| *\n)/) { "s\(number)\($0.output.1)" }
    }.joined(separator: "  - flow:")
    if leftOut.contains("pushes") {
      text = text.replacing(/( +)start:/) { "\($0.output.1)style: animated\n\($0.output.0)" }
    }
    try text.write(
      to: folder.appendingPathComponent("P\(number).flow.yaml"), atomically: true, encoding: .utf8)
  }
}

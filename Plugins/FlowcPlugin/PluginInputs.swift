import Foundation
import PackagePlugin

/// What of a target's files flowc reads, and what it makes of them.
struct PluginInputs {
  let flows: [URL]
  /// The `flowc.yml` that is nearest to each flow, each once.
  let configurations: [URL]
  /// The folder of a style that the target brings along.
  let style: URL?
  let templates: [URL]

  init(among files: [URL]) {
    flows = files.filter { Self.name(ofFlow: $0) != nil }
    var seen = Set<URL>()
    configurations = flows.compactMap(Self.configuration(above:)).filter {
      seen.insert($0).inserted
    }
    let manifest = files.first { $0.lastPathComponent.hasSuffix(".style.yaml") }
    let style = manifest?.deletingLastPathComponent()
    self.style = style
    templates = files.filter { $0.deletingLastPathComponent() == style }
  }

  /// One command for all flows, because they name each other.
  func commands(for target: String, running tool: URL, writingTo folder: URL) throws -> [Command] {
    if flows.isEmpty {
      Diagnostics.warning("'\(target)' uses FlowcPlugin and has no *.flow.yaml")
      return []
    }
    if let twin {
      Diagnostics.error(
        "'\(twin.lastPathComponent)' is the name of two flows of '\(target)', and so of their code",
        file: twin.path)
      return []
    }
    return [
      .buildCommand(
        displayName: "Compiling the flows of \(target)", executable: tool,
        // The folder is the build's, which knows what is made in it and shares it with nobody.
        arguments: ["generate", "--quiet", "--no-manifest", "--no-tests", "--output", folder.path]
          + options + flows.map(\.path),
        inputFiles: flows + configurations + templates, outputFiles: outputs(in: folder))
    ]
  }

  /// A flow whose code would go where that of an earlier one goes.
  private var twin: URL? {
    var seen = Set<String>()
    return flows.first { !seen.insert(Self.name(ofFlow: $0)?.lowercased() ?? "").inserted }
  }

  private var options: [String] {
    // Where several hold, flowc says so.
    let configuration = configurations.count == 1 ? ["--config", configurations[0].path] : []
    return configuration + (style.map { ["--templates", $0.path] } ?? [])
  }

  private func outputs(in folder: URL) -> [URL] {
    let flows = flows.compactMap(Self.name(ofFlow:)).flatMap {
      ["\($0)+Flow.swift", "\($0)+Previews.swift"]
    }
    return (flows + ["Flow+Runtime.swift"]).map { folder.appendingPathComponent($0) }
  }

  /// `Todos` for `Todos.flow.yaml`; nothing for what is no flow.
  private static func name(ofFlow file: URL) -> String? {
    let name = file.lastPathComponent
    let suffix = [".flow.yaml", ".flow.yml"].first { name.hasSuffix($0) }
    return suffix.map { String(name.dropLast($0.count)) }
  }

  private static func configuration(above flow: URL) -> URL? {
    var folder = flow.deletingLastPathComponent()
    while true {
      let file = folder.appendingPathComponent("flowc.yml")
      if FileManager.default.fileExists(atPath: file.path) { return file }
      if folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }
}

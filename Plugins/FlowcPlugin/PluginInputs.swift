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
  /// The modules whose flows may be embedded.
  let modules: PluginModules
  /// The files of those that make a difference, and of those that a `flowc.yml` names.
  let otherFiles: [URL]

  init(among files: [URL], besides modules: PluginModules) {
    flows = files.filter(Self.isFlow)
    configurations = Self.configurations(above: flows)
    self.modules = modules
    let named = configurations.flatMap(Self.flows(namedIn:))
    let others = modules.modules.flatMap(\.flows) + named
    var seen = Set(flows + configurations)
    otherFiles = (others + Self.configurations(above: others)).filter { seen.insert($0).inserted }
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
          + options + modules.options + flows.map(\.path),
        inputFiles: flows + configurations + templates + otherFiles,
        outputFiles: outputs(in: folder))
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

  static func isFlow(_ file: URL) -> Bool { name(ofFlow: file) != nil }

  /// `Todos` for `Todos.flow.yaml`; nothing for what is no flow.
  private static func name(ofFlow file: URL) -> String? {
    let name = file.lastPathComponent
    let suffix = [".flow.yaml", ".flow.yml"].first { name.hasSuffix($0) }
    return suffix.map { String(name.dropLast($0.count)) }
  }

  /// The flows where a `flowc.yml` says that those of other modules are.
  ///
  /// What is no path there leads nowhere, and so makes no difference.
  private static func flows(namedIn configuration: URL) -> [URL] {
    let text = (try? String(contentsOf: configuration, encoding: .utf8)) ?? ""
    guard let key = text.range(of: "modules:") else { return [] }
    let lines = text[key.upperBound...].split(separator: "\n")
    let words = lines.flatMap { line in
      line.prefix { $0 != "#" }.split { $0.isWhitespace || "{}[],\"'".contains($0) }
    }
    return words.flatMap { flows(at: String($0), from: configuration) }
  }

  private static func flows(at word: String, from configuration: URL) -> [URL] {
    let folder = configuration.deletingLastPathComponent()
    let path = URL(fileURLWithPath: word, relativeTo: folder).standardizedFileURL
    if isFlow(path) { return [path] }
    if path.path == "/" { return [] }
    let files = FileManager.default.enumerator(
      at: path, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? []).filter(isFlow)
  }

  private static func configurations(above flows: [URL]) -> [URL] {
    var seen = Set<URL>()
    return flows.compactMap(configuration(above:)).filter { seen.insert($0).inserted }
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

import EmbeddedFiles
import FlowCompiler
import FlowDiagnostics
import FlowModel
import FlowReporters
import FlowTemplates
import Foundation
import Testing

/// A folder of `Cases`: flows, perhaps with a `flowc.yml`, and beside them what flowc is to make of them.
struct Case: Sendable, CustomTestStringConvertible {
  let name: String
  let folder: URL

  static let all: [Case] = {
    let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    let names = try? FileManager.default.contentsOfDirectory(atPath: cases.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted().map {
      Case(name: $0, folder: cases.appending(path: $0))
    }
  }()

  var testDescription: String { name }

  /// What flowc makes: `diagnostics.txt` where it says something, and code in a folder per style.
  ///
  /// What is the same whatever the flows are is left out, unless it is expected; so are tests, unless
  /// there is a folder `tests` for them in that of a style.
  func made() throws -> [String: String] {
    let expected = Set(files(where: Self.isExpected))
    return try StandardStyle.all.filter(isMade).reduce(into: [:]) { made, style in
      let isTested = expected.contains { $0.hasPrefix("\(style.name)/tests/") }
      let madeHere = try self.made(in: style, withTests: isTested)
      made.merge(madeHere) { _, _ in fatalError("Two styles make one file") }
    }.filter { path, _ in
      let name = path.split(separator: "/").last ?? ""
      return expected.contains(path) || !name.hasPrefix("Flow+") && !name.hasPrefix("FlowTest")
    }
  }

  /// What flowc makes in a style, with the tests that it writes or without.
  func made(in style: StandardStyle, withTests: Bool) throws -> [String: String] {
    let (flows, modules) = (try flows(), try modules())
    let platforms = try configuration().platforms
    let options = CodeOptions(
      platforms: platforms, tests: withTests ? TestSettings(module: "App") : nil)
    let code = FlowCompiler(platforms: platforms).generate(
      flows, modules: modules, in: try #require(style.compiled), options: options)
    var made: [String: String] = [:]
    let said = report(Report(code.diagnostics, in: flows + modules.flatMap(\.files)), as: .text)
    if !said.isEmpty { made[style.diagnosticsName] = said }
    for file in code.value {
      let path = "\(style.name)/\(file.isTest ? "tests/" : "")\(file.name)"
      made[path] = String(decoding: file.bytes, as: UTF8.self)
    }
    return made
  }

  /// Code in a further style differs in a few words: the cases with a folder for the style hold them.
  private func isMade(in style: StandardStyle) -> Bool {
    style.isDefault
      || FileManager.default.fileExists(atPath: folder.appending(path: style.name).path)
  }

  /// The findings in every style.
  func findings() throws -> [Diagnostic] {
    let (flows, modules) = (try flows(), try modules())
    let compiler = FlowCompiler(platforms: try configuration().platforms)
    return try StandardStyle.all.flatMap { style in
      let compiled = try #require(style.compiled)
      return compiler.generate(flows, modules: modules, in: compiled).diagnostics
    }
  }

  /// The settings, of which the platforms are taken.
  private func configuration() throws -> Configuration {
    guard let bytes = try? Data(contentsOf: folder.appending(path: "flowc.yml")) else {
      return Configuration()
    }
    let file = SourceFile(path: "flowc.yml", bytes: Array(bytes))
    return Configuration.read(file, as: FileID(0), styles: StandardStyle.all.map(\.name)).value
  }

  func flows() throws -> [SourceFile] {
    try sources { !$0.hasPrefix("modules/") }
  }

  /// The flows in `modules/<name>/`, which those of the case may embed.
  private func modules() throws -> [FlowModule] {
    let others = try sources { $0.hasPrefix("modules/") }
    let byName = Dictionary(grouping: others) { String($0.path.split(separator: "/")[1]) }
    return byName.sorted { $0.key < $1.key }.map { FlowModule(name: $0.key, files: $0.value) }
  }

  private func sources(where isMeant: (String) -> Bool) throws -> [SourceFile] {
    try files { $0.hasSuffix(".flow.yaml") && isMeant($0) }.map { path in
      SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
    }
  }

  func expected() throws -> [String: String] {
    let paths = files(where: Self.isExpected)
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let bytes = try Data(contentsOf: folder.appending(path: path))
        return (path, String(decoding: bytes, as: UTF8.self))
      })
  }

  private static func isExpected(_ path: String) -> Bool {
    !path.hasSuffix(".flow.yaml") && path != "flowc.yml"
  }

  /// Makes what is made now what is expected.
  func record(_ made: [String: String]) throws {
    for path in try expected().keys where made[path] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: path))
    }
    for (path, text) in made {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func files(where isMeant: (String) -> Bool) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.appending(path: path).path, isDirectory: &isFolder)
      return !isFolder.boolValue && isMeant(path)
    }
  }
}

extension StandardStyle {
  private static let compiledByName: [String: Style] = {
    let styles = all.compactMap { style in
      Style.read(style.sources, sharing: shared.sources).value.map { (style.name, $0) }
    }
    return Dictionary(uniqueKeysWithValues: styles)
  }()

  var compiled: Style? { Self.compiledByName[name] }

  private var sources: [SourceFile] {
    files.map { SourceFile(path: $0.name, bytes: $0.bytes) }
  }

  fileprivate var isDefault: Bool { name == StandardStyle.all[0].name }

  /// What is said for the style that is taken where none is named needs no other name.
  fileprivate var diagnosticsName: String {
    isDefault ? "diagnostics.txt" : "\(name)/diagnostics.txt"
  }
}

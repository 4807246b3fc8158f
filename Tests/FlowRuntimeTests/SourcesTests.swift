import EmbeddedFiles
import Foundation
import Testing

/// The sources of the runtime as files that can be put into one.
@Suite struct SourcesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Runtime")

  private static let texts = RuntimeSources.all.flatMap(\.files).map {
    (name: $0.name, lines: lines(of: $0))
  }

  /// Those in an `#if` count as those outside.
  private static func lines(of file: EmbeddedFile) -> [String] {
    ConditionalLine.lines(of: String(decoding: file.bytes, as: UTF8.self)).map { String($0.text) }
  }

  @Test func everyModuleIsListed() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { !$0.contains(".") }
    #expect(Set(RuntimeSources.all.map(\.module)) == Set(modules))
  }

  /// Code that has the sources beside it need not say which version of the module it was made for.
  @Test(arguments: RuntimeSources.all.map(\.module))
  func everyFileIsListed(module: String) throws {
    let folder = Self.folder.appendingPathComponent(module)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && $0 != "FlowRuntimeInterface.swift" }
    let files = RuntimeSources.all.filter { $0.module == module }.flatMap(\.files)
    let names = paths.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(files.map(\.name).sorted() == names.sorted())
    for (path, name) in zip(paths, names) {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(path))
      let isSame = files.contains { $0.name == name && $0.bytes == Array(bytes) }
      #expect(isSame, "\(name)")
    }
  }

  /// Else what becomes of it in one file could not be told from the line.
  @Test func accessStandsFirst() throws {
    let late = /\w.* (public|package|open) \w/
    for (name, lines) in Self.texts {
      let found = lines.filter { !$0.contains("//") && $0.contains(late) }
      #expect(found == [], "\(name)")
    }
  }

  /// Else they could meet a type of the app. The words of a design are its own.
  @Test func typesHaveThePrefix() throws {
    let words =
      "NavigationRouter|DefaultNavigationRouter|(Navigation|Popup|Alert)Route|RouteStyle"
      + "|PathPresenter|ActionsHandler|ContainerCoordinator|ContainerView(Model)?|ViewAction"
      + "|Navigable(Flow|View)?|Navigation(Destination|Direction|Handler|Intents|Style)|Navigator(Delegate)?"
      + "|Route|PopupPresentationStyle|ViewComponent|(Default)?UIKitNavigationRouter"
      + "|DefaultFlowCoordinator"
    let type = try Regex(
      #"^(?:[\w@]+ )*(?:struct|class|enum|protocol|typealias) (?!Flow|(\#(words))\b)"#)
    for (name, lines) in Self.texts {
      for line in lines where line.first?.isLetter ?? false {
        #expect(!line.contains(type), "\(name)")
      }
    }
  }

  /// Else a file with those of a shell would have two.
  @Test(arguments: RuntimeSources.all)
  func typesOfModulesDiffer(shell: RuntimeSources) {
    let modules = Set(shell.imports + [shell.module])
    let texts = Self.texts.filter { modules.contains(Self.modules[$0.name] ?? "") }
    let declaration = /^(?:[\w@()]+ )*(?:struct|class|enum|protocol|typealias) (\w+)/
    var names: [String: Int] = [:]
    for line in texts.flatMap(\.lines) {
      let type = line.firstMatch(of: declaration)
      if let type, !line.contains("private ") { names[String(type.1), default: 0] += 1 }
    }
    #expect(!names.isEmpty)
    #expect(names.filter { $0.value > 1 } == [:])
  }

  /// What a shell is made of came after iOS 13, for which the package builds.
  @Test(
    arguments: RuntimeSources.all.map(\.module).filter {
      !["FlowRuntime", "FlowTesting"].contains($0)
    }
  )
  func theShellSaysFromWhereOnItIsThere(module: String) throws {
    let shell = try #require(RuntimeSources.all.first { $0.module == module })
    let declares = try Regex(
      "^((public|package|open|private|fileprivate|final) )*(struct|class|enum|protocol|extension) ")
    for file in shell.files {
      let lines = Self.lines(of: file)
      for (index, line) in lines.enumerated() where line.contains(declares) {
        let above = lines[..<index].suffix(2)
        #expect(above.contains { $0.hasPrefix("@available(iOS 1") }, "\(file.name): \(line)")
      }
    }
  }

  /// One file with all of them begins with their imports.
  @Test func importsStandFirst() {
    let outer = /^(@_exported )?import\b/
    let any = /^ *(@\w+ )?import\b/
    for file in RuntimeSources.all.flatMap(\.files) {
      let lines = String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\n")
      let code = lines.drop { $0.isEmpty || $0.contains(outer) }
      #expect(!code.contains { $0.contains(any) }, "\(file.name)")
    }
  }

  @Test func theCatalogueNamesEveryType() throws {
    let path = "FlowRuntime/FlowRuntime.docc/FlowRuntime.md"
    let page = try String(
      contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
    let topics = page.matches(of: /\n- ``(\w+)``/).map { String($0.1) }
    let sources = Self.texts.filter { Self.modules[$0.name] == "FlowRuntime" }.flatMap(\.lines)
    let declaration = /^(?:public|open) .*?(?:struct|class|enum|protocol) (\w+)/
    let types = sources.compactMap { line in
      line.firstMatch(of: declaration).map { String($0.1) }
    }
    #expect(topics.sorted() == (types + ["FlowRuntimeInterface1"]).sorted())
  }

  private static let modules = Dictionary(
    uniqueKeysWithValues: RuntimeSources.all.flatMap { module in
      module.files.map { ($0.name, module.module) }
    })

  /// In one file there would be two of them.
  @Test func privateNamesDiffer() {
    var files: [String: Set<String>] = [:]
    for (name, lines) in Self.texts {
      for member in Self.privateMembers(in: lines) { files[member, default: []].insert(name) }
    }
    #expect(files.count > 50)
    #expect(files.filter { $0.value.count > 1 } == [:])
  }

  /// What is private to a file: `FlowNavigator.root(for:from:)`.
  private static func privateMembers(in lines: [String]) -> [String] {
    let type = /^(?:\w+ )*(?:extension|struct|class|enum) (\w+)/
    let member = /\b(?:func|var|let|struct|class|enum|typealias) `?(\w+)/
    var owner = ""
    var members: [String] = []
    for (index, line) in lines.enumerated() {
      if line.first?.isLetter ?? false, let match = line.firstMatch(of: type) {
        owner = "\(match.1)."
      }
      guard line.contains("private "), !line.hasPrefix("   "),
        let match = line.firstMatch(of: member)
      else { continue }
      let isTopLevel = !line.hasPrefix(" ")
      let isFunction = line.contains("func ")
      members.append(
        (isTopLevel ? "" : owner) + match.1 + (isFunction ? labels(lines[index...]) : ""))
    }
    return members
  }

  private static func labels(_ lines: ArraySlice<String>) -> String {
    let end = lines.firstIndex { $0.hasSuffix("{") || $0.hasSuffix("}") } ?? lines.startIndex
    let signature = lines[...end].joined().prefix { $0 != "{" }
    let parameters = signature.drop { $0 != "(" }
    return "(" + parameters.matches(of: /[(,] *(\w+)(?: \w+)?:/).map { "\($0.1):" }.joined() + ")"
  }
}

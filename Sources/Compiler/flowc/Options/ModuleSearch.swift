import FlowCompiler
import FlowDiagnostics
import FlowFiles
import FlowModel

/// Finds the modules that options and a flowc.yml name, and those that the flowc.yml of these name in
/// turn.
struct ModuleSearch {
  private(set) var found: [OtherModule] = []
  /// What is wrong with the modules that the flowc.yml at hand names, by their number there.
  private(set) var problems: [(named: Int, message: String, hint: String?)] = []
  private let options: ModuleOptions
  private let own: Set<FileIdentity>
  private let ownConfiguration: String?

  /// - Parameter configuration: the path of the flowc.yml at hand, and what it says.
  init(
    _ options: ModuleOptions, besides own: [String], _ path: String?, _ configuration: Configuration
  ) throws {
    self.options = options
    self.own = Set(own.compactMap { try? FileIdentity($0) })
    ownConfiguration = path
    for (name, paths) in options.named {
      let module = try OtherModule(name, at: paths)
      if let shared = sharedFile(of: module) {
        throw CommandLineError("'\(shared)' is of '\(name)' and of the module at hand")
      }
      found.append(module)
    }
    for (number, named) in configuration.modules.enumerated() {
      follow(named, number, writtenIn: path ?? "")
    }
  }

  /// The modules, each with what is known of it.
  var modules: [FlowModule] {
    found.map { module in
      FlowModule(
        name: module.name, files: module.flows, dependencies: dependencies(of: module),
        access: module.configuration.access ?? .internal,
        variant: module.configuration.variant?.name,
        style: module.configuration.style ?? StyleOptions.standardNames.first,
        isRuntimeInline: module.configuration.isRuntimeInline == true)
    }
  }

  /// A configuration that holds for both modules says nothing of which depends on which.
  private func dependencies(of module: OtherModule) -> Set<String>? {
    if let said = options.dependencies(of: module.name) { return said }
    guard let file = module.file, file.path != ownConfiguration,
      !module.configuration.modules.isEmpty
    else { return nil }
    return ModuleOptions.reached(from: module.name) { name in
      let module = found.first { $0.name == name }
      return module?.configuration.modules.map(\.name) ?? []
    }
  }

  /// Takes a module, and those that it names, however far; what is wrong is told of the first.
  private mutating func follow(_ first: NamedModule, _ number: Int, writtenIn file: String) {
    var waiting = [(named: first, file: file)]
    while let (named, file) = waiting.popLast() {
      if options.named.contains(where: { $0.name == named.name }) { continue }
      let paths = named.paths.map { resolved($0, writtenIn: file) }
      do throws(FileError) {
        let module = try OtherModule(named.name, at: paths)
        guard isNew(module, number, namedIn: file) else { continue }
        found.append(module)
        guard let inner = module.file, inner.path != ownConfiguration else { continue }
        waiting += module.configuration.modules.reversed().map { ($0, inner.path) }
      } catch {
        problems.append((number, "the flows of '\(named.name)' can't be read: \(error)", nil))
      }
    }
  }

  private mutating func isNew(_ module: OtherModule, _ number: Int, namedIn file: String) -> Bool {
    if let shared = sharedFile(of: module) {
      problems.append(
        (
          number, "'\(shared)' is of '\(module.name)' and of this module",
          "a flow is of one module; modules can't name each other"
        ))
      return false
    }
    guard let known = found.first(where: { $0.name == module.name }) else { return true }
    let files = [known, module].map { Set($0.paths.compactMap { try? FileIdentity($0) }) }
    if files[0] != files[1] {
      problems.append(
        (number, "'\(file)' says that the flows of '\(module.name)' are elsewhere", nil))
    }
    return false
  }

  private func sharedFile(of module: OtherModule) -> String? {
    module.paths.first { path in (try? FileIdentity(path)).map(own.contains) ?? false }
  }
}

import ArgumentParser
import FlowModel

/// The modules whose flows may be embedded, beside those that a flowc.yml names.
struct ModuleOptions: ParsableArguments {
  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(
      """
      Flows of another module, which these may embed: a file or a folder. May be repeated, and takes \
      the place of what a flowc.yml says of the module.
      """, valueName: "module=path"), transform: { try ModuleArgument($0) })
  var paths: [ModuleArgument] = []

  @Option(
    name: .customLong("dependency"),
    help: ArgumentHelp(
      """
      That a module depends on another. May be repeated; without it, each module may embed the flows \
      of all others.
      """, valueName: "module=module"), transform: { try ModuleArgument($0) })
  var dependencies: [ModuleArgument] = []

  func validate() throws {
    let wrong = dependencies.first { !isSwiftName($0.value) }
    if let wrong { throw ValidationError("'\(wrong.value)' can't be the name of a module") }
  }

  /// The modules, each once, in the order in which they are first named.
  var named: [(name: String, paths: [String])] {
    var named: [(name: String, paths: [String])] = []
    for argument in paths {
      if let known = named.firstIndex(where: { $0.name == argument.name }) {
        named[known].paths.append(argument.value)
      } else {
        named.append((argument.name, [argument.value]))
      }
    }
    return named
  }

  /// All modules on which one depends, however far; nothing where none is said of any.
  func dependencies(of module: String) -> Set<String>? {
    if dependencies.isEmpty { return nil }
    return ModuleOptions.reached(from: module) { module in
      dependencies.filter { $0.name == module }.map(\.value)
    }
  }

  static func reached(from module: String, by next: (String) -> [String]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = [module]
    while let module = waiting.popLast() {
      for other in next(module) where reached.insert(other).inserted { waiting.append(other) }
    }
    return reached
  }
}

/// A module, and what is said of it: `ShopKit=../ShopKit/Flows`.
struct ModuleArgument {
  let name: String
  let value: String

  init(_ argument: String) throws {
    let bytes = argument.utf8
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else {
      throw ValidationError("it has no '='")
    }
    name = String(argument[..<sign])
    value = String(argument[bytes.index(after: sign)...])
    if value.isEmpty { throw ValidationError("nothing stands behind the '='") }
    if !isSwiftName(name) { throw ValidationError("'\(name)' can't be the name of a module") }
  }
}

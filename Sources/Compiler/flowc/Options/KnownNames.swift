import ArgumentParser
import FlowDiagnostics
import FlowFiles
import FlowModel

extension FlowProject {
  /// The flow of a name; an unknown name throws.
  func knownFlow(_ name: String) throws -> ID<Flow> {
    let names = flows.elements.map { text($0.name) }
    guard let index = names.firstIndex(of: name) else { throw unknown("flow", name, among: names) }
    return ID(index)
  }

  /// The screens of a name, in some flows or in all, or the one of a name such as 'Shop.cart'; an
  /// unknown name throws.
  func knownScreens(_ name: String, in flows: Set<ID<Flow>> = []) throws -> [ID<Screen>] {
    if let point = name.firstIndex(of: ".") {
      let flow = try knownFlow(String(name[..<point]))
      guard flows.isEmpty || flows.contains(flow) else {
        throw CommandLineError("'\(name)' is not a screen of \(quotedNames(of: flows))")
      }
      return try knownScreens(String(name[name.index(after: point)...]), in: [flow])
    }
    let named = screens.ids.filter { text(screens[$0].name) == name }
    let found = named.filter { flows.isEmpty || flows.contains(screens[$0].flow) }
    if !found.isEmpty { return found }
    if let other = named.first {
      let flow = text(self.flows[screens[other].flow].name)
      throw CommandLineError(
        "no screen of \(quotedNames(of: flows)) is named '\(name)'; '\(flow)' has one")
    }
    let all = screens.ids.filter { flows.isEmpty || flows.contains(screens[$0].flow) }
    throw unknown("screen", name, among: all.map { text(screens[$0].name) })
  }

  private func quotedNames(of chosen: Set<ID<Flow>>) -> String {
    chosen.sorted().map { "'\(text(flows[$0].name))'" }.joined(separator: ", ")
  }

  /// A screen's name with that of its flow: 'Shop.cart'.
  func qualifiedName(of screen: ID<Screen>) -> String {
    "\(text(flows[screens[screen].flow].name)).\(text(screens[screen].name))"
  }

  private func unknown(_ kind: String, _ name: String, among names: [String]) -> CommandLineError {
    let isPath = (try? InputFiles.isFolderOfFlows(name)) == true
    let path = "; '\(name)' is a folder: is a name missing before it?"
    let hint = isPath ? path : KnownNames.hint(for: name, kind, among: names)
    return CommandLineError("there is no \(kind) '\(name)'" + hint)
  }
}

/// Names on the command line.
enum KnownNames {
  /// More are too many to read.
  private static let listed = 12

  /// What was meant by an unknown name, or what there is; begins with a semicolon.
  static func hint(for name: String, _ kind: String, among names: [String]) -> String {
    if let near = nearest(to: name, among: names) { return "; did you mean '\(near)'?" }
    var seen: Set<String> = []
    let distinct = names.filter { seen.insert($0).inserted }
    return switch distinct.count {
    case 0: "; the flows have none"
    case 1: "; the only \(kind) is '\(distinct[0])'"
    case 2...listed: "; the \(kind)s are \(distinct.joined(separator: ", "))"
    default: ""
    }
  }

  /// A name, which stands before the paths; a path throws.
  @Sendable static func beforePaths(_ word: String) throws -> String {
    if InputFiles.isNamed(by: word) || word.contains("/") {
      throw ValidationError("a name is missing before this path")
    }
    return word
  }
}

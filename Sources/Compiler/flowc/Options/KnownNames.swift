import ArgumentParser
import FlowDiagnostics
import FlowModel

extension FlowProject {
  /// The flow of a name; an unknown name throws.
  func knownFlow(_ name: String) throws -> ID<Flow> {
    let names = flows.elements.map { text($0.name) }
    guard let index = names.firstIndex(of: name) else { throw unknown("flow", name, among: names) }
    return ID(index)
  }

  /// The screens of a name, in some flows or in all; an unknown name throws.
  func knownScreens(_ name: String, in flows: Set<ID<Flow>> = []) throws -> [ID<Screen>] {
    let all = screens.ids.filter { flows.isEmpty || flows.contains(screens[$0].flow) }
    let found = all.filter { text(screens[$0].name) == name }
    if found.isEmpty {
      throw unknown("screen", name, among: all.map { text(screens[$0].name) })
    }
    return found
  }

  func unknown(_ kind: String, _ name: String, among names: [String]) -> ValidationError {
    let hint = nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return ValidationError("there is no \(kind) '\(name)'\(hint)")
  }
}

import FlowDiagnostics
import FlowSyntax

extension Resolution {
  /// The flows of the module at hand, and those of others that run inside them.
  ///
  /// Where there are only others, all of them.
  func neededFlows() -> [Int] {
    let all = flowNames.all
    let own = all.indices.filter { all[$0].module == nil }
    if own.isEmpty { return Array(all.indices) }
    var isNeeded = all.map { $0.module == nil }
    var waiting = project.modules.ids.isEmpty ? [] : own
    while let next = waiting.popLast() {
      let syntax = all[next].syntax
      var named = embedded(in: syntax).flatMap {
        flowNames.meant(by: $0.symbol, in: all[next].module, project.symbols)
      }
      // What a fragment's screens have in common is known from all flows that include it.
      if all[next].module != nil, syntax[.include] != nil {
        named += all.indices.filter {
          all[$0].module == all[next].module && all[$0].syntax[.include] != nil
        }
      }
      for flow in named where !isNeeded[flow] {
        isNeeded[flow] = true
        waiting.append(flow)
      }
    }
    return all.indices.filter { isNeeded[$0] }
  }

  /// The flows that a flow's screens name, those of its fragments and variants too.
  private func embedded(in flow: Syntax) -> [Name] {
    let fragments = (flow[.include]?.names ?? []).compactMap { fragment(at: text($0), from: flow) }
    let variants = (flow[.variants]?.entries ?? []).map(\.value)
    return ([flow] + fragments + variants).flatMap { $0[.screens]?.entries ?? [] }
      .compactMap { $0.value[.embed]?.name }
  }

  mutating func flowReference(_ name: Name) -> Reference<Flow> {
    let found = flowNames.meant(by: name.symbol, in: module, project.symbols)
    if found.count > 1 { severalModules(have: found, name) }
    if found.isEmpty, isComplete { unknownFlow(name) }
    return Reference(name, found.count == 1 ? flowNames.ids[found[0]] : nil)
  }

  private mutating func severalModules(have found: [Int], _ name: Name) {
    let places = found.compactMap { number in
      flowNames.all[number].module.map {
        (module: project.modules[$0].name, range: flowNames.all[number].name.range)
      }
    }
    let spelled = places.map { "'\($0.module).\(text(name))'" }
    error(
      "ambiguous-flow", "\(places.count) modules have a flow '\(text(name))'", at: name.range,
      notes: places.map { Note("the one of '\($0.module)'", at: $0.range) },
      hint: "write \(spelled.joined(separator: " or "))")
  }

  /// Says that a name names no flow, and which one was likely meant.
  private mutating func unknownFlow(_ name: Name) {
    let known = flowNames.spellings(in: module, project.symbols)
    if known.count > comparisonsLeft { return unknown("flow", name, among: []) }
    comparisonsLeft -= known.count
    let file = text(name).fileNameOfFlow
    let meant = nearest(to: file ?? text(name), among: known.map(\.text))
    let place = known.first { $0.text == meant }?.1
    error(
      "unknown-flow", "no flow is named '\(text(name))'", at: name.range,
      notes: place.map { [Note("'\(text($0))' is declared here", at: $0.range)] } ?? [],
      hint: meant.map { "did you mean '\($0)'?" }
        ?? file.map { "write the name of the flow, not of its file: '\($0)'" }
        ?? "give flowc the file of '\(text(name))' too, or name its module in flowc.yml",
      fixIt: meant.map { FixIt(replacing: name.range, with: $0) })
  }
}

extension String {
  /// The name of the flow, where this is the path of its file: `Flows/Shop.flow.yaml`.
  fileprivate var fileNameOfFlow: String? {
    let name = utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init) ?? ""
    for ending in [".flow.yaml", ".flow.yml", ".yaml", ".yml", ".flow"] {
      if name.hasSuffix(ending), name != ending { return String(name.dropLast(ending.count)) }
    }
    return nil
  }
}

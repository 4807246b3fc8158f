/// A small random project as text, made of lines that can be left out one by one.
struct RandomProject {
  /// Lines of a flow's parts; a screen that has no lines left is still declared.
  var parts: [Part] = []

  struct Part {
    var head: String
    var lines: [String]
    /// Whether it may be left out as a whole.
    var isOptional: Bool
  }

  var random: Seeded
  let language: Language
  /// The roots of the tabs so far.
  var tabRoots: [String] = []
  /// The screen that another flow runs in.
  var embedding: String?

  init(seed: Int, _ all: Language) {
    random = Seeded(seed)
    var chosen: Language = []
    for bit in 0..<25 {
      let part = Language(rawValue: 1 << bit)
      // With any of what comes late the stack leaves things out, and there is less to hold it to.
      let isAlwaysThere =
        all == .refusals
        || [.toured, .left, .awaited, .waiting, .tabbed].contains(all)
          && !Language.exact.contains(part)
        || Language.remembered.subtracting(.exact).contains(part)
      let often = isAlwaysThere && all != .all ? 5 : Language.late.contains(part) ? 1 : 3
      if all.contains(part), random.below(5) < often { chosen.insert(part) }
    }
    self.language = chosen
    let flows = chosen.contains(.embedding) ? [1, 2, 2, 3][random.below(4)] : 1
    var names: [String] = []
    for flow in 0..<flows {
      let added = addFlow(flow, of: flows)
      if flow == 0 { names = added }
    }
    // Promises take most of the time: every second project has some.
    if !seed.isMultiple(of: 2) { return }
    let first = parts.dropFirst().firstIndex { $0.head.hasPrefix("  - flow") } ?? parts.count
    parts.insert(
      Part(head: "    expect:\n", lines: expectations(of: names), isOptional: true), at: first)
  }

  var text: String {
    parts.map { $0.head + $0.lines.joined() }.joined()
  }

  /// The same without one line or optional part, for each of them.
  var smaller: [RandomProject] {
    var found: [RandomProject] = []
    for part in parts.indices {
      if parts[part].isOptional {
        var copy = self
        copy.parts.remove(at: part)
        found.append(copy)
      }
      for line in parts[part].lines.indices {
        var copy = self
        copy.parts[part].lines.remove(at: line)
        if copy.parts[part].lines.isEmpty, copy.parts[part].isOptional {
          copy.parts.remove(at: part)
        }
        found.append(copy)
      }
    }
    return found
  }

  private mutating func addFlow(_ flow: Int, of flows: Int) -> [String] {
    let hasRootTabs = language.contains(.rootTabs)
    let count = (hasRootTabs ? 3 : 2) + random.below(4)
    let prefix = ["a", "b", "c"][flow]
    let all = (0..<count).map { "\(prefix)\($0)" }
    tabRoots = hasRootTabs ? Array(all[1...2]) : []
    let names = hasRootTabs && random.below(6) > 0 ? Array(all[1...]) : all
    embedding = flow + 1 < flows ? all[count - 1] : nil
    let start = hasRootTabs ? all[0] : all[random.below(3) == 0 ? random.below(count) : 0]
    let header = flow == 0 ? "flows:\n" : ""
    parts.append(
      Part(
        head: header + "  - flow: F\(flow)\n    start: \(start)\n\(declarations())", lines: [],
        isOptional: false))
    let isExact = language.isDisjoint(with: [.wide, .late])
    if language.contains(.entries), flow > 0 || !isExact {
      let entry = "    entries: { into: \(list(names)) }\n"
      parts.append(Part(head: entry, lines: [], isOptional: false))
    }
    addSharedEvents(names)
    addSequence(names)
    parts.append(Part(head: "    screens:\n", lines: [], isOptional: false))
    if hasRootTabs {
      let tabs = "      \(start):\n        \(rootTabs(of: [all[1], all[2]], names))\n"
      parts.append(Part(head: tabs, lines: [], isOptional: false))
    }
    for (index, name) in all.enumerated().dropFirst(hasRootTabs ? 1 : 0) {
      addScreen(name, index, names, flow)
    }
    return all
  }

  private mutating func addSharedEvents(_ names: [String]) {
    if language.contains(.shared), random.below(2) == 0 {
      parts.append(Part(head: "    anywhere:\n", lines: events("w", names, 1), isOptional: true))
    }
    if language.contains(.links), random.below(2) == 0 {
      parts.append(Part(head: "    app:\n", lines: events("p", names, 1), isOptional: true))
    }
    if language.contains(.groups) {
      let lines = events("g", names, 1).map { "  " + $0 }
      parts.append(Part(head: "    groups:\n      shared:\n", lines: lines, isOptional: false))
    }
  }

  private mutating func addScreen(
    _ name: String, _ index: Int, _ names: [String], _ flow: Int
  ) {
    if index > 0, let part = partWithoutEvents(name, index, names, flow) {
      return parts.append(part)
    }
    let returns = language.contains(.ends) && index > 0 && random.below(5) == 0
    var head = "      \(name):\n" + (returns ? "        returns: Int\n" : "") + more(name)
    var lines = events("e", names, 3)
    if let awaited = awaited(names) {
      head += awaited.head
      lines += awaited.lines
    }
    lines = lines.map { "    " + $0 }
    if !lines.isEmpty { lines[0] = "        transitions:\n" + lines[0] }
    if language.contains(.groups), random.below(3) == 0 { head += "        use: shared\n" }
    parts.append(Part(head: head, lines: lines.isEmpty ? [] : [lines.joined()], isOptional: false))
  }

  /// A screen that holds another, or that sends no events of its own, if this is to be one.
  private mutating func partWithoutEvents(
    _ name: String, _ index: Int, _ names: [String], _ flow: Int
  ) -> Part? {
    if name == embedding {
      let ends =
        language.contains(.ends)
        ? ["        transitions: { finished: \(action(names)), cancelled: \(action(names)) }\n"]
        : []
      return Part(
        head: "      \(name):\n        embed: F\(flow + 1)\n", lines: ends, isOptional: false)
    }
    if language.contains(.alerts), random.below(5) == 0 {
      return Part(
        head: "      \(name):\n        alert: Hm\n",
        lines: ["        buttons: { \(heldName(or: "next")): Yes, no: none }\n"], isOptional: false)
    }
    if let container = container(names.dropFirst(index + 1), of: names) {
      return Part(head: "      \(name):\n        \(container)\n", lines: [], isOptional: false)
    }
    return leafKind().map { kind in
      Part(head: "      \(name): \(kind)\n", lines: [], isOptional: false)
    }
  }

  private mutating func events(_ prefix: String, _ names: [String], _ most: Int) -> [String] {
    (0..<(1 + random.below(most))).map { "      \(prefix)\($0): \(list(names))\n" }
  }

  mutating func list(_ names: [String]) -> String {
    if language.contains(.guards), random.below(6) == 0 {
      return "{ when: g, then: \(action(names)), else: \(action(names)) }"
    }
    if language.contains(.choices), random.below(8) == 0 { return choice(names) }
    if let list = wideList(names) { return list }
    if language.contains(.lists), random.below(5) == 0 {
      let first = random.below(4) == 0 ? "none" : action(names)
      return "[\(first), \(action(names))]"
    }
    return action(names)
  }

  mutating func action(_ names: [String]) -> String {
    let name = names[random.below(names.count)]
    if let embedding, language.contains(.entries), random.below(10) == 0 {
      return "{ to: \(embedding), at: into\(ends(names)) }"
    }
    if language.contains(.styles), random.below(8) == 0 { return styled(name, names) }
    if language.contains(.sequences), random.below(10) == 0 { return tour(names) }
    if language.contains(.columns), random.below(12) == 0 { return "{ show: \(name) }" }
    if language == .refusals, random.below(2) == 0 {
      return embedding == nil ? "finish" : [name, "{ to: \(name), style: sheet }"][random.below(2)]
    }
    switch random.below(language.contains(.lookups) ? 22 : 16) {
    case 0, 1, 2: return name
    case 3: return "{ to: \(name), style: sheet\(ends(names)) }"
    case 4: return "{ to: \(name), style: fullScreenCover\(ends(names)) }"
    case 5: return "{ to: \(name), style: plain }"
    case 6, 7: return "{ to: \(name), style: replace }"
    case 8: return "back"
    case 9: return "dismiss"
    case 10: return "dismissAll"
    case 11: return "backToRoot"
    case 12: return "{ setRoot: \(name) }"
    case 13: return language.contains(.embedding) ? "finish" : "back"
    case 14: return language.contains(.embedding) ? "cancel" : "dismiss"
    case 15: return "{ to: \(name)\(ends(names)) }"
    case 16: return "{ backTo: \(name)\(otherwise(names)) }"
    case 17: return "{ dismissTo: \(name)\(otherwise(names)) }"
    case 18: return "{ to: \(name), ifShown: ignore }"
    case 19: return "{ to: \(name), style: sheet, ifShown: return }"
    case 20: return "{ to: \(name), style: replace, from: \(names[0]) }"
    default: return "none"
    }
  }

  mutating func ends(_ names: [String]) -> String {
    guard language.contains(.ends), random.below(3) == 0 else { return "" }
    let end = ["finished", "cancelled", "dismissed"][random.below(3)]
    return
      ", \(end): \(["back", "none", names[random.below(names.count)], "dismiss"][random.below(4)])"
  }
}

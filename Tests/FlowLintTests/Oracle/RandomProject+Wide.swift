/// The parts of the language in which the stack is not exact, and promises.
extension RandomProject {
  mutating func declarations() -> String {
    let guards = language.contains(.fixed) ? "{ g: { fixed: true }, h: }" : "[g, h]"
    var text = "    guards: \(guards)\n"
    // What was refused is tried again once a state changes.
    let isTriedAgain = language.contains(.requirements) && random.below(2) == 0
    if language.contains(.states) || isTriedAgain { text += "    states: { s: [one, two] }\n" }
    if !language.isDisjoint(with: [.outcomes, .answers]) {
      text += "    outcomes: { o: [yes, no] }\n"
    }
    return text
  }

  /// An event of a container, a sequence or a button: at times one of screens, or of all screens.
  mutating func heldName(or other: String) -> String {
    ["k", "k", "e0", "e0", "w0", other][random.below(6)]
  }

  /// A container of some of the screens that come later, now and then.
  mutating func container(_ later: ArraySlice<String>, of names: [String]) -> String? {
    guard language.contains(.containers), !later.isEmpty, random.below(4) == 0 else { return nil }
    let inner = Array(later.prefix(2))
    let isHeard = random.below(2) == 0
    let heard = isHeard ? "\n        transitions: { \(heldName(or: "k")): \(action(names)) }" : ""
    if language.contains(.columns), inner.count == 2, random.below(3) == 0 {
      return "split: { sidebar: \(inner[0]), detail: \(inner[1]) }\(heard)"
    }
    if language.contains(.switches) || language.contains(.states) && random.below(2) == 0 {
      let cases = zip(["one", "two"], inner).map { "\($0): \($1)" }
      return "switch: s\n        cases: { \(cases.joined(separator: ", ")) }\(heard)"
    }
    tabRoots += inner
    let all = inner.joined(separator: ", ")
    guard random.below(4) == 0 else { return "tabs: [\(all)]\(heard)" }
    return "tabs: [\(all), { event: t }]\n        transitions: { t: \(action(names)) }"
  }

  /// Tabs, half of them with a button beside their tabs, or with an event that views send.
  mutating func rootTabs(of inner: [String], _ names: [String]) -> String {
    let all = inner.joined(separator: ", ")
    let events = "\n        transitions: { t: \(list(names)), k: \(list(names)) }"
    return random.below(2) == 0 ? "tabs: [\(all)]" : "tabs: [\(all), { event: t }]\(events)"
  }

  /// What else a screen says of itself.
  mutating func more(_ name: String) -> String {
    var text = ""
    let asks = random.below(language == .refusals ? 2 : 5) == 0
    if language.contains(.requirements), asks { text += "        requires: g\n" }
    if !language.isDisjoint(with: [.wide, .late]), language.contains(.links), random.below(5) == 0 {
      let places = [
        "/\(name)", "{ path: /\(name), entry: into }",
        "{ path: /\(name), entry: into, onTop: true }",
      ]
      text += "        deepLink: \(places[random.below(language.contains(.entries) ? 3 : 1)])\n"
    }
    if language.contains(.leaving), random.below(5) == 0 {
      let lists = [
        "none", "dismiss", "back", "{ when: g, then: none }", "{ when: g, then: dismiss }",
      ]
      text += "        leaving: \(lists[random.below(lists.count)])\n"
    }
    return text
  }

  /// A sequence of two screens, one of them on a condition now and then; it isn't followed by itself. Its
  /// first step is another sequence at times.
  mutating func addSequence(_ names: [String]) {
    guard language.contains(.sequences) else { return }
    let second = names[random.below(names.count)]
    var (inner, first) = ("", names[random.below(names.count)])
    if random.below(3) == 0 {
      let name = names[random.below(names.count)]
      let then = [
        name, "{ to: \(name), style: replace }", "{ to: \(name), style: sheet }", "back",
      ]
      inner = "      in\(names[0]): { steps: [\(first)], then: \(then[random.below(4)]) }\n"
      first = "in\(names[0])"
    }
    let step = [
      "\(second)", "{ screen: \(second), style: sheet }", "{ screen: \(second), when: g }",
    ]
    parts.append(
      Part(
        head: "    sequences:\n\(inner)      tour\(names[0]):\n        steps:\n"
          + "          - \(first)\n",
        lines: [
          "          - \(step[random.below(3)])\n", "        then: \(action(names))\n",
          "        skip: \(action(names))\n",
          "        transitions: { \(heldName(or: "k")): \(action(names)) }\n",
        ].filter { !$0.contains("tour") }, isOptional: false))
  }

  /// The sequence of the flow, in some style.
  mutating func tour(_ names: [String]) -> String {
    let styles = ["", ", style: sheet", ", style: fullScreenCover"]
    return "{ to: tour\(names[0])\(styles[random.below(3)])\(ends(names)) }"
  }

  /// A screen that only the app shows, or one that leads nowhere.
  mutating func leafKind() -> String? {
    if !language.isDisjoint(with: [.outcomes, .externals]), random.below(12) == 0 {
      return "{ external: true }"
    }
    if language.contains(.styles), random.below(12) == 0 { return "{ terminal: true }" }
    return nil
  }

  /// Opening in a style that is seldom.
  mutating func styled(_ name: String, _ names: [String]) -> String {
    let styles = ["popover", "animated", "{ compact: sheet, regular: push }"]
    return "{ to: \(name), style: \(styles[random.below(3)])\(ends(names)) }"
  }

  /// What is done where a screen is looked for in vain.
  mutating func otherwise(_ names: [String]) -> String {
    if random.below(2) == 0 { return "" }
    let actions = ["back", "none", "dismiss", "finish", "{ setRoot: \(names[0]) }"] + names + names
    return ", else: \(actions[random.below(actions.count)])"
  }

  /// One of several lists, by guards.
  mutating func choice(_ names: [String]) -> String {
    let last = random.below(2) == 0 ? ", { else: \(action(names)) }" : ""
    return
      "{ choose: [{ when: g, then: \(action(names)) }, { when: h, then: \(action(names)) }\(last)] }"
  }

  /// What is awaited when the screen is shown, and where its ends lead.
  mutating func awaited(_ names: [String]) -> (head: String, lines: [String])? {
    let awaits = language.contains(.answers) ? 2 : 6
    guard !language.isDisjoint(with: [.outcomes, .answers]), random.below(awaits) == 0 else {
      return nil
    }
    let last = random.below(3) == 0 ? "none" : action(names)
    return ("        await: o\n", ["      yes: \(list(names))\n", "      no: \(last)\n"])
  }

  mutating func wideList(_ names: [String]) -> String? {
    if language.contains(.states), random.below(6) == 0 {
      return "{ when: { s: one }, then: \(action(names)), else: \(action(names)) }"
    }
    if !tabRoots.isEmpty, random.below(5) == 0 {
      let tab = "{ tab: \(tabRoots[random.below(tabRoots.count)]) }"
      return [tab, "[\(tab), \(action(names))]", "[\(action(names)), \(tab)]"][random.below(3)]
    }
    if language.contains(.outcomes), random.below(6) == 0 { return wait(names) }
    if language.contains(.waits), random.below(4) == 0 {
      let after = "[{ after: 1s, then: \(action(names)) }, \(action(names))]"
      let wait = wait(names)
      return [after, wait, wait, "[\(action(names)), \(wait)]"][random.below(4)]
    }
    return nil
  }

  private mutating func wait(_ names: [String]) -> String {
    if random.below(3) == 0 { return "{ after: 1s, then: \(action(names)) }" }
    return "{ await: o, cases: { yes: \(action(names)), no: none } }"
  }

  /// One promise of each kind about screens of the first flow.
  mutating func expectations(of names: [String]) -> [String] {
    func one() -> String { names[random.below(names.count)] }
    return [
      "screen: \(one()), onlyWhen: g", "screen: \(one()), after: \(one())",
      "screen: \(one()), neverAfter: \(one())", "never: [\(one()), \(one())]",
      "depth: \(1 + random.below(4))", "screen: \(one()), fromAnywhere: true",
      "screen: \(one()), within: \(1 + random.below(3)), of: \(one())",
      "screen: \(one()), within: \(1 + random.below(4)), of: \(one()), always: true",
    ].map { "      - { \($0) }\n" }
  }
}

extension RandomProject {
  /// What the project may make use of.
  struct Language: OptionSet {
    let rawValue: Int
    static let embedding = Language(rawValue: 1)
    static let alerts = Language(rawValue: 2)
    static let guards = Language(rawValue: 4)
    static let shared = Language(rawValue: 8)
    static let ends = Language(rawValue: 16)
    static let lookups = Language(rawValue: 32)
    static let links = Language(rawValue: 64)
    static let lists = Language(rawValue: 128)
    static let styles = Language(rawValue: 256)
    static let groups = Language(rawValue: 512)
    static let choices = Language(rawValue: 1024)
    static let entries = Language(rawValue: 2048)
    static let requirements = Language(rawValue: 16_384)
    static let exact: Language = [
      .embedding, .alerts, .guards, .shared, .ends, .lookups, .links, .lists, .styles, .groups,
      .choices, .entries, .requirements,
    ]
    /// Refused actions, and runs after whose end the app tries them again. Each project has all of this.
    static let refusals: Language = [.requirements, .embedding, .ends, .lists, .styles, .alerts]
    static let containers = Language(rawValue: 4096)
    static let states = Language(rawValue: 8192)
    static let fixed = Language(rawValue: 262_144)
    /// What only proposes more than can happen.
    static let wide: Language = [.containers, .states, .fixed]
    /// Of containers only switches.
    static let switches = Language(rawValue: 1_048_576)
    static let rootTabs = Language(rawValue: 16_777_216)
    /// Each flow starts with tabs, and seldom shows them once more.
    static let tabbed: Language = [.exact, .containers, .rootTabs]
    /// What the stack remembers of the app.
    static let remembered: Language = [.exact, .containers, .switches, .states, .fixed]
    static let externals = Language(rawValue: 2_097_152)
    static let answers = Language(rawValue: 4_194_304)
    static let awaited: Language = [.exact, .answers]
    static let waits = Language(rawValue: 8_388_608)
    /// Actions that wait.
    static let waiting: Language = [.exact, .answers, .waits]
    /// What the user leaves in another way, and what the app ends.
    static let left: Language = [.exact, .leaving, .externals]
    static let outcomes = Language(rawValue: 32_768)
    static let sequences = Language(rawValue: 65_536)
    static let toured: Language = [.exact, .sequences]
    static let columns = Language(rawValue: 131_072)
    static let leaving = Language(rawValue: 524_288)
    static let late: Language = [.outcomes, .sequences, .columns, .leaving]
    static let all: Language = [.exact, .wide, .late]
  }
}

import FlowTemplates

/// A published case's data.
enum JSON: Sendable, Decodable {
  case null
  case flag(Bool)
  case text(String)
  case list([JSON])
  case record([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .text(String(number))
    } else if let number = try? container.decode(Double.self) {
      self = .text(String(number))
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .record(try container.decode([String: JSON].self))
    }
  }

  /// The table that the data would have come from.
  func table(for template: String) -> Table<JSON> {
    guard case .record(let members) = self else {
      return Table("data", [column(".", template) { $0 }])
    }
    return Table(
      "data",
      members.sorted { $0.key < $1.key }.map { name, value in
        value.column(name, template) { $0.members[name] ?? .null }
      })
  }

  private func column(
    _ name: String, _ template: String, _ read: @escaping @Sendable (JSON) -> JSON
  ) -> Column<JSON> {
    switch self {
    case .flag: .flag(name, "") { read($0).flag }
    case .text where name == "." || !template.contains("{{#\(name)}}"):
      .text(name, "") { read($0).code ?? "" }
    case .text, .null: .optionalText(name, "") { read($0).code }
    case .record: .row(name, "", of: table(for: template), read)
    case .list(let list):
      .rows(name, "", of: list.first?.table(for: template) ?? Table("empty", [])) { read($0).list }
    }
  }

  private var members: [String: JSON] {
    if case .record(let members) = self { members } else { [:] }
  }
  private var list: [JSON] { if case .list(let list) = self { list } else { [] } }
  private var flag: Bool { if case .flag(let flag) = self { flag } else { false } }
  private var code: Code? { if case .text(let text) = self { Code(verbatim: text) } else { nil } }
}

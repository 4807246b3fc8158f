/// The names of one kind of row, with the function that reads each value.
package struct Table<Row: Sendable>: Sendable {
  package let name: String
  private let terms: [Vocabulary.Term]
  /// How each column is read, apart from what it is called: all that rendering needs.
  private let readers: [@Sendable (Row) -> TemplateValue]

  package init(_ name: String, _ columns: [Column<Row>]) {
    self.name = name
    terms = columns.map(\.term)
    readers = columns.map(\.read)
  }

  /// The names without the rows, for compiling and documenting templates.
  package var vocabulary: Vocabulary {
    Vocabulary(name: name, terms: terms)
  }

  /// The rows as a template sees them; nothing is read before it is rendered.
  func records(_ rows: [Row]) -> Records {
    if rows.isEmpty { return .none }
    let readers = readers
    return Records(count: rows.count) { index in
      // Taken out of the list once, and not for each of its columns.
      let row = rows[index]
      return { slot in readers[slot](row) }
    }
  }

  func records(_ row: Row?) -> Records {
    guard let row else { return .none }
    let readers = readers
    return .one { slot in readers[slot](row) }
  }
}

extension Table<Code> {
  /// A text as a row of its own: `{{.}}`.
  static let text = Table("text", [.text(".", "the text itself") { $0 }])
}

/// One name of a table: what it says, and how it is read.
package struct Column<Row: Sendable>: Sendable {
  let term: Vocabulary.Term
  let read: @Sendable (Row) -> TemplateValue

  private init(
    _ name: String, _ documentation: String, _ kind: Vocabulary.Kind,
    _ read: @escaping @Sendable (Row) -> TemplateValue
  ) {
    term = Vocabulary.Term(name: name, documentation: documentation, kind: kind)
    self.read = read
  }

  /// `{{name}}`
  package static func text(
    _ name: String, _ documentation: String, _ read: @escaping @Sendable (Row) -> Code
  ) -> Self {
    Self(name, documentation, .text) { .text(read($0)) }
  }

  /// `{{#title}} … {{title}} … {{/title}}` where there is one, `{{^title}}` where there is none.
  package static func optionalText(
    _ name: String, _ documentation: String, _ read: @escaping @Sendable (Row) -> Code?
  ) -> Self {
    Self(name, documentation, .optionalText) { row in
      .records(read(row).map { code in .one { _ in .text(code) } } ?? .none)
    }
  }

  /// `{{#isRoot}} … {{/isRoot}}`, `{{^isRoot}} … {{/isRoot}}`
  package static func flag(
    _ name: String, _ documentation: String, _ read: @escaping @Sendable (Row) -> Bool
  ) -> Self {
    Self(name, documentation, .flag) { .flag(read($0)) }
  }

  /// `{{#parameters}} … {{^isLast}}, {{/isLast}}{{/parameters}}`, and `{{^parameters}}` for none.
  package static func rows<Child>(
    _ name: String, _ documentation: String,
    of table: @autoclosure @escaping @Sendable () -> Table<Child>,
    _ read: @escaping @Sendable (Row) -> [Child]
  ) -> Self {
    Self(name, documentation, .rows { table().vocabulary }) { row in
      .records(table().records(read(row)))
    }
  }

  /// `{{#imports}} … {{.}} … {{/imports}}`
  package static func texts(
    _ name: String, _ documentation: String, _ read: @escaping @Sendable (Row) -> [Code]
  ) -> Self {
    rows(name, documentation, of: .text, read)
  }

  /// `{{target.name}}`, or `{{#target}} … {{name}} … {{/target}}`
  package static func row<Child>(
    _ name: String, _ documentation: String,
    of table: @autoclosure @escaping @Sendable () -> Table<Child>,
    _ read: @escaping @Sendable (Row) -> Child
  ) -> Self {
    Self(name, documentation, .row { table().vocabulary }) { row in
      .records(table().records(read(row)))
    }
  }

  /// `{{#target}} … {{name}} … {{/target}}` where there is one, `{{^target}}` where there is none.
  package static func optionalRow<Child>(
    _ name: String, _ documentation: String,
    of table: @autoclosure @escaping @Sendable () -> Table<Child>,
    _ read: @escaping @Sendable (Row) -> Child?
  ) -> Self {
    Self(name, documentation, .rows { table().vocabulary }) { row in
      .records(table().records(read(row)))
    }
  }
}

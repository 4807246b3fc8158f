/// The names of one kind of row, with the function that reads each value.
package struct Table<Row: Sendable>: Sendable {
  package let name: String
  private let terms: [Vocabulary.Term]
  /// How each column is read, apart from what it is called: all that rendering needs.
  private let readers: [Column<Row>.Reader]

  package init(_ name: String, _ columns: [Column<Row>]) {
    self.name = name
    terms = columns.map(\.term)
    readers = columns.map(\.read)
  }

  /// The names without the rows, for compiling and documenting templates.
  package var vocabulary: Vocabulary {
    Vocabulary(name: name, terms: terms)
  }

  /// The rows as a template sees them. A value is read when it is rendered, without a copy of its row.
  func records(_ rows: [Row]) -> Records {
    if rows.isEmpty { return .none }
    let readers = readers
    return Records(count: rows.count) { row, slot in
      rows.withUnsafeBufferPointer { readers[slot].value($0.baseAddress! + row) }
    }
  }

  func records(_ row: Row?) -> Records {
    row.map { records([$0]) } ?? .none
  }
}

extension Table<Code> {
  /// A text as a row of its own: `{{.}}`.
  static let text = Table("text", [.text(".", "the text itself") { $0 }])
}

/// One name of a table: what it says, and how it is read.
package struct Column<Row: Sendable>: Sendable {
  /// Reads one value of a row through a pointer: passing the row itself would copy all its values. It is a
  /// struct, because the functions of an array are called through two others each.
  struct Reader: Sendable {
    let value: @Sendable (UnsafePointer<Row>) -> TemplateValue
  }

  let term: Vocabulary.Term
  let read: Reader

  private init(
    _ name: String, _ documentation: String, _ kind: Vocabulary.Kind,
    _ read: @escaping @Sendable (UnsafePointer<Row>) -> TemplateValue
  ) {
    term = Vocabulary.Term(name: name, documentation: documentation, kind: kind)
    self.read = Reader(value: read)
  }

  /// `{{name}}`
  @inline(__always)
  package static func text(
    _ name: String, _ documentation: String, _ read: @escaping @Sendable (Row) -> Code
  ) -> Self {
    Self(name, documentation, .text) { .text(read($0.pointee)) }
  }

  /// `{{#title}} … {{title}} … {{/title}}` where there is one, `{{^title}}` where there is none.
  @inline(__always)
  package static func optionalText(
    _ name: String, _ documentation: String, _ read: @escaping @Sendable (Row) -> Code?
  ) -> Self {
    Self(name, documentation, .optionalText) { row in .records(Records(read(row.pointee))) }
  }

  /// `{{#isRoot}} … {{/isRoot}}`, `{{^isRoot}} … {{/isRoot}}`
  @inline(__always)
  package static func flag(
    _ name: String, _ documentation: String, _ read: @escaping @Sendable (Row) -> Bool
  ) -> Self {
    Self(name, documentation, .flag) { .flag(read($0.pointee)) }
  }

  /// The same for a closure that the compiler does not inline, as one that captures a value: it would copy the row.
  static func text(
    _ name: String, _ documentation: String,
    at read: @escaping @Sendable (UnsafePointer<Row>) -> Code
  ) -> Self {
    Self(name, documentation, .text) { .text(read($0)) }
  }

  /// The same.
  static func flag(
    _ name: String, _ documentation: String,
    at read: @escaping @Sendable (UnsafePointer<Row>) -> Bool
  ) -> Self {
    Self(name, documentation, .flag) { .flag(read($0)) }
  }

  /// `{{#parameters}} … {{^isLast}}, {{/isLast}}{{/parameters}}`, and `{{^parameters}}` for none.
  @inline(__always)
  package static func rows<Child>(
    _ name: String, _ documentation: String,
    of table: @autoclosure @escaping @Sendable () -> Table<Child>,
    _ read: @escaping @Sendable (Row) -> [Child]
  ) -> Self {
    Self(name, documentation, .rows { table().vocabulary }) { row in
      .records(table().records(read(row.pointee)))
    }
  }

  /// `{{#imports}} … {{.}} … {{/imports}}`
  @inline(__always)
  package static func texts(
    _ name: String, _ documentation: String, _ read: @escaping @Sendable (Row) -> [Code]
  ) -> Self {
    rows(name, documentation, of: .text, read)
  }

  /// `{{target.name}}`, or `{{#target}} … {{name}} … {{/target}}`
  @inline(__always)
  package static func row<Child>(
    _ name: String, _ documentation: String,
    of table: @autoclosure @escaping @Sendable () -> Table<Child>,
    _ read: @escaping @Sendable (Row) -> Child
  ) -> Self {
    Self(name, documentation, .row { table().vocabulary }) { row in
      .records(table().records(read(row.pointee)))
    }
  }

  /// `{{#target}} … {{name}} … {{/target}}` where there is one, `{{^target}}` where there is none.
  @inline(__always)
  package static func optionalRow<Child>(
    _ name: String, _ documentation: String,
    of table: @autoclosure @escaping @Sendable () -> Table<Child>,
    _ read: @escaping @Sendable (Row) -> Child?
  ) -> Self {
    Self(name, documentation, .rows { table().vocabulary }) { row in
      .records(table().records(read(row.pointee)))
    }
  }
}

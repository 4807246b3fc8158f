/// The value of a record's slot for a template.
enum TemplateValue: Sendable {
  case text(Code)
  case flag(Bool)
  case records(Records)
}

/// A list's rows as a template sees them.
struct Records: Sendable {
  let count: Int
  let value: @Sendable (_ row: Int, _ slot: Int) -> TemplateValue

  static let none = Records(count: 0) { _, _ in preconditionFailure("no rows") }
}

extension Records {
  /// A text as a row of its own, if there is one: `{{.}}`.
  init(_ text: Code?) {
    self = text.map { text in Records(count: 1) { _, _ in .text(text) } } ?? .none
  }
}

/// A compiled template: operations in a row, with jumps, over the text that stands between its tags.
struct Program: Sendable {
  var operations: [Operation] = []
  var literals: [UInt8] = []

  /// A value: so many records up from the innermost, and its slot there.
  struct Place: Equatable, Sendable {
    let up: Int
    let slot: Int

    static let isFirst = -1
    static let isLast = -2
  }

  /// One step of rendering. What depends on a value begins with the next operation, and ends before `end`.
  enum Operation: Sendable {
    case literal(Range<Int>)
    case text(Place)
    case each(Place, end: Int)
    case when(Place, is: Bool, end: Int)
    case whenEmpty(Place, end: Int)
    /// Operations that stand elsewhere in the program.
    case `repeat`(Range<Int>)

    /// Whether the operation leads to the next one, wherever it stands.
    var isPlain: Bool {
      switch self {
      case .literal, .text: true
      case .each, .when, .whenEmpty, .repeat: false
      }
    }
  }

  func render(_ root: Records, into output: inout [UInt8]) {
    // As buffers, because an array would be retained for each operation.
    operations.withUnsafeBufferPointer { operations in
      literals.withUnsafeBufferPointer { literals in
        let rendering = Rendering(operations: operations, literals: literals)
        let frame = Frame(records: root, row: 0, outer: nil)
        var text = RenderedText(capacity: 65_536)
        rendering.render(operations.indices, frame, into: &text)
        output.append(contentsOf: text.bytes)
      }
    }
  }
}

/// A program at work. It calls itself for each row of a list.
private struct Rendering {
  let operations: UnsafeBufferPointer<Program.Operation>
  let literals: UnsafeBufferPointer<UInt8>

  func render(_ range: Range<Int>, _ frame: Frame, into output: inout RenderedText) {
    var position = range.lowerBound
    while position < range.upperBound {
      let operation = operations[position]
      position += 1
      switch operation {
      case .repeat(let repeated): render(repeated, frame, into: &output)
      case .literal(let range):
        output.append(UnsafeBufferPointer(rebasing: literals[range]))
      case .text(let place):
        var text = frame.text(at: place)
        text.withUTF8 { output.append($0) }
      case .each(let place, let end):
        render(position..<end, for: frame.records(at: place), in: frame, into: &output)
        position = end
      case .when(let place, let value, let end):
        if frame.flag(at: place) != value { position = end }
      case .whenEmpty(let place, let end):
        if frame.records(at: place).count > 0 { position = end }
      }
    }
  }

  private func render(
    _ range: Range<Int>, for records: Records, in outer: Frame, into output: inout RenderedText
  ) {
    withUnsafePointer(to: outer) { outer in
      for row in 0..<records.count {
        render(range, Frame(records: records, row: row, outer: outer), into: &output)
      }
    }
  }
}

/// One row of a list, in one row of the list around it: what names are looked up in.
private struct Frame {
  let records: Records
  let row: Int
  let outer: UnsafePointer<Frame>?

  func text(at place: Program.Place) -> String {
    guard case .text(let code) = value(at: place) else { preconditionFailure("not a text") }
    return code.text
  }

  func records(at place: Program.Place) -> Records {
    guard case .records(let records) = value(at: place) else { preconditionFailure("not a list") }
    return records
  }

  func flag(at place: Program.Place) -> Bool {
    if place.slot == Program.Place.isFirst { return self[place.up].row == 0 }
    if place.slot == Program.Place.isLast {
      let frame = self[place.up]
      return frame.row == frame.records.count - 1
    }
    guard case .flag(let flag) = value(at: place) else { preconditionFailure("not a flag") }
    return flag
  }

  private func value(at place: Program.Place) -> TemplateValue {
    if place.up == 0 { return records.value(row, place.slot) }
    let frame = self[place.up]
    return frame.records.value(frame.row, place.slot)
  }

  /// The row so many lists further out.
  private subscript(up: Int) -> Frame {
    if up == 0 { return self }
    var frame = outer!
    for _ in 1..<up { frame = frame.pointee.outer! }
    return frame.pointee
  }
}

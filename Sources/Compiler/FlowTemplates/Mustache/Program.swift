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

  /// One step of rendering; `end` is where to go on if there is nothing to render.
  enum Operation: Sendable {
    case literal(Range<Int>)
    case text(Place)
    case each(Place, end: Int)
    case next(body: Int)
    case when(Place, is: Bool, end: Int)
    case whenEmpty(Place, end: Int)
    /// Operations that stand elsewhere in the program.
    case `repeat`(Range<Int>)

    /// Whether the operation leads to the next one, wherever it stands.
    var isPlain: Bool {
      switch self {
      case .literal, .text: true
      case .each, .next, .when, .whenEmpty, .repeat: false
      }
    }
  }

  func render(_ root: Records, into output: inout [UInt8]) {
    // As buffers, because an array would be retained for each operation.
    operations.withUnsafeBufferPointer { operations in
      literals.withUnsafeBufferPointer { literals in
        Self.render(root, operations, literals, into: &output)
      }
    }
  }

  private static func render(
    _ root: Records, _ operations: UnsafeBufferPointer<Operation>,
    _ literals: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]
  ) {
    var context = Context(root)
    var position = 0
    var end = operations.count
    var interrupted: [(position: Int, end: Int)] = []
    while true {
      while position == end {
        guard let outer = interrupted.popLast() else { return }
        (position, end) = outer
      }
      let operation = operations[position]
      position += 1
      switch operation {
      case .repeat(let repeated):
        interrupted.append((position, end))
        (position, end) = (repeated.lowerBound, repeated.upperBound)
      case .literal(let range):
        output.append(contentsOf: UnsafeBufferPointer(rebasing: literals[range]))
      case .text(let place):
        var text = context.text(at: place)
        text.withUTF8 { output.append(contentsOf: $0) }
      case .each(let place, let end): if !context.enter(place) { position = end }
      case .next(let body): if context.advance() { position = body }
      case .when(let place, let value, let end):
        if context.flag(at: place) != value { position = end }
      case .whenEmpty(let place, let end):
        if context.records(at: place).count > 0 { position = end }
      }
    }
  }
}

/// The records that names are looked up in while rendering, innermost last.
private struct Context {
  private var frames: [Frame]

  /// One row of a list.
  private struct Frame {
    let records: Records
    var row = 0
  }

  init(_ root: Records) {
    frames = [Frame(records: root)]
  }

  /// Goes into the first of the rows; false where there is none.
  mutating func enter(_ place: Program.Place) -> Bool {
    let records = records(at: place)
    guard records.count > 0 else { return false }
    frames.append(Frame(records: records))
    return true
  }

  /// Goes on to the next row, or leaves after the last; false then.
  mutating func advance() -> Bool {
    let last = frames.count - 1
    frames[last].row += 1
    if frames[last].row == frames[last].records.count {
      frames.removeLast()
      return false
    }
    return true
  }

  func text(at place: Program.Place) -> String {
    guard case .text(let code) = value(at: place) else { preconditionFailure("not a text") }
    return code.text
  }

  func records(at place: Program.Place) -> Records {
    guard case .records(let records) = value(at: place) else { preconditionFailure("not a list") }
    return records
  }

  func flag(at place: Program.Place) -> Bool {
    let index = frames.count - 1 - place.up
    if place.slot == Program.Place.isFirst { return frames[index].row == 0 }
    if place.slot == Program.Place.isLast {
      return frames[index].row == frames[index].records.count - 1
    }
    guard case .flag(let flag) = value(at: place) else { preconditionFailure("not a flag") }
    return flag
  }

  private func value(at place: Program.Place) -> TemplateValue {
    let index = frames.count - 1 - place.up
    return frames[index].records.value(frames[index].row, place.slot)
  }
}

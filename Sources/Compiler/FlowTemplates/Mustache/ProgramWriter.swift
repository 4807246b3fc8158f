/// Writes a program: operations one after the other, and jumps once their target is known.
struct ProgramWriter {
  private(set) var program = Program()
  /// The operation that was last jumped to, into which no text may be merged.
  private var label = 0

  mutating func write(_ text: some Collection<UInt8>) {
    guard !text.isEmpty else { return }
    let start = program.literals.count
    program.literals += text
    let last = program.operations.count - 1
    if last >= label, case .literal(let range) = program.operations[last] {
      program.operations[last] = .literal(range.lowerBound..<program.literals.count)
    } else {
      program.operations.append(.literal(start..<program.literals.count))
    }
  }

  mutating func write(_ place: Program.Place) {
    program.operations.append(.text(place))
  }

  /// The start of a separate operation; no text before it is merged with it.
  mutating func beginPart() -> Int {
    label = program.operations.count
    return label
  }

  /// Does operations of before once more.
  mutating func `repeat`(_ operations: Range<Int>) {
    if program.operations[operations].allSatisfy(\.isPlain) {
      // An array of its own: appending a slice of the same array would copy all operations.
      program.operations += Array(program.operations[operations])
    } else {
      program.operations.append(.repeat(operations))
    }
    label = program.operations.count
  }

  /// Begins what is rendered for each row; ended with `end`.
  mutating func beginEach(_ place: Program.Place) -> Int {
    begin(.each(place, end: 0))
  }

  /// Begins what is rendered if the flag is so.
  mutating func beginWhen(_ place: Program.Place, is value: Bool) -> Int {
    begin(.when(place, is: value, end: 0))
  }

  /// Begins what is rendered if there are no rows.
  mutating func beginWhenEmpty(_ place: Program.Place) -> Int {
    begin(.whenEmpty(place, end: 0))
  }

  /// Ends what the operations began, the last of them first.
  mutating func end(_ operations: [Int]) {
    for operation in operations.reversed() { end(operation) }
  }

  /// Ends what the operation began.
  private mutating func end(_ operation: Int) {
    switch program.operations[operation] {
    case .each(let place, _):
      program.operations[operation] = .each(place, end: program.operations.count)
    case .when(let place, let value, _):
      program.operations[operation] = .when(place, is: value, end: program.operations.count)
    case .whenEmpty(let place, _):
      program.operations[operation] = .whenEmpty(place, end: program.operations.count)
    case .literal, .text, .repeat: preconditionFailure("nothing was begun here")
    }
    label = program.operations.count
  }

  private mutating func begin(_ operation: Program.Operation) -> Int {
    program.operations.append(operation)
    label = program.operations.count
    return label - 1
  }
}

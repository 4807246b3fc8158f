import FlowFiles

/// Where a command says what it has to say: findings on one stream, the rest on the other.
struct Terminal {
  let color: ColorChoice

  func isColored(_ stream: StandardStream) -> Bool {
    color.isOn(isTerminal: stream.isTerminal, environment: environmentVariable)
  }

  func write(_ text: String, to stream: StandardStream = .output) throws {
    try stream.write(text)
  }
}

import FlowFiles

/// The output of a command: findings on one stream, remarks on the other.
struct Terminal {
  let color: ColorChoice

  func isColored(_ stream: StandardStream) -> Bool {
    color.isOn(isTerminal: stream.isTerminal, environment: environmentVariable)
  }

  func write(_ text: String, to stream: StandardStream = .output) throws {
    try stream.write(text)
  }
}

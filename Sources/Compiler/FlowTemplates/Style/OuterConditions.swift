/// The blocks of `#if` around declarations of Swift files. Each indents the declarations by two spaces.
///
/// Blocks within a declaration don't count. Files are laid out as `swift format` does it.
struct OuterConditions {
  private var depth = 0

  /// A line without the indentation by the blocks around it; the lines of a file are asked for in their order.
  mutating func unindented(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
    let code = line.dropFirst(spaces)
    if spaces == 2 * depth, code.starts(with: "#if".utf8) {
      depth += 1
    } else if spaces == 2 * (depth - 1), code.first == UInt8(ascii: "#") {
      if code.starts(with: "#endif".utf8) { depth -= 1 }
    } else {
      return line.dropFirst(min(spaces, 2 * depth))
    }
    return code
  }
}

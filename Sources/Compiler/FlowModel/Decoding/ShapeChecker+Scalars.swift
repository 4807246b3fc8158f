import FlowDiagnostics
import FlowSyntax

extension ShapeChecker {
  mutating func checkScalar(_ node: NodeID, is name: ShapeName) {
    let shape = name.shape
    if tree.isEmpty(node) {
      let range = tree.range(of: node)
      // What is refused in reading, an alias, leaves an empty scalar that still has its length.
      if !shape.mayBeEmpty, range.start == range.end {
        let isCommented = shape.scalar == .text && tree.hasComment(node)
        reject(
          node, "nothing", expecting: shape,
          hint: isCommented ? "'#' begins a comment here: put the text in quotes" : nil)
      }
      return
    }
    if isMappingWithoutSpace(node, is: name) || isMappingWithEqualsSigns(node, is: shape) { return }
    guard let scalar = shape.scalar else {
      return reject(node, "'\(text(node))'", expecting: shape)
    }
    check(node, is: scalar, shape)
  }

  private mutating func check(_ node: NodeID, is scalar: ScalarShape, _ shape: Shape) {
    switch scalar {
    case .text, .type, .name, .qualifiedName, .nameOr: return
    case .boolean: check(node, among: ["true", "false"], shape)
    case .oneOf(let words): check(node, among: words, shape)
    case .wholeNumber:
      if Int(text(node)).map({ $0 < 0 }) ?? true {
        reject(node, "'\(text(node))'", expecting: shape)
      }
    case .duration:
      if milliseconds(text(node)) == nil { reject(node, "'\(text(node))'", expecting: shape) }
    }
  }

  private mutating func check(_ node: NodeID, among words: [String], _ shape: Shape) {
    let word = text(node)
    if words.contains(word) { return }
    let range = tree.range(of: node)
    let meant = diagnostics.isFull ? nil : meantWord(by: word, among: words)
    diagnostics.append(
      Diagnostic(
        .error, "unexpected-value", "expected \(shape.expectation), not '\(word)'", at: range,
        hint: meant.map { "did you mean '\($0)'?" } ?? "use one of these words",
        fixIt: meant.map { FixIt(replacing: range, with: $0) }))
  }
}

/// The longest time that can be written, in milliseconds.
private let aDay = 86_400_000.0

/// The milliseconds of `2s`, `0.5s` or `300ms`; nothing for anything else.
func milliseconds(_ text: String) -> Int? {
  let isMilliseconds = text.hasSuffix("ms")
  guard text.hasSuffix("s"), text.first?.isASCII == true else { return nil }
  let digits = text.dropLast(isMilliseconds ? 2 : 1)
  guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
    let number = Double(digits), number <= aDay / (isMilliseconds ? 1 : 1000)
  else { return nil }
  return Int((isMilliseconds ? number : number * 1000).rounded())
}

extension Shape {
  /// The allowed kinds of value, in words: `a name or a list`.
  var expectation: String {
    var kinds = scalar.map(\.words) ?? []
    if items != nil { kinds.append("a list") }
    if mapping != nil { kinds.append("a mapping") }
    return kinds.alternatives
  }
}

extension ScalarShape {
  fileprivate var words: [String] {
    switch self {
    case .text: ["a text"]
    case .name, .qualifiedName: ["a name"]
    case .boolean: ["true", "false"]
    case .wholeNumber: ["a whole number"]
    case .duration: ["a time such as 2s"]
    case .type: ["a type"]
    case .oneOf(let words): words.map { "'\($0)'" }
    case .nameOr: ["a name", "a word such as 'back'"]
    }
  }
}

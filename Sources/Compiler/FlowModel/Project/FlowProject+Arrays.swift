import FlowSyntax

/// Steps and buttons that are made for the elements of an array.
extension FlowProject {
  /// The parameters for whose elements a sequence has steps, or an alert buttons.
  package func repeatedParameters(in screen: Screen) -> [Name] {
    switch screen.kind {
    case .sequence(let sequence): steps[sequence.steps].compactMap(\.forEach)
    case .alert(let alert), .confirmationDialog(let alert):
      buttons[alert.buttons].compactMap(\.rows)
    case .view, .tabs, .split, .switch, .embed, .external: []
    }
  }

  /// The type of the elements of an array; nothing for what is no array, such as a dictionary.
  package func elementType(of type: TypeExpression) -> String? {
    let text = text(type.spelling)
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let element = text.dropFirst().dropLast()
    var depth = 0
    for byte in element.utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: return nil
      default: break
      }
    }
    return String(element)
  }
}

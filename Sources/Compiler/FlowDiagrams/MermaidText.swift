extension String {
  /// One line of a label between quotes, which Mermaid takes literally.
  ///
  /// Mermaid reads a label as Markdown and looks for keywords, comments and styles in the whole text;
  /// all but harmless characters are therefore written as entities.
  var mermaidLine: String {
    var escaped = ""
    var mayBeItem = true
    for scalar in unicodeScalars {
      let isHarmless = scalar.isHarmlessInMermaid || scalar == ")" && !mayBeItem
      escaped += isHarmless ? String(scalar) : scalar.mermaidEntity
      mayBeItem = mayBeItem && ("0"..."9").contains(scalar)
    }
    return escaped
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmlessInMermaid: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "/", "?", "!", "'", "(": true
    default: !isASCII
    }
  }

  fileprivate var mermaidEntity: String {
    switch self {
    case "\"": "#quot;"
    case "<": "#lt;"
    case ">": "#gt;"
    case "&": "#amp;"
    default: "#\(value);"
    }
  }
}

import FlowDiagnostics
import FlowSyntax

/// What has no meaning: nothing that would only follow from it is said.
extension Resolution {
  mutating func noteUnread() {
    for document in documents {
      for part in document.unread { note(part, in: document.tree) }
      for value in document.tree.refusedValues {
        note(UnreadPart(key: nil, value: value), in: document.tree)
      }
    }
  }

  private mutating func note(_ part: UnreadPart, in tree: YAMLTree) {
    let heads = tree.heads(of: part.value) + [part.key].compactMap(\.self)
    for head in heads where tree.kind(of: head) == .scalar {
      unreadDeclarations.insert(tree.symbol(of: head))
      unreadDeclarations.formUnion(namesWithoutColons(in: tree.symbol(of: head)))
    }
    if let key = part.key, tree.kind(of: key) == .scalar {
      noteUse(of: tree.symbol(of: key), at: tree.range(of: key))
    }
    for scalar in tree.scalars(in: part.value) {
      noteUse(of: tree.symbol(of: scalar), at: tree.range(of: scalar))
    }
  }

  /// What a text was meant to declare without a colon, as in `home = { … }` and `home { … }`.
  private func namesWithoutColons(in text: Symbol) -> [Symbol] {
    let parts = project.symbols.bytes(of: text).split { "={[".utf8.contains($0) }
    return parts.dropLast().compactMap { part in
      let words = part.split(separator: UInt8(ascii: " "))
      return words.last.flatMap {
        project.symbols.symbol(for: String(decoding: $0, as: UTF8.self))
      }
    }
  }

  /// A name is not unused if it was likely meant at a place where something is wrong.
  mutating func noteUse(of symbol: Symbol, at range: SourceRange) {
    if project.unreadWords[symbol] == nil { project.unreadWords[symbol] = range }
  }
}

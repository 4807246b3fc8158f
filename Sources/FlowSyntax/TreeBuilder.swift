import FlowDiagnostics

/// Makes a tree's nodes of events, and says what flowc does not take.
struct TreeBuilder {
  let file: FileID
  let text: UnsafeBufferPointer<UInt8>
  let mayHaveComplexKeys: Bool
  var cursor: ByteCursor
  private(set) var nodes: [YAMLNode] = []
  var frames: [Frame] = []
  var diagnostics: [Diagnostic] = []
  private var keys = KeySet()
  /// Where what was read last ends, white space and comments aside.
  private(set) var lastEnd: Int

  static let depthLimit = 64

  init(
    file: FileID, text: UnsafeBufferPointer<UInt8>, from start: Int, survey: TextSurvey
  ) {
    self.file = file
    self.text = text
    mayHaveComplexKeys = survey.mayHaveComplexKeys
    cursor = ByteCursor(text, from: start, isASCII: survey.isASCII)
    lastEnd = start
    nodes.reserveCapacity(text.count / 12)
    frames.reserveCapacity(Self.depthLimit)
  }

  mutating func scalar(_ event: YAMLEvent, symbol: Symbol) {
    let (start, end) = extent(of: event)
    var traits: YAMLNode.Traits = []
    if event.traits.contains(.plain) { traits.insert(.plain) }
    if event.traits.contains(.quoted) { traits.insert(.quoted) }
    if traits.contains(.plain), event.text.isEmpty { traits.insert(.empty) }
    if !event.traits.isDisjoint(with: [.anchor, .tag]) { refuseProperties(event, at: start) }
    if takesKey(), !acceptsKey(event, from: start, to: end) { traits.insert(.refused) }
    append(YAMLNode(start: start, end: end, link: symbol.index, traits: traits))
    lastEnd = max(lastEnd, end)
  }

  /// An alias is refused, and goes on as an empty scalar.
  mutating func alias(_ event: YAMLEvent, symbol: Symbol) {
    let start = cursor.offset(of: event.start)
    let end = cursor.offset(of: event.end)
    refuseAlias(from: start, to: end)
    let traits: YAMLNode.Traits = takesKey() ? [.plain, .empty, .refused] : [.plain, .empty]
    append(YAMLNode(start: start, end: end, link: symbol.index, traits: traits))
    lastEnd = end
  }

  /// Opens a collection; false when that nests too deep to go on.
  mutating func open(_ event: YAMLEvent) -> Bool {
    let start = cursor.offset(of: event.start)
    guard frames.count < Self.depthLimit else {
      refuseDepth(at: start)
      return false
    }
    if !event.traits.isDisjoint(with: [.anchor, .tag]) { refuseProperties(event, at: start) }
    let isMapping = event.kind == .mappingStart
    let isKey = takesKey()
    if isKey { refuseCollectionKey(at: start, isMapping: isMapping) }
    frames.append(
      Frame(
        node: Int32(nodes.count), isMapping: isMapping, isFlow: event.traits.contains(.flow),
        isKey: isKey, awaitsKey: isMapping))
    append(YAMLNode(start: start, end: start, link: 0, traits: isMapping ? .mapping : .sequence))
    if event.traits.contains(.flow) { lastEnd = start + 1 }
    return true
  }

  mutating func close(_ event: YAMLEvent) {
    let frame = frames.removeLast()
    if frame.isFlow { lastEnd = cursor.offset(of: event.end) }
    let index = Int(frame.node)
    nodes[index].end = max(nodes[index].start, Int32(lastEnd))
    nodes[index].link = Int32(nodes.count)
    if frame.isMapping { refuseRepeatedKeys(of: frame) }
    if frame.isKey {
      nodes.removeLast(nodes.count - index - 1)
      nodes[index].traits = [.plain, .empty, .refused]
      nodes[index].link = 0
    }
  }

  private mutating func append(_ node: YAMLNode) { nodes.append(node) }

  /// Whether the node that comes is a key; the one after it then is not.
  private mutating func takesKey() -> Bool {
    guard let top = frames.indices.last, frames[top].isMapping else { return false }
    let isKey = frames[top].awaitsKey
    frames[top].awaitsKey = !isKey
    if isKey { frames[top].entries += 1 }
    return isKey
  }

  /// The byte range of a scalar without the white space around it.
  private mutating func extent(of event: YAMLEvent) -> (start: Int, end: Int) {
    var start = cursor.offset(of: event.start)
    var end = cursor.offset(of: event.end)
    if event.traits.contains(.block) {
      while end > start, text[end - 1].isYAMLSpace { end -= 1 }
    } else if start == end {
      while start > lastEnd, text[start - 1].isYAMLSpace { start -= 1 }
      end = start
    }
    return (start, end)
  }

  private mutating func refuseRepeatedKeys(of frame: Frame) {
    keys.reset(capacity: frame.entries)
    var key = frame.node + 1
    while key < nodes.count {
      if !nodes[Int(key)].traits.contains(.refused),
        let first = keys.insert(nodes[Int(key)].link, key: key)
      {
        nodes[Int(key)].traits.insert(.refused)
        refuseRepeat(of: nodes[Int(first)], by: nodes[Int(key)])
      }
      key = nodes[Int(key) + 1].next(after: key + 1)
    }
  }
}

extension YAMLNode {
  init(start: Int, end: Int, link: Int32, traits: Traits) {
    self.init(start: Int32(start), end: Int32(end), link: link, traits: traits)
  }
}

import FlowDiagnostics

/// Makes a tree's nodes of events, and says what flowc does not take.
struct TreeBuilder {
  let file: FileID
  let text: SourceText
  let survey: TextSurvey
  var cursor: ByteCursor
  var nodes: [YAMLNode] = []
  /// The innermost open collection, and those around it.
  var top = Frame.document
  var outer: [Frame] = []
  var diagnostics = DiagnosticList()
  var cutType: CutType?
  private var keys = KeySet()
  /// The end of the last node that was read, without white space and comments.
  private(set) var lastEnd: Int

  static let depthLimit = 64

  init(
    file: FileID, text: SourceText, from start: Int, survey: TextSurvey
  ) {
    self.file = file
    self.text = text
    self.survey = survey
    cursor = ByteCursor(text, from: start, survey: survey)
    lastEnd = start
    nodes.reserveCapacity(text.count / 12)
    outer.reserveCapacity(Self.depthLimit)
  }

  mutating func scalar(_ event: YAMLEvent, symbol: Symbol) {
    var (start, end) = extent(of: event)
    var traits = event.traits
    if traits.contains(.plain), event.text.isEmpty {
      traits.insert(.empty)
      if text.hasComment(behind: end) { traits.insert(.commented) }
    }
    if !event.traits.isDisjoint(with: [.anchor, .tag]) {
      let content = min(end, refuseProperties(event, at: start))
      // Without content, it keeps its length, or a second error would ask for the content.
      if !traits.contains(.empty) { start = content }
    }
    if takesKey() {
      top.note(key: symbol)
      if !acceptsKey(event, from: start, to: end) { traits.insert(.refused) }
    } else if traits.contains(.empty) {
      refuseTightColon()
    }
    if survey.mayHaveArguments, isCut(traits, from: start, to: end) { traits.insert(.refused) }
    nodes.append(YAMLNode(start: start, end: end, link: symbol.index, traits: traits))
    lastEnd = max(lastEnd, end)
  }

  /// An alias is refused, and goes on as an empty scalar.
  mutating func alias(_ event: YAMLEvent, symbol: Symbol) {
    let start = cursor.offset(of: event.start)
    let end = cursor.offset(of: event.end)
    refuseAlias(from: start, to: end)
    let traits: YAMLNode.Traits = takesKey() ? [.plain, .empty, .refused] : [.plain, .empty]
    nodes.append(YAMLNode(start: start, end: end, link: symbol.index, traits: traits))
    lastEnd = end
  }

  /// Opens a collection; false when that nests too deep to go on.
  mutating func open(_ event: YAMLEvent) -> Bool {
    var start = cursor.offset(of: event.start)
    guard outer.count < Self.depthLimit else {
      refuseDepth(at: start)
      return false
    }
    if !event.traits.isDisjoint(with: [.anchor, .tag]) {
      start = refuseProperties(event, at: start)
    }
    let isMapping = event.traits.contains(.mapping)
    // The one pair in `[key: value]` has no brackets of its own.
    let hasBrackets =
      event.traits.contains(.flow) && (text.has("[", at: start) || text.has("{", at: start))
    let isKey = takesKey()
    if isKey { refuseCollectionKey(at: start, isMapping: isMapping) }
    outer.append(top)
    top = Frame(
      node: Int32(nodes.count), isMapping: isMapping, hasBrackets: hasBrackets, isKey: isKey)
    nodes.append(
      YAMLNode(start: start, end: start, link: 0, traits: event.traits))
    if hasBrackets { lastEnd = start + 1 }
    return true
  }

  mutating func close(_ event: YAMLEvent) {
    let frame = top
    top = outer.removeLast()
    if frame.hasBrackets { lastEnd = cursor.offset(of: event.end) }
    let index = Int(frame.node)
    nodes[index].end = max(nodes[index].start, Int32(lastEnd))
    nodes[index].link = Int32(nodes.count)
    if frame.mayRepeatKeys { refuseRepeatedKeys(of: frame) }
    if frame.isKey {
      nodes.removeLast(nodes.count - index - 1)
      nodes[index].traits = [.plain, .empty, .refused]
      nodes[index].link = 0
    }
  }

  /// Whether the node that comes is a key; the one after it then is not.
  private mutating func takesKey() -> Bool {
    guard top.isMapping else { return false }
    top.awaitsKey.toggle()
    return !top.awaitsKey
  }

  /// The byte range of a scalar without the white space around it.
  @inline(__always)
  private mutating func extent(of event: YAMLEvent) -> (start: Int, end: Int) {
    var start = cursor.offset(of: event.start)
    var end = cursor.offset(of: event.end)
    if event.traits.contains(.block) {
      end = text.trimmingSpaces(to: end, from: start)
    } else if start == end {
      start = text.trimmingSpaces(to: start, from: lastEnd)
      end = start
    }
    return (start, end)
  }

  private mutating func refuseRepeatedKeys(of frame: Frame) {
    keys.reset(capacity: frame.entries)
    var isSecondFlow = false
    var key = frame.node + 1
    while key < nodes.count {
      defer { key = nodes[Int(key) + 1].next(after: key + 1) }
      if !nodes[Int(key)].traits.contains(.refused),
        let first = keys.insert(nodes[Int(key)].link, key: key)
      {
        nodes[Int(key)].traits.insert(.refused)
        // All other keys of the second flow are here twice as well.
        if isSecondFlow { continue }
        isSecondFlow = outer.isEmpty && isFlow(nodes[Int(key)])
        refuseRepeat(
          of: nodes[Int(first)], by: nodes[Int(key)],
          hint: isSecondFlow
            ? "write each flow into a file of its own, or list both under 'flows'"
            : "delete or rename one of them")
      }
    }
  }
}

extension YAMLNode {
  init(start: Int, end: Int, link: Int32, traits: Traits) {
    self.init(start: Int32(start), end: Int32(end), link: link, traits: traits)
  }
}

import FlowDiagnostics
import FlowModel

/// The forms of links, put together by how they begin.
struct LinkTree {
  struct Overlap {
    let url: String
    let screen: ID<Screen>
    let range: SourceRange
    /// Whether both take the same paths, so that neither is the narrower one.
    let isEqual: Bool
  }

  fileprivate struct Node {
    var next: [LinkForm.Segment: Int] = [:]
    /// The same, in the order of their coming.
    var order: [LinkForm.Segment] = []
    /// The forms that end here.
    var ends: [Int] = []
  }

  private var nodes = [Node()]
  private var forms: [(form: LinkForm, range: SourceRange)] = []

  /// How many places are looked at for a form before the search is given up.
  private static let patience = 2_000
  /// How many forms of one path are looked at.
  private static let mostEnds = 16

  mutating func insert(_ form: LinkForm, at range: SourceRange) {
    var node = 0
    for segment in form.segments {
      if let next = nodes[node].next[segment] {
        node = next
        continue
      }
      nodes.append(Node())
      nodes[node].next[segment] = nodes.count - 1
      nodes[node].order.append(segment)
      node = nodes.count - 1
    }
    nodes[node].ends.append(forms.count)
    forms.append((form, range))
  }

  /// A form that is tried before another and takes some of its URLs from it: the first such, unless
  /// it is only the narrower one. Where none was found, not all may have been looked at.
  func overlap(with form: LinkForm) -> (found: Overlap?, isComplete: Bool) {
    let (candidates, isComplete) = candidates(for: form)
    let found = candidates.sorted().lazy.compactMap { index -> Overlap? in
      let (earlier, range) = forms[index]
      guard earlier.requiredQuery.isSubset(of: form.query), let url = earlier.url(commonWith: form),
        earlier.includesPaths(of: form) || !form.includesPaths(of: earlier)
      else { return nil }
      let isEqual = earlier.includesPaths(of: form) && form.includesPaths(of: earlier)
      return Overlap(url: url, screen: earlier.screen, range: range, isEqual: isEqual)
    }.first
    return (found, isComplete)
  }

  /// The forms that can have a path in common with one.
  private func candidates(for form: LinkForm) -> (found: [Int], isComplete: Bool) {
    var found: [Int] = []
    var isComplete = true
    var waiting = [(node: 0, depth: 0)]
    var patience = Self.patience
    while let (node, depth) = waiting.popLast(), patience > 0 {
      patience -= 1
      let isAtEnd = depth >= form.segments.count
      let ends = nodes[node].ends.prefix(Self.mostEnds)
      isComplete = isComplete && nodes[node].ends.count <= Self.mostEnds
      found += ends.filter { depth == form.segments.count || form.isOpen || forms[$0].form.isOpen }
      if isAtEnd && !form.isOpen { continue }
      let segment = isAtEnd ? .any : form.segments[depth]
      isComplete = isComplete && !nodes[node].isTooWide(for: segment)
      for step in nodes[node].fitting(segment) { waiting.append((step, depth + 1)) }
    }
    return (found, isComplete && waiting.isEmpty)
  }
}

extension LinkTree.Node {
  private static let mostSteps = 2_000

  /// Whether not all that follows it is looked at for a segment.
  fileprivate func isTooWide(for segment: LinkForm.Segment) -> Bool {
    if case .literal = segment { return false }
    return order.count > Self.mostSteps
  }

  /// The nodes to which a text leads that a segment takes.
  fileprivate func fitting(_ segment: LinkForm.Segment) -> [Int] {
    if case .literal = segment {
      let steps: [LinkForm.Segment] = [segment, .number, .decimal, .truth, .uuid, .date, .any]
      return steps.filter { $0.includes(segment) }.compactMap { next[$0] }
    }
    return order.prefix(Self.mostSteps).filter { $0.common(with: segment, else: "") != nil }
      .compactMap { next[$0] }
  }
}

/// The arrows of a diagram: those between the same boxes and of one style are one.
struct EdgeList {
  private(set) var all: [Diagram.Edge] = []
  private var numbers: [Arrow: Int] = [:]
  private var labels: Set<Label> = []

  private struct Arrow: Hashable {
    let source: Int
    let target: Int
    let style: Diagram.Edge.Style
  }

  private struct Label: Hashable {
    let edge: Int
    let text: String
  }

  /// Draws an arrow, or adds to one that is there what it doesn't say yet.
  mutating func connect(
    _ source: Int, _ target: Int, _ style: Diagram.Edge.Style, _ texts: [String]
  ) {
    let arrow = Arrow(source: source, target: target, style: style)
    let number = numbers[arrow] ?? all.count
    if number == all.count {
      numbers[arrow] = number
      all.append(Diagram.Edge(source: source, target: target, style: style, labels: []))
    }
    for text in texts where labels.insert(Label(edge: number, text: text)).inserted {
      all[number].labels.append(text)
    }
  }
}

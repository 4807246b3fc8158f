import ArgumentParser
import FlowFiles
import FlowTemplates

/// `flowc styles`
struct Styles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "styles",
    abstract: "Lists the styles of generated code, with the features that each one supports.")

  func run() throws {
    try StandardStream.output.write(Self.table(of: StyleOptions.standard))
  }

  /// A line for each style, and then for each feature with a column for each style.
  static func table(of styles: [Style]) -> String {
    let about = styles.map { "\($0.name)  \($0.platforms)  \($0.summary)\n" }.joined()
    let width = Feature.allCases.map(\.rawValue.count).max() ?? 0
    let columns = styles.map { max($0.name.count, 8) }
    let header = row("", styles.map(\.name), width, columns)
    let rows = Feature.allCases.map { feature in
      row(feature.rawValue, styles.map { word(for: $0.expressions[feature]) }, width, columns)
    }
    let reasons = styles.flatMap { style in
      Feature.allCases.compactMap { feature -> String? in
        guard case .impossible(let why) = style.expressions[feature] else { return nil }
        return "\(style.name) cannot express \(feature.rawValue): \(why)\n"
      }
    }
    return about + "\n" + header + rows.joined() + (reasons.isEmpty ? "" : "\n")
      + reasons.joined()
  }

  private static func word(for expression: Style.Expression?) -> String {
    switch expression {
    case .possible(let from): from?.description ?? "yes"
    case .impossible, nil: "no"
    }
  }

  private static func row(
    _ name: String, _ cells: [String], _ width: Int, _ columns: [Int]
  ) -> String {
    let padded = zip(cells, columns).map { cell, column in
      cell + String(repeating: " ", count: max(0, column - cell.count))
    }
    let name = name + String(repeating: " ", count: width - name.count)
    let line = ([name] + padded).joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
  }
}

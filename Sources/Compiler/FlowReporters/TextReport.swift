import FlowDiagnostics

/// The findings with the lines they are about, as compilers print them.
func text(_ report: Report) -> String {
  let paint: Paint = report.isColored ? .colored : .plain
  return report.findings.map { report.paragraph(on: $0, painted: paint) }.joined()
    + report.lastLine
}

extension Report {
  fileprivate func paragraph(on finding: Diagnostic, painted paint: Paint) -> String {
    let style = Paint.Style(of: finding.severity)
    let excerpt = Excerpt(finding.range, in: lines(of: finding.range))
    var lines = [headline(of: finding, painted: paint)] + excerpt.lines(style, paint)
    if let hint = finding.hint {
      let help = "\(paint(.gutter, "=")) \(paint(.help, "help:")) \(printable(message: hint))"
      lines.append("\(excerpt.margin) \(help)")
    }
    for note in finding.notes {
      lines.append(headline(of: note, painted: paint))
      lines += Excerpt(note.range, in: self.lines(of: note.range)).lines(.note, paint)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

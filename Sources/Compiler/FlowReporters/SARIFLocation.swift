import FlowDiagnostics

/// A place in a file, and what is said of it.
struct SARIFLocation: Encodable {
  struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: SARIFRegion
  }

  struct Artifact: Encodable {
    let uri: String
  }

  let physicalLocation: PhysicalLocation
  let message: SARIFText?

  init(_ range: SourceRange, _ message: String?, _ report: Report) {
    physicalLocation = PhysicalLocation(
      artifactLocation: Artifact(uri: report.path(of: range).asURI),
      region: SARIFRegion(report.region(of: range)))
    self.message = message.map(SARIFText.init)
  }
}

/// A range, its end not in it.
struct SARIFRegion: Encodable {
  let startLine, startColumn, endLine, endColumn: Int

  init(_ region: Region) {
    (startLine, startColumn) = (region.line, region.column)
    (endLine, endColumn) = (region.endLine, region.endColumn)
  }
}

extension String {
  /// A path as a relative reference: what has a meaning in a URI is written as a percent and a number.
  fileprivate var asURI: String {
    let path = utf8.starts(with: "./".utf8) ? utf8.dropFirst(2) : utf8[...]
    return path.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}

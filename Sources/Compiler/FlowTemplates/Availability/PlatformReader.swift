import FlowDiagnostics
import FlowModel
import FlowSyntax

/// Reads versions of platforms, in a manifest and in a `flowc.yml`.
package struct PlatformReader {
  private let symbols: SymbolTable
  package private(set) var versions = PlatformVersions()
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ syntax: Syntax?, symbols: SymbolTable) {
    self.symbols = symbols
    for (name, value) in syntax?.entries ?? [] {
      guard let platform = Platform(rawValue: symbols.text(of: name.symbol)) else { continue }
      if let version = value.name { read(version, of: platform) }
    }
  }

  private mutating func read(_ name: Name, of platform: Platform) {
    let text = symbols.text(of: name.symbol)
    guard let version = PlatformVersion(text) else {
      return add(
        "'\(text)' is not a version of \(platform.rawValue)", at: name,
        hint: "write a version such as 16.4")
    }
    if version < platform.first {
      return add(
        "the runtime does not run on \(platform.rawValue) \(version)", at: name,
        hint: "use \(platform.rawValue) \(platform.first) or later")
    }
    versions[platform] = version
  }

  private mutating func add(_ message: String, at name: Name, hint: String) {
    diagnostics.append(
      Diagnostic(.error, "unexpected-value", message, at: name.range, hint: hint))
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stream for what a command says.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Whether a person looks on.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all of a text; when the reader has gone away, nothing happens.
  package func write(_ text: String) throws(FileError) {
    _ = brokenPipesAreErrors
    let code = writeAll(Array(text.utf8), to: rawValue)
    if code != 0 && code != EPIPE {
      throw FileError("<\(self == .output ? "stdout" : "stderr")>", code: code)
    }
  }
}

/// The value of an environment variable.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

private let brokenPipesAreErrors: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

/// An error of the command line that only the flows show: they have no screen of a given name.
///
/// Unlike for a `ValidationError`, flowc doesn't print the usage of the command, which is right.
struct CommandLineError: Error {
  /// Why: lower case, no full stop.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

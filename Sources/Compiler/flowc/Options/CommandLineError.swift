/// A mistake on the command line that parsing can't find, such as an unknown screen.
///
/// flowc prints it without the usage of the command. With a `ValidationError`, it prints both.
struct CommandLineError: Error {
  /// Why: lower case, no full stop.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

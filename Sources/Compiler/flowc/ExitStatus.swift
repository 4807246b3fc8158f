/// The exit status of a run, for scripts.
enum ExitStatus: Int32, Error {
  case success = 0
  /// Errors in the flows or in `flowc.yml`, warnings under `--strict`, code out of date under
  /// `--check`, an output that a person edited.
  case findings = 1
  /// flowc could not do its job: it can't read or write a file, or finds no flows.
  case failure = 2
  /// The command line is wrong.
  case usage = 64
}

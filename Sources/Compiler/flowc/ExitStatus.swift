/// How a run ends, for scripts: 1 is about the flows, any other number but 0 is not.
enum ExitStatus: Int32, Error {
  case success = 0
  /// Errors in the flows or in `flowc.yml`, warnings under `--strict`, code out of date under
  /// `--check`.
  case findings = 1
  /// flowc could not do its job: a file that can't be read or written, no flows to work on.
  case failure = 2
  /// A command line that makes no sense; it is ArgumentParser that ends such a run.
  case usage = 64
}

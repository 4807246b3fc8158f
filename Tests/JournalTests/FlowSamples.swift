@testable import Journal

/// Values of the app's own types, for tests of flows.
///
/// flowc wrote this file once. It is yours now.
@MainActor
enum FlowSamples {
  static let entryID: Entry.ID = 7
}

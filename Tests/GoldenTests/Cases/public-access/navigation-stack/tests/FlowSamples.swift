import Foundation

@testable import App

/// Values of the app's own types, for tests of flows.
///
/// flowc wrote this file once. It is yours now.
@MainActor
enum FlowSamples {
  static let date: Date = <#a value#>
  static let url: URL = <#a value#>
}

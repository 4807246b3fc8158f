import Foundation

@testable import App

/// Values of the app's own types, for tests of flows.
///
/// flowc wrote this file once. It is yours now.
@MainActor
enum FlowSamples {
  static let messageID: Message.ID = <#a value#>
  static let mailStore: MailStore = <#a value#>
}

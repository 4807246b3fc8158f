@testable import App

/// What tests of flows hand over, where only the app knows a value.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
enum FlowSamples {
  static let messageID: Message.ID = <#a value#>
  static let mailStore: MailStore = <#a value#>
}

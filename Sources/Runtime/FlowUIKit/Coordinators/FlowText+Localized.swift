import FlowRuntime
import Foundation

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  @available(iOS 13, visionOS 1, *)
  extension FlowText {
    /// The text in the language of the user: its key is looked up in the app's strings.
    var localized: String {
      // In a key with values, '%' is '%%'.
      if let plain { return NSLocalizedString(plain, comment: "") }
      var key = ""
      var values: [any CVarArg] = []
      for part in parts {
        switch part {
        case .literal(let text): key += text.replacingOccurrences(of: "%", with: "%%")
        case .text(let text):
          key += "%@"
          values.append(text)
        case .integer(let number):
          key += "%lld"
          values.append(number)
        }
      }
      let format = NSLocalizedString(key, comment: "")
      return String(format: format, locale: .current, arguments: values)
    }
  }
#endif

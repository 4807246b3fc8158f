/// What holds for the flows of a project unless they say otherwise.
package struct FlowSettings: Sendable {
  /// Whether they are restored.
  package var restores: Bool
  /// Whether the types of the app can be coded, of which it is known.
  package var codable: [String: Bool]

  package init(restores: Bool = true, codable: [String: Bool] = [:]) {
    self.restores = restores
    self.codable = codable
  }

  /// Whether a type can be coded, by its name, perhaps with the module that it is from: all can, but
  /// for what is known.
  package func isCodable(_ name: String) -> Bool {
    codable[name] ?? !Self.isKnownUncodable(name)
  }

  private static func isKnownUncodable(_ name: String) -> Bool {
    if uncodable.contains(name) { return true }
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return systemModules.contains(String(name[..<dot]))
      && uncodable.contains(String(name[dot...].dropFirst()))
  }

  private static let systemModules: Set = [
    "AppKit", "AVFoundation", "Contacts", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation",
    "EventKit", "Foundation", "MapKit", "PDFKit", "Photos", "StoreKit", "Swift", "SwiftData",
    "SwiftUI", "UIKit", "WebKit",
  ]

  private static let uncodable: Set = [
    "AnyHashable", "AnyKeyPath", "AnyView", "AVAsset", "AVPlayer", "AVPlayerItem", "AVURLAsset",
    "Binding", "CGColor", "CGImage", "CIImage", "CLLocation", "CLPlacemark", "CNContact", "Color",
    "EKEvent", "EKReminder", "FileHandle", "Font", "Image", "KeyPath", "MKMapItem",
    "MKPlacemark", "Namespace.ID", "NSAttributedString", "NSColor", "NSFont",
    "NSImage", "NSManagedObject", "NSManagedObjectID", "NSObject", "ObjectIdentifier",
    "PartialKeyPath", "PDFDocument", "PHAsset", "Selector", "SKProduct",
    "UIColor", "UIFont", "UIImage", "UIView", "UIViewController",
    "URLSessionTask", "WKWebView",
  ]
}

extension FlowProject {
  /// The names in a type: `Product.ID` of `[Product.ID]?`.
  package func words(of type: TypeExpression) -> [String] {
    symbols.bytes(of: type.spelling.symbol).split { !$0.isOfTypeName }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a value of a type can be written down and read again.
  package func isCodable(_ type: TypeExpression) -> Bool {
    !type.isReference && words(of: type).allSatisfy { settings.isCodable($0) }
  }
}

extension UInt8 {
  /// Whether it is part of a dotted name, which is ASCII in a type.
  fileprivate var isOfTypeName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

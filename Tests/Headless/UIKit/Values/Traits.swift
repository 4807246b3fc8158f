public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// A tablet's window that is as narrow as a phone's counts as a phone here.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    horizontalSizeClass == .regular ? .pad : .phone
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension UIView {
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

open class UIColor: NSObject, @unchecked Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  public class var black: UIColor { UIColor(name: "black") }
  public class var white: UIColor { UIColor(name: "white") }
  public class var red: UIColor { UIColor(name: "red") }
  public class var clear: UIColor { UIColor(name: "clear") }
  public class var label: UIColor { UIColor(name: "label") }
  public class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }
  public class var systemBackground: UIColor { UIColor(name: "systemBackground") }
  public class var systemRed: UIColor { UIColor(name: "systemRed") }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
}

open class UIImage: NSObject, @unchecked Sendable {
  let name: String

  /// The app's images are not here: every name has one.
  public init?(named name: String) { self.name = name }

  public init?(systemName name: String) { self.name = name }
}

/// How many steps the interpreter may still play, for one question and for those asked with it.
///
/// A small flow can have thousands of situations on one path: guards, states and answers multiply.
package final class Effort {
  /// For all paths of one kind of finding, for one of them, and for one with a search at its end.
  static let ofAll = 32_768
  static let ofOne = 4_096
  static let ofSearch = 8_192

  private var left: Int
  private let whole: Effort?

  init(_ steps: Int = ofOne, of whole: Effort? = nil) {
    left = steps
    self.whole = whole
  }

  var isSpent: Bool { left < 0 || whole?.isSpent ?? false }

  func spend(_ steps: Int) {
    left -= steps
    whole?.spend(steps)
  }
}

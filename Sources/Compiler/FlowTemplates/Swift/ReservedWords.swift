/// The words that Swift takes for names only in backticks, some of them only where a closure begins.
enum ReservedWords {
  static let all: Set<String> = Set(
    """
    Any Self _ as associatedtype await break case catch class continue default defer deinit
    didSet do else enum extension fallthrough false fileprivate for func guard if import in init
    inout internal is let nil operator precedencegroup private protocol public repeat rethrows
    return self static struct subscript super switch throw throws true try typealias var where
    while willSet
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

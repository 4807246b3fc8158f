/// The words that Swift takes for names only in backticks.
enum ReservedWords {
  static let all: Set<String> = Set(
    """
    Any Self _ as associatedtype await break case catch class continue default defer deinit do else
    enum extension fallthrough false fileprivate for func guard if import in init inout internal is
    let nil operator precedencegroup private protocol public repeat rethrows return self static struct
    subscript super switch throw throws true try typealias var where while
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

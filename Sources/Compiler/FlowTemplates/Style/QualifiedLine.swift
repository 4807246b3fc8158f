/// A line of the runtime's sources with the types of the system called by their modules, so that types
/// of the app that have the same names don't hide them.
///
/// `MeantTypes` stay as they are: nobody means another by them.
struct QualifiedLine {
  private let line: ArraySlice<UInt8>
  private var output: [UInt8] = []
  private var place: Int

  private init(_ line: ArraySlice<UInt8>) {
    self.line = line
    place = line.startIndex
  }

  static func bytes(of line: ArraySlice<UInt8>) -> [UInt8] {
    var qualified = QualifiedLine(line)
    qualified.scan()
    return qualified.output
  }

  private mutating func scan() {
    while place < line.endIndex {
      switch line[place] {
      case UInt8(ascii: "/") where line[place...].starts(with: "//".utf8): take(to: line.endIndex)
      case UInt8(ascii: "\""): take(to: endOfText())
      case let byte where byte.isOfName: takeName()
      default: take(to: place + 1)
      }
    }
  }

  private mutating func take(to end: Int) {
    output += line[place..<end]
    place = end
  }

  private func endOfText() -> Int {
    var end = place + 1
    while end < line.endIndex, line[end] != UInt8(ascii: "\"") {
      end += line[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end + 1, line.endIndex)
  }

  private mutating func takeName() {
    let name = line[place...].prefix(while: \.isOfName)
    let isMember = place > line.startIndex && line[place - 1] == UInt8(ascii: ".")
    if !isMember, let module = Self.modules[String(decoding: name, as: UTF8.self)] {
      output += module.utf8
      output.append(UInt8(ascii: "."))
    }
    take(to: name.endIndex)
  }

  /// The types that the runtime's sources name, and where they are from.
  private static let modules: [String: String] = {
    var modules: [String: String] = [:]
    for (module, names) in types {
      for name in names.split(whereSeparator: \.isWhitespace) { modules[String(name)] = module }
    }
    return modules
  }()

  private static let types = [
    "Combine": "AnyPublisher Just ObservableObject PassthroughSubject Published Publisher",
    "Dispatch": "DispatchQueue",
    "Foundation": """
    CharacterSet Data Date Decimal ISO8601DateFormatter JSONDecoder JSONEncoder URL URLComponents
    URLQueryItem UUID
    """,
    "Observation": "Observable ObservationRegistrar",
    "Swift": """
    Array ArraySlice AsyncSequence CVarArg CodingKey Collection CustomDebugStringConvertible
    CustomStringConvertible Decodable Decoder DecodingError
    Dictionary Encodable Encoder EncodingError Error ExpressibleByStringInterpolation Hasher
    Identifiable KeyValuePairs KeyedDecodingContainer LosslessStringConvertible MutableCollection
    Never ObjectIdentifier Optional RandomAccessCollection Range RangeReplaceableCollection
    RawRepresentable ReferenceWritableKeyPath Sequence Set StringInterpolationProtocol Task UInt64
    UTF8 UnsafeContinuation
    """,
    "SwiftUI": """
    ActionSheet Alert Animation AnyTransition AnyView Binding Button ButtonRole Color Divider
    Edge Environment EnvironmentKey EnvironmentValues ForEach HStack Image Label
    List LocalizedStringKey ModifiedContent Namespace NavigationLink NavigationSplitView
    NavigationStack NavigationView ObservedObject PresentationDetent SecureField
    Spacer StackNavigationViewStyle State StateObject Tab TabContent TabRole TabView Text TextField
    ToolbarItem Transaction View ViewBuilder ViewModifier ZStack
    """,
  ]
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

import FlowRuntime

@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
extension PathPresenter {
  /// The screens that a flow shows above its first one, each with the way in which it is presented.
  public struct Path<Screen: FlowDestination>: Hashable, Codable, Sendable {
    /// A screen on a path.
    public struct Element: Hashable, Codable, Sendable {
      /// The screen, with its arguments.
      public let screen: Screen
      /// How it is presented.
      public package(set) var type: PathType
    }

    private var elements: [Element] = []

    /// A path without screens: only the first screen of the flow is shown.
    public init() {}

    /// A path of one screen for each value.
    ///
    /// - Parameters:
    ///   - data: the values.
    ///   - type: how each of the screens is presented.
    ///   - screen: the screen for a value.
    public init<Values: Sequence>(
      data: Values, type: PathType = .plain, _ screen: (Values.Element) -> Screen
    ) {
      append(data: data, type: type, screen)
    }

    /// Adds a screen on top.
    public mutating func append(_ screen: Screen, type: PathType = .plain) {
      elements.append(Element(screen: screen, type: type))
    }

    /// Adds a screen for each value, the last on top.
    public mutating func append<Values: Sequence>(
      data: Values, type: PathType = .plain, _ screen: (Values.Element) -> Screen
    ) {
      for value in data { append(screen(value), type: type) }
    }

    /// Removes screens from the top.
    ///
    /// - Parameter count: the number of screens. If there are fewer, all go.
    public mutating func removeLast(_ count: Int = 1) {
      elements.removeLast(Swift.min(Swift.max(count, 0), elements.count))
    }

    /// Removes all screens, so that only the first screen of the flow is left.
    public mutating func drain() { elements = [] }

    /// Reverses the order of the screens.
    public mutating func reverse() { elements.reverse() }

    /// Removes the screens above the nearest such screen. It does nothing if there is none.
    public mutating func popTo(_ screen: Screen.Screen) {
      guard let index = elements.lastIndex(where: { $0.screen.screen == screen }) else { return }
      elements.removeLast(elements.count - index - 1)
    }
  }
}

@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
extension PathPresenter.Path: RandomAccessCollection {
  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public package(set) subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }
}

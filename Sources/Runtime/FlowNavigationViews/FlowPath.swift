import FlowSwiftUI

/// The places that a navigation stack shows above its root.
///
/// The platform takes from its end as many as it has pages to go back by, even where the flow has taken
/// some of them already. Of an array that would end the app; here what is left goes.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowPath: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
  private var places: [FlowPlace] = []

  init() {}

  init(_ places: [FlowPlace]) { self.places = places }

  var startIndex: Int { places.startIndex }
  var endIndex: Int { places.endIndex }

  subscript(index: Int) -> FlowPlace {
    get { places[index] }
    set { places[index] = newValue }
  }

  mutating func replaceSubrange<Others: Collection>(_ range: Range<Int>, with others: Others)
  where Others.Element == FlowPlace {
    places.replaceSubrange(range, with: others)
  }

  /// Backward, the way ends at the limit.
  func index(_ index: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    let end = places.index(index, offsetBy: distance, limitedBy: limit)
    return end ?? (distance < 0 ? limit : nil)
  }
}

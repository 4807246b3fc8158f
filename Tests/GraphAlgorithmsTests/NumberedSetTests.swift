import GraphAlgorithms
import Testing

@Suite struct NumberedSetTests {
  @Test func elementsAreNumberedInTheOrderOfTheirComing() {
    var set = NumberedSet<String>()
    #expect(set.number(of: "a") == nil)
    #expect(set.insert("a") == (0, true))
    #expect(set.insert("b") == (1, true))
    #expect(set.insert("a") == (0, false))
    #expect(set.elements == ["a", "b"])
    #expect(set.number(of: "b") == 1)
    #expect(!set.contains("c"))
  }

  @Test func aLargeSetFindsAllItsElements() {
    var set = NumberedSet<Int>()
    for element in 0..<5_000 { set.insert(element * element) }
    #expect((0..<5_000).allSatisfy { set.number(of: $0 * $0) == Int32($0) })
    #expect(!set.contains(3))
  }

  /// Different elements with one hash are told apart, and are found behind each other.
  @Test func elementsOfOneHashAreToldApart() {
    var set = NumberedSet<Colliding>()
    for value in 0..<20 { set.insert(Colliding(value: value)) }
    #expect((0..<20).allSatisfy { set.number(of: Colliding(value: $0)) == Int32($0) })
    #expect(!set.contains(Colliding(value: 20)))
  }

  private struct Colliding: Hashable {
    let value: Int

    func hash(into hasher: inout Hasher) { hasher.combine(0) }
  }
}

import Testing

@testable import FlowStacks

/// Shared events are taken block by block; each is in just one, and those that are taken are in none.
@Suite struct SharedBlockTests {
  @Test(
    arguments: [1, 7, 8, 9, 127, 128, 129, 2_048, 5_000], [[], [0], [7, 8], [126, 4_999, 3]])
  func everyEventIsTakenOnce(count: Int, taken: [Int]) {
    let taken = taken.filter { $0 < count }
    let blocks = SharedBlock.ranges(of: count, besides: taken)
    let all = (blocks.shared + blocks.apart).flatMap { Array($0) }
    #expect(all.sorted() == Array(0..<count))
    #expect(taken.allSatisfy { place in blocks.apart.contains { $0.contains(place) } })
    #expect(!taken.contains { place in blocks.shared.contains { $0.contains(place) } })
  }

  @Test func aFewTakenEventsLeaveFewBlocks() {
    #expect(SharedBlock.ranges(of: 1_000_000, besides: []).shared == [0..<1_000_000])
    let blocks = SharedBlock.ranges(of: 1_000_000, besides: [4_711, 815_000])
    #expect(blocks.shared.count + blocks.apart.joined().count < 160)
  }
}

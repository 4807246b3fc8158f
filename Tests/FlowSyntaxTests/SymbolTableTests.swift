import Testing

@testable import FlowSyntax

@Suite struct SymbolTableTests {
  @Test func keywordsHaveTheirPlaces() {
    let table = SymbolTable(keywords: ["flow", "start", "", "screens"])
    #expect(table.count == 4)
    #expect(table.symbol(for: "screens") == Symbol(index: 3))
    #expect(table.symbol(for: "") == Symbol(index: 2))
    #expect(table.symbol(for: "Screens") == nil)
  }

  @Test func textsComeBackThroughGrowth() {
    var table = SymbolTable(keywords: [])
    let texts = (0..<3000).map { String(repeating: "é\($0 % 9)", count: $0 % 12) + "\($0)" }
    let symbols = texts.map { table.intern($0) }
    #expect(symbols.map(\.index) == (0..<3000).map(Int32.init))
    #expect(texts.map { table.intern($0) } == symbols)
    #expect(symbols.map { table.text(of: $0) } == texts)
    #expect(table.bytes(of: symbols[25]).elementsEqual(texts[25].utf8))
    #expect(table.count == 3000)
  }

  @Test func symbolsDoNotDependOnTheSeed() {
    var one = SymbolTable(keywords: ["k"], hash: ByteHash(seed: 1))
    var other = SymbolTable(keywords: ["k"], hash: ByteHash(seed: 2))
    for text in ["b", "a", "k", "a\0", "b", "c"] { #expect(one.intern(text) == other.intern(text)) }
  }

  @Test func hashDependsOnEveryByteAndTheSeed() {
    for length in 1...24 {
      let text = Array(repeating: UInt8(0x61), count: length)
      let hash = ByteHash(seed: 7)
      for index in text.indices {
        var changed = text
        changed[index] ^= 1
        #expect(hash(text) != hash(changed))
      }
      #expect(hash(text) != ByteHash(seed: 8)(text))
    }
  }
}

extension ByteHash {
  fileprivate func callAsFunction(_ text: [UInt8]) -> UInt32 {
    text.withUnsafeBufferPointer { self($0) }
  }
}

import Foundation
import Testing

@testable import FlowRuntime

/// Destinations as they are kept, compared and printed: by names.
@Suite struct CodableTests {
  private static func coded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func decoded(_ text: String) throws -> NotesDestination {
    try JSONDecoder().decode(NotesDestination.self, from: Data(text.utf8))
  }

  @Test(arguments: [
    (NotesDestination.list, #"{"$name":"list"}"#, "list"),
    (.note(id: 1), #"{"$name":"note","id":1}"#, "note(id: 1)"),
    (
      .page(name: "a", number: 2), #"{"$name":"page","name":"a","number":2}"#,
      "page(name: a, number: Optional(2))"
    ),
    (
      .page(name: "a", number: nil), #"{"$name":"page","name":"a","number":null}"#,
      "page(name: a, number: nil)"
    ),
  ])
  func keepsNames(destination: NotesDestination, text: String, description: String) throws {
    #expect(try Self.coded(destination) == text)
    #expect(try Self.decoded(text) == destination)
    #expect(destination.description == description)
  }

  @Test func readsValuesInAnyOrder() throws {
    let text = #"{"number":2,"name":"a","$name":"page"}"#
    #expect(try Self.decoded(text) == .page(name: "a", number: 2))
  }

  @Test(arguments: [
    #"{"$name":"memo"}"#, #"{"id":1}"#, #"{"$name":"note"}"#, #"{"$name":"note","number":1}"#,
    #"{"$name":"note","id":"one"}"#, #"{"$name":"filter","filter":1}"#, "[]",
  ])
  func refusesWhatIsNoDestination(text: String) {
    #expect(throws: DecodingError.self) { try Self.decoded(text) }
  }

  @Test(arguments: [
    (
      NotesDestination.filter(filter: FlowReference(NotesFilter())), "filter(filter: all)"
    ),
    (.query(query: NotesQuery(text: "a")), #"query(query: NotesQuery(text: "a"))"#),
  ])
  func cannotKeepObjects(destination: NotesDestination, description: String) {
    #expect(throws: EncodingError.self) { try Self.coded(destination) }
    #expect(destination.description == description)
  }

  @Test func referencesAreEqualByIdentity() {
    let filter = NotesFilter()
    #expect(FlowReference(filter) == FlowReference(filter))
    #expect(FlowReference(filter).hashValue == FlowReference(filter).hashValue)
    #expect(FlowReference(filter) != FlowReference(NotesFilter()))
  }

  @Test func flowsWithoutFollowingsKeepNone() throws {
    #expect(try Self.coded(FlowNoFollowing.none) == #"{"$name":"none"}"#)
    let read = try JSONDecoder().decode(FlowNoFollowing.self, from: Data(#"{"$name":"any"}"#.utf8))
    #expect(read == .none)
  }

  @Test func namesScreensWithoutTheirValues() {
    #expect(NotesDestination.note(id: 1).screen == .note)
    #expect(NotesDestination.note(id: 1).anyScreen == NotesDestination.note(id: 2).anyScreen)
    #expect(NotesDestination.Screen.note.anyScreen.description == "Notes.note")
  }
}

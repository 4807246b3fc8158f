import Foundation
import Testing

@testable import FlowRuntime

/// URLs, and what they say for the placeholders of a link.
@Suite struct LinkTests {
  private static let web = FlowLink("/notes/{id}?page={page}", hosts: ["notes.app"])
  private static let own = FlowLink("/notes/{id}", schemes: ["notes"])
  private static let rest = FlowLink("/help/{path...}")

  @Test(arguments: [
    (web, "https://notes.app/notes/1", ["id": ["1"]]),
    (web, "https://notes.app/notes/1/?page=2&other=3", ["id": ["1"], "page": ["2"]]),
    (web, "https://notes.app/notes/a%2Fb%20c", ["id": ["a/b c"]]),
    (web, "/notes/1", ["id": ["1"]]),
    (own, "notes://notes/1", ["id": ["1"]]),
    (own, "notes:///notes/1", ["id": ["1"]]),
    (own, "https://any.where/notes/1", ["id": ["1"]]),
    (rest, "https://any.where/help/a/b", ["path": ["a", "b"]]),
    (rest, "https://any.where/help", ["path": []]),
    (FlowLink("/"), "https://any.where", [:]),
  ])
  func match(link: FlowLink, address: String, all: [String: [String]]) throws {
    let url = try #require(URL(string: address))
    let values = try #require(link.values(in: url))
    for name in ["id", "page", "path"] {
      #expect(values[name] as String? == all[name]?.first)
      #expect(values[name] as [String]? == all[name] ?? [])
    }
  }

  @Test(arguments: [
    (web, "https://other.app/notes/1"), (web, "https://notes.app/notes"),
    (web, "https://notes.app/notes/1/2"), (web, "https://notes.app/pages/1"),
    (own, "other://notes/1"), (own, "notes://pages/1"), (rest, "https://any.where/helped"),
    (FlowLink("/"), "https://any.where/notes"),
  ])
  func refuseOthers(link: FlowLink, address: String) throws {
    let url = try #require(URL(string: address))
    #expect(link.values(in: url) == nil)
  }

  @Test(arguments: [
    (web, ["id": ["1"]], "https://notes.app/notes/1"),
    (web, ["id": ["a/b c"], "page": ["2"]], "https://notes.app/notes/a%2Fb%20c?page=2"),
    (own, ["id": ["1"]], "notes:///notes/1"),
    (rest, ["path": ["a", "b"]], "/help/a/b"),
  ])
  func makeURLs(link: FlowLink, values: [String: [String]], address: String) throws {
    let url = try #require(link.url(values))
    #expect(url.absoluteString == address)
    #expect(link.values(in: url) != nil)
  }

  @Test func valuesAreOfTheirTypes() throws {
    let link = FlowLink("/{name}/{number}/{all...}")
    let url = try #require(URL(string: "https://any.where/note/12/3/x"))
    let values = try #require(link.values(in: url))
    #expect(values["number"] == 12)
    #expect(values["name"] as Int? == nil)
    #expect(values["name"] as NotesDestination.Screen? == .note)
    #expect(values["number"] as NotesDestination.Screen? == nil)
    #expect(values["all"] == ["3", "x"])
    #expect(values["all"] as [Int]? == nil)
    #expect(values["none"] as String? == nil)
  }
}

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
    (FlowLink("/"), "https://any.where", [:]), (FlowLink("/"), "https://any.where/", [:]),
    (web, "HTTPS://Notes.App/notes/A", ["id": ["A"]]), (own, "Notes://notes/A", ["id": ["A"]]),
    (FlowLink("/notes/{id}", hosts: ["Notes.App"]), "https://notes.app/notes/1", ["id": ["1"]]),
    (rest, "https://any.where/help/", ["path": []]),
  ])
  func match(link: FlowLink, address: String, all: [String: [String]]) throws {
    let url = try #require(URL(string: address))
    let values = try #require(link.values(in: url))
    for name in ["id", "page", "path"] {
      #expect(values[name] as String? == all[name]?.last)
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
    (rest, ["path": ["a", "b"]], "/help/a/b"), (rest, ["path": []], "/help"),
    (FlowLink("/"), [:], "/"), (FlowLink("/", hosts: ["notes.app"]), [:], "https://notes.app/"),
    (FlowLink("/", schemes: ["notes"]), [:], "notes:///"),
    (FlowLink("/notes?z={z}&a={a}"), ["a": ["1", "2"], "z": ["3"]], "/notes?z=3&a=1&a=2"),
  ])
  func makeURLs(link: FlowLink, values: [String: [String]], address: String) throws {
    let url = try #require(link.url(values))
    #expect(url.absoluteString == address)
    #expect(link.values(in: url) != nil)
  }

  @Test(arguments: [["id": [""]], ["id": []], [:]])
  func makeNoURLsWithEmptyParts(values: [String: [String]]) {
    #expect(Self.web.url(values) == nil)
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

  @Test func whatIsThereSeveralTimesIsAnArray() throws {
    let link = FlowLink("/notes?tag={tags}&page={page}")
    let url = try #require(URL(string: "/notes?tag=a&page=1&tag=b&page=2"))
    let values = try #require(link.values(in: url))
    #expect(values["tags"] == ["a", "b"])
    #expect(values["page"] == 2)
  }

  @Test func whatURLsSayComesBack() throws {
    try comesBack("a/b c?d#e%f")
    try comesBack(-7)
    try comesBack(1.5)
    try comesBack(false)
    try comesBack(try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")))
    try comesBack(try #require(URL(string: "https://any.where/a?b=c#d")))
    try comesBack(Date(timeIntervalSinceReferenceDate: 700_000_000))
    try comesBack(Date(timeIntervalSinceReferenceDate: 700_000_000.25))
    try comesBack(try #require(Decimal(string: "12.50")))
    try comesBack(Shelf.sciFi)
    try comesBack(Rank.second)
    try comesBack(Both.one)
    try comesBack(Isbn(digits: "978"))
  }

  /// In a path and in a query, alone and among others.
  private func comesBack<Value: FlowLinkValue & Equatable>(_ value: Value) throws {
    let values = try values(of: FlowLink.text(value))
    #expect(values["one"] == value)
    #expect(values["all"] == [value, value])
  }

  private func comesBack<Value: LosslessStringConvertible & Equatable>(_ value: Value) throws {
    let values = try values(of: FlowLink.text(value))
    #expect(values["one"] == value)
    #expect(values["all"] == [value, value])
  }

  private func comesBack(_ value: Shelf) throws {
    let values = try values(of: FlowLink.text(value))
    #expect(values["one"] == value)
    #expect(values["all"] == [value, value])
  }

  private func comesBack(_ value: Rank) throws {
    let values = try values(of: FlowLink.text(value))
    #expect(values["one"] == value)
    #expect(values["all"] == [value, value])
  }

  private func comesBack(_ value: Both) throws {
    let values = try values(of: FlowLink.text(value))
    #expect(values["one"] == value)
    #expect(values["all"] == [value, value])
  }

  private func values(of text: String) throws -> FlowLinkValues {
    let link = FlowLink("/x/{all...}?one={one}")
    let url = try #require(link.url(["all": [text, text], "one": [text]]))
    let same = try #require(URL(string: url.absoluteString))
    return try #require(link.values(in: same))
  }

  @Test(arguments: [
    ("2026-01-31T08:30:00Z", 791_541_000.0), ("2026-01-31T08:30:00.500Z", 791_541_000.5),
    ("2026-01-31", 791_510_400.0),
  ])
  func datesAreReadAsISO8601WritesThem(text: String, seconds: Double) {
    #expect(Date(linkText: text)?.timeIntervalSinceReferenceDate == seconds)
  }

  @Test(arguments: ["", "soon", "31.1.2026"])
  func otherTextsAreNoDates(text: String) {
    #expect(Date(linkText: text) == nil)
    #expect(UUID(linkText: text) == nil)
    #expect(Decimal(linkText: text) == nil)
  }
}

private enum Shelf: String { case sciFi = "science fiction" }

private enum Rank: Int {
  case first = 1
  case second
}

/// Has a raw value, and is described otherwise.
private enum Both: Int, LosslessStringConvertible {
  case one = 1

  init?(_ description: String) {
    guard description == "one" else { return nil }
    self = .one
  }

  var description: String { "one" }
}

private struct Isbn: FlowLinkValue, Equatable {
  let digits: String

  init(digits: String) { self.digits = digits }
  init?(linkText: String) { digits = linkText }
  var linkText: String { digits }
}

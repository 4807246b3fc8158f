import Combine
import FlowNavigable
import Foundation
import SwiftUI
import Testing

@testable import TodosApp

/// The examples of the README, which are this code and that of the app.
@MainActor
@Suite struct ReadmeTests {
  @Test(arguments: [13, 26])
  func wordsOfDirections(version: Int) async throws {
    let clock = Clock()
    let repository = TodoRepository()
    var directions: [NavigationDirection<TodosDestination>] = []
    let todos = TodosNavigation(logic: repository)
    let view = TodosNavigableView(navigation: todos)

    todos.navigator.sleep = clock.sleep
    todos.navigator.platform = .version(version)
    let app = HeadlessApp(view, system: .iOS(version))
    let intents = todos.listIntents()
    let model = TodoListModel(actions: intents.actions)
    let subscription = intents.navigationPublisher.sink { directions.append($0) }
    model.todoTapped(id: "1")  // .forward(destination: .details(id: "1"), style: .push)
    await app.rests(clock)
    #expect(directions == [.forward(destination: .details(id: "1"), style: .push)])
    #expect(app.screen.first == "Details of 1")
    try app.tap("Next")
    await app.rests(clock)
    #expect(app.screen.first == "Details of 1+")
    #expect(app.faults == [])
    withExtendedLifetime(subscription) {}
  }

  @Test func theREADMEShowsThisCodeAndTheApp() throws {
    let file = URL(fileURLWithPath: #filePath)
    let root = file.deletingLastPathComponent().appendingPathComponent("../..").standardized
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let section = try #require(readme.range(of: "Take `navigable`"))
    let blocks = readme[section.upperBound...].components(separatedBy: "```")
    let tests = try String(contentsOf: file, encoding: .utf8)
    let driven = blocks[1].split(separator: "\n").dropFirst()
    #expect(driven.count == 6)
    for line in driven { #expect(tests.contains("\n    \(line)\n"), "\(line)") }
    let app = root.appendingPathComponent("Tests/TodosApp/TodosApp.swift")
    let source = try String(contentsOf: app, encoding: .utf8)
    let parts = blocks[3].components(separatedBy: "…\n")
    #expect(parts.count == 3)
    for part in parts {
      let part = part.hasPrefix("swift\n") ? part.dropFirst("swift\n".count) : part[...]
      #expect(part.contains("\n") && source.contains("\n\(part)"), "\(part)")
    }
  }
}

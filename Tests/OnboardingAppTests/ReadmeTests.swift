import FlowPathPresenter
import Foundation
import SwiftUI
import Testing

@testable import OnboardingApp

/// The example of the README, which is this code.
@MainActor
@Suite struct ReadmeTests {
  @Test func wordsOfAPath() async {
    let clock = Clock()
    let library = Library()
    let model = OnboardingPathModel(logic: library)
    let view = OnboardingRoutingView(model: model)
    model.navigator.sleep = clock.sleep
    let app = HeadlessApp(view)

    model.path.append(.card(text: "Hi", subtext: "You"), type: .animated(transition: .slide))
    model.path.append(.help, type: .sheet(onDismiss: { print("The help has gone.") }))
    model.path.append(.terms, type: .sheet())
    #expect(model.path.count == 3)
    model.path.removeLast(2)
    model.path.popTo(.card)
    await app.rests(clock)
    #expect(app.screen.first == "Hi")
    model.path.drain()
    await app.rests(clock)
    #expect(app.screen.first == "Door")
    #expect(app.faults == [])
  }

  @Test func theREADMEShowsThisCode() throws {
    let file = URL(fileURLWithPath: #filePath)
    let readme = file.deletingLastPathComponent().appendingPathComponent("../../README.md")
    let source = try String(contentsOf: file, encoding: .utf8)
    let text = try String(contentsOf: readme.standardized, encoding: .utf8)
    let section = try #require(text.range(of: "### Styles\n"))
    let blocks = text[section.upperBound...].components(separatedBy: "```")
    let lines = blocks[3].split(separator: "\n").dropFirst()
    #expect(lines.count == 8)
    for line in lines { #expect(source.contains("    \(line)\n"), "\(line)") }
  }
}

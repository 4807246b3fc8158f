import FlowDiagnostics
import FlowModel
import Foundation
import Testing

/// The flows that the language is shown by are flows of the language.
@Suite struct SampleFlowTests {
  @Test(arguments: [
    ["Tests/Flows/Shop.flow.yaml", "Tests/Flows/Checkout.flow.yaml"], ["Flows/Call.flow.yaml"],
    ["Flows/Todos.flow.yaml"],
  ])
  func nothingIsFoundIn(paths: [String]) throws {
    let files = try paths.map {
      SourceFile(path: $0, text: try String(contentsOf: url($0), encoding: .utf8))
    }
    let project = FlowProject.read(files)
    #expect(project.diagnostics == [])
    #expect(project.value.flows.elements.count == paths.count)
    #expect(project.value.screens.elements.count > 2)
  }

  private func url(_ path: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../../" + path).standardized
  }
}

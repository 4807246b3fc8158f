import Testing

@testable import FlowTemplates

/// What becomes of a module's sources in a module that may put all that says nothing on the main actor.
@Suite struct InlinedSourcesTests {
  @Test(arguments: [
    ("public struct A {}", "nonisolated struct A {}"),
    ("package indirect enum A {}", "nonisolated indirect enum A {}"),
    ("@MainActor\npublic final class A {}", "@MainActor\nfinal class A {}"),
    (
      "@MainActor\n@available(iOS 16, *)\nstruct A {}",
      "@MainActor\n@available(iOS 16, *)\nstruct A {}"
    ),
    ("@MainActor\nprotocol A {}\n\nextension A {}", "@MainActor\nprotocol A {}\n\nextension A {}"),
    (
      "struct A {}\n\nextension A.B: C {}",
      "nonisolated struct A {}\n\nnonisolated extension A.B: C {}"
    ),
    (
      "@MainActor\nfunc a() {}\n\nprivate func b() {}",
      "@MainActor\nfunc a() {}\n\nnonisolated private func b() {}"
    ),
    ("enum A {\n  struct B {}\n}", "nonisolated enum A {\n  struct B {}\n}"),
    ("import SwiftUI\n\nstruct A: View {}", "import SwiftUI\n\nstruct A: SwiftUI.View {}"),
    (
      "struct A {\n  @State private var a = \"Text\"  // a Text\n  let b: [URL: Set<Int>]\n}",
      "nonisolated struct A {\n  @SwiftUI.State private var a = \"Text\"  // a Text\n"
        + "  let b: [Foundation.URL: Swift.Set<Int>]\n}"
    ),
    ("extension A.Text: FlowText {}", "nonisolated extension A.Text: FlowText {}"),
    ("typealias A = B", "typealias A = B"),
    (
      "import Combine\n\n#if A\n  @MainActor\n  public class A {}\n\n  public struct B {}\n#endif\n\nextension A {}",
      "import Combine\n#if A\n  @MainActor\n  class A {}\n\n  nonisolated struct B {}\n#endif\n\nextension A {}"
    ),
    (
      "enum A {\n  #if A\n    struct B {}\n  #endif\n}\n\nstruct C {}",
      "nonisolated enum A {\n  #if A\n    struct B {}\n  #endif\n}\n\nnonisolated struct C {}"
    ),
  ])
  func whatIsNotOnTheMainActorSaysSo(source: String, inlined: String) {
    let made = String(
      decoding: InlinedSources([RuntimeSource(module: "M", bytes: Array(source.utf8))], access: "")
        .text,
      as: UTF8.self)
    let code = made.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    let wanted = inlined.split(separator: "\n").filter { !$0.isEmpty }
    #expect(code.filter { !$0.isEmpty } == wanted)
  }

  @Test(arguments: ["", "package ", "public "])
  func whoSeesTheSourcesSeesTheModulesOfTheirTypes(access: String) {
    let source = RuntimeSource(
      module: "M", bytes: Array("import Observation\nimport SwiftUI\n\npublic struct A {}".utf8))
    let made = String(
      decoding: InlinedSources([source], access: Code(verbatim: access)).text, as: UTF8.self)
    let imports = made.split(separator: "\n").filter { $0.contains("import ") }
    #expect(imports == ["import Observation", "\(access)import SwiftUI"])
  }
}

import FlowDiagnostics
import FlowModel

/// A file that is generated: what it is made from, and the flows in it.
struct FileContext: Sendable {
  let source: Code
  let access: Code
  let imports: [Code]
  let flows: [FlowContext]

  static let table = Table<Self>(
    "file",
    [
      .text("source", "the name of the flow file") { $0.source },
      .text("access", "`public `, or nothing for internal code") { $0.access },
      .texts("imports", "the modules that its flows import") { $0.imports },
      .rows("flows", "its flows", of: FlowContext.table) { $0.flows },
    ])
}

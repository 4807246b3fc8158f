import FlowDiagnostics

let todo = SourceFile(
  path: "Flows/Todo.flow.yaml",
  text: """
    flow: Todo
    start: list
    screens:
      list: { add: Paymnet }
      payment:

    """)

/// The range of the first place where a text stands in a file.
func range(of text: String, in file: SourceFile, _ index: Int = 0) -> SourceRange {
  let (bytes, wanted) = (file.bytes, Array(text.utf8))
  let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.count
  return SourceRange(FileID(index), start, min(start + wanted.count, bytes.count))
}

let unknownScreen = Diagnostic(
  .error, "unknown-screen", "no screen is named 'Paymnet'", at: range(of: "Paymnet", in: todo),
  notes: [Note("'payment' is declared here", at: range(of: "payment", in: todo))],
  hint: "did you mean 'payment'?",
  fixIt: FixIt(replacing: range(of: "Paymnet", in: todo), with: "payment"))

let emptyScreen = Diagnostic(
  .warning, "empty-screen", "'payment' leads nowhere", at: range(of: "payment:", in: todo))

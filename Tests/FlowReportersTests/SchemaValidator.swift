import FlowReporters
import Foundation

/// Python's `jsonschema`: an implementation of JSON Schema that nobody of ours wrote.
enum SchemaValidator {
  static let isInstalled = (try? run("import jsonschema, yaml; print('here')")) == "here"

  /// For each text, whether it is valid by the schema of flow files.
  static func validate(_ texts: [String]) throws -> [Bool] {
    let question: [String: Any] = ["schema": flowSchema(), "texts": texts]
    let input = try JSONSerialization.data(withJSONObject: question)
    return try run(program, input).split(separator: "\n").map { $0 == "True" }
  }

  private static let program = """
    import json, sys, yaml, jsonschema

    def plain(value):
        if isinstance(value, dict):
            return {k if isinstance(k, str) else json.dumps(k): plain(v) for k, v in value.items()}
        if isinstance(value, list):
            return [plain(item) for item in value]
        return value

    question = json.load(sys.stdin)
    schema = json.loads(question["schema"])
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    for text in question["texts"]:
        print(validator.is_valid(plain(yaml.safe_load(text))))
    """

  private static func run(_ program: String, _ input: Data = Data()) throws -> String {
    let python = Process()
    let (stdin, stdout) = (Pipe(), Pipe())
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = ["python3", "-c", program]
    (python.standardInput, python.standardOutput) = (stdin, stdout)
    python.standardError = FileHandle.nullDevice
    try python.run()
    try stdin.fileHandleForWriting.write(contentsOf: input)
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    python.waitUntilExit()
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

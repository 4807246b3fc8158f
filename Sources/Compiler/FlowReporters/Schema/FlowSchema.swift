import FlowModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON Schema, draft 7, of flow files: the table that the decoder reads, for editors.
package func flowSchema() -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  guard let bytes = try? encoder.encode(flowSchemaDocument) else {
    preconditionFailure("a schema has nothing in it that cannot be encoded")
  }
  return String(decoding: bytes, as: UTF8.self) + "\n"
}

private var flowSchemaDocument: SchemaValue {
  let definitions = ShapeName.allCases.map { (String(describing: $0), SchemaValue(of: $0)) }
  return [
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "Navigation flows",
    "$comment": .text(plainWords),
    "allOf": [SchemaValue(referenceTo: .file)],
    "definitions": .object(Dictionary(uniqueKeysWithValues: definitions)),
  ]
}

private let plainWords = """
  flowc reads every scalar as text. Other readers of YAML turn some plain words into numbers and \
  booleans, so these are allowed where flowc takes a text or a name.
  """

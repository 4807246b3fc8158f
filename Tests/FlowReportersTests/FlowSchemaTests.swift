import FlowModel
import FlowReporters
import Foundation
import Testing

@Suite struct FlowSchemaTests {
  @Test func everyShapeIsDefined() throws {
    let definitions = try #require(try schema()["definitions"] as? [String: Any])
    let names = ShapeName.allCases.map { String(describing: $0) }
    #expect(definitions.keys.sorted() == names.sorted())
    for (name, definition) in definitions {
      #expect((definition as? [String: Any])?["description"] is String, "\(name) says nothing")
    }
  }

  @Test func everyReferenceLeadsToADefinition() throws {
    let schema = try schema()
    let definitions = try #require(schema["definitions"] as? [String: Any])
    let references = references(in: schema)
    #expect(references.count > ShapeName.allCases.count)
    for reference in references {
      #expect(definitions[reference.replacing("#/definitions/", with: "")] != nil, "\(reference)")
    }
  }

  /// Where authors choose some of the names, the schema says how these look.
  @Test func everyMappingWithKnownKeysIsClosed() throws {
    var open = 0
    forEachObject(in: try schema()) { object in
      if object["properties"] == nil || object["propertyNames"] != nil { return }
      if object["additionalProperties"] as? Bool != false { open += 1 }
    }
    #expect(open == 0)
  }

  @Test func theSameTableGivesTheSameBytes() {
    #expect(flowSchema() == flowSchema())
    #expect(flowSchema().hasSuffix("}\n"))
  }

  @Test func verbsAreAlternatives() throws {
    let definitions = try #require(try schema()["definitions"] as? [String: Any])
    let action = try #require(definitions["action"] as? [String: Any])
    var titles: [String] = []
    forEachObject(in: action) { object in
      if let title = object["title"] as? String { titles.append(title) }
    }
    #expect(titles.starts(with: ["to", "setRoot", "show", "tab", "backTo", "dismissTo", "finish"]))
  }

  private func schema() throws -> [String: Any] {
    let parsed = try JSONSerialization.jsonObject(with: Data(flowSchema().utf8))
    return try #require(parsed as? [String: Any])
  }

  private func references(in schema: Any) -> [String] {
    var found: [String] = []
    forEachObject(in: schema) { object in
      if let reference = object["$ref"] as? String { found.append(reference) }
    }
    return found
  }

  private func forEachObject(in value: Any, _ body: ([String: Any]) -> Void) {
    if let object = value as? [String: Any] {
      body(object)
      for key in object.keys.sorted() { forEachObject(in: object[key] as Any, body) }
    }
    for item in value as? [Any] ?? [] { forEachObject(in: item, body) }
  }
}

import FlowModel

extension SchemaValue {
  init(referenceTo name: ShapeName) {
    self = ["$ref": .text("#/definitions/\(name)")]
  }

  /// The values that a shape allows.
  init(of name: ShapeName) {
    let shape = name.shape
    var ways = shape.scalar.map { [SchemaValue(of: $0)] } ?? []
    if shape.mayBeEmpty { ways.append(["type": "null"]) }
    if let items = shape.items { ways.append(SchemaValue(listOf: items, in: shape)) }
    if let mapping = shape.mapping { ways += SchemaValue.ways(of: mapping, name) }
    let one = ways.count == 1 ? ways.first : nil
    self = (one ?? ["anyOf": .array(ways)]).adding("description", .text(shape.documentation))
  }

  private init(listOf items: ShapeName, in shape: Shape) {
    if shape.isVerbatim || items.shape.isVerbatim {
      self = ["type": "array", "maxItems": 1]
    } else {
      let list: SchemaValue = ["type": "array", "items": SchemaValue(referenceTo: items)]
      self = shape.needsItems ? list.adding("minItems", .number(1)) : list
    }
  }

  private static func ways(of mapping: MappingShape, _ name: ShapeName) -> [SchemaValue] {
    switch mapping {
    case .verbatim: name == .argument ? [["type": "object", "maxProperties": .number(0)]] : []
    case .named(let value, let known): [SchemaValue(namesOf: value, name, but: known)]
    case .keysOrNames(let keys, let value):
      (keys.shape.mapping.map { ways(of: $0, keys) } ?? []) + [
        SchemaValue(namesOf: value, not: keys)
      ]
    case .keys(let keys, nil): [SchemaValue(mappingOf: keys)]
    case .keys(let keys, let alternatives?): [SchemaValue(oneOf: alternatives, beside: keys)]
    }
  }

  private init(namesOf value: ShapeName, _ name: ShapeName, but known: [FlowModel.Key]) {
    var object: SchemaValue = [
      "type": "object",
      "propertyNames": ["pattern": .text(name == .allow ? Self.ruleID : Self.declaredName)],
      "additionalProperties": SchemaValue(referenceTo: value),
    ]
    if !known.isEmpty {
      let properties = known.map { ($0.keyword.spelling, SchemaValue(holding: $0)) }
      object = object.adding("properties", .object(Dictionary(uniqueKeysWithValues: properties)))
    }
    self = name.shape.needsItems ? object.adding("minProperties", .number(1)) : object
  }

  /// Names, none of which is a key of another shape.
  private init(namesOf value: ShapeName, not keys: ShapeName) {
    let taken = keys.shape.keys.map { SchemaValue.text($0.keyword.spelling) }
    self = [
      "type": "object", "minProperties": .number(1),
      "propertyNames": ["pattern": .text(Self.declaredName), "not": ["enum": .array(taken)]],
      "additionalProperties": SchemaValue(referenceTo: value),
    ]
  }

  private static let ruleID = "^[a-z][a-z0-9-]*$"
  private static let declaredName = "^[a-z][A-Za-z0-9_]{0,63}$"

  /// One mapping for each verb, and one without any where none is required.
  private init(oneOf alternatives: Alternatives, beside keys: [FlowModel.Key]) {
    var ways = alternatives.all.map { alternative in
      SchemaValue(mappingOf: [alternative.verb] + alternative.keys + keys, verb: alternative.verb)
        .adding("title", .text(alternative.verb.keyword.spelling))
    }
    if !alternatives.isRequired { ways.append(SchemaValue(mappingOf: keys)) }
    self = ["oneOf": .array(ways)]
  }

  private init(mappingOf all: [FlowModel.Key], verb: FlowModel.Key? = nil) {
    let keys = all.filter { $0.companions.isEmpty || !$0.companions(among: all).isEmpty }
    let properties = keys.map { key in
      (key.keyword.spelling, SchemaValue(holding: key))
    }
    let required = keys.filter { $0.isRequired || $0.keyword == verb?.keyword }
    let object: SchemaValue = [
      "type": "object",
      "properties": .object(Dictionary(properties, uniquingKeysWith: { first, _ in first })),
      "additionalProperties": false,
    ]
    let names = required.map { SchemaValue.text($0.keyword.spelling) }
    self = names.isEmpty ? object : object.adding("required", .array(names))
    let dependent = keys.filter { !$0.companions.isEmpty }.map { key in
      (key.keyword.spelling, SchemaValue(requiringOneOf: key.companions(among: keys)))
    }
    if !dependent.isEmpty {
      self = adding(
        "dependencies", .object(Dictionary(dependent, uniquingKeysWith: { first, _ in first })))
    }
  }

  private init(requiringOneOf names: [SchemaValue]) {
    self = ["anyOf": .array(names.map { ["required": .array([$0])] })]
  }

  /// A reference with a description beside it, which draft 7 would pass over next to a bare `$ref`.
  private init(holding key: FlowModel.Key) {
    self = [
      "allOf": [SchemaValue(referenceTo: key.holds)], "description": .text(key.documentation),
    ]
  }
}

extension Shape {
  /// Whether lists and mappings are read as a text, such as `[Todo.ID]`.
  fileprivate var isVerbatim: Bool { if case .verbatim? = mapping { true } else { false } }
}

extension FlowModel.Key {
  /// The names of those companions that a mapping can have.
  fileprivate func companions(among keys: [FlowModel.Key]) -> [SchemaValue] {
    companions.filter { companion in keys.contains { $0.keyword == companion } }
      .map { .text($0.spelling) }
  }
}

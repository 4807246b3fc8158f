import FlowModel

extension Column {
  static func usesObservation(_ options: @escaping @Sendable (Row) -> CodeOptions) -> Self {
    .flag("usesObservation", "whether views observe changes with Observation (iOS 17 or later)") {
      options($0).usesObservation
    }
  }
}

extension Column {
  static func isInline(_ options: @escaping @Sendable (Row) -> CodeOptions) -> Self {
    .flag("isInline", "whether the runtime is generated beside the code, instead of imported") {
      options($0).runtime.isInline
    }
  }
}

extension Column {
  static func previewModifier(_ options: @escaping @Sendable (Row) -> CodeOptions) -> Self {
    .optionalText("previewModifier", "the app's view modifier for previews") {
      options($0).previewModifier.map { Code(verbatim: $0) }
    }
  }
}

extension AccessLevel {
  var prefix: Code {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}

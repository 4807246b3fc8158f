import FlowModel

extension Column {
  static func usesObservation(_ options: @escaping @Sendable (Row) -> CodeOptions) -> Self {
    .flag("usesObservation", "whether views observe changes with Observation (iOS 17 or later)") {
      options($0).usesObservation
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

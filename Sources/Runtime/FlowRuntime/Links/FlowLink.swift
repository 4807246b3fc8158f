import Foundation

/// The path of a deep link: `/products/{id}?page={page}`, or `/help/{path...}`.
public struct FlowLink: Hashable, Sendable {
  private let segments: [String]
  private let query: [String: String]
  private let hosts: [String]
  private let schemes: [String]

  /// Reads a pattern. Segments and query items are fixed texts, or `{name}` for a value.
  ///
  /// - Parameters:
  ///   - pattern: a path; `{name...}` at its end takes all remaining segments.
  ///   - hosts: the hosts of universal links; by default any host.
  ///   - schemes: the URL schemes; by default any scheme.
  public init(_ pattern: String, hosts: [String] = [], schemes: [String] = []) {
    let parts = pattern.split(separator: "?", maxSplits: 1)
    segments = parts.first.map { $0.split(separator: "/").map(String.init) } ?? []
    var query: [String: String] = [:]
    for item in parts.dropFirst().joined().split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 2 { query[pair[0]] = pair[1] }
    }
    self.query = query
    self.hosts = hosts
    self.schemes = schemes
  }

  /// The values of a URL for the placeholders, without percent encoding; `nil` if the URL doesn't match.
  ///
  /// Query items may be missing. Query items that the pattern doesn't have are ignored.
  public func values(in url: URL) -> FlowLinkValues? {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let path = path(of: components), var values = match(path)
    else { return nil }
    for item in components.queryItems ?? [] {
      if let name = query[item.name]?.placeholder, let value = item.value {
        values[name] = [value]
      }
    }
    return FlowLinkValues(all: values)
  }

  /// The URL with these values, and with the first of the schemes and hosts; `nil` if it can't be built.
  ///
  /// - Parameter values: the values for each placeholder; several for `{name...}`.
  public func url(_ values: [String: [String]]) -> URL? {
    var components = URLComponents()
    components.scheme = schemes.first ?? (hosts.isEmpty ? nil : "https")
    components.host = hosts.first ?? (schemes.isEmpty ? nil : "")
    let path = segments.flatMap { segment in
      segment.placeholder.map { values[$0.name] ?? [] } ?? [segment]
    }
    components.percentEncodedPath = path.map { "/" + $0.encodedSegment }.joined()
    let items = query.keys.sorted().compactMap { key in
      query[key]?.placeholder.flatMap { values[$0]?.first }.map {
        URLQueryItem(name: key, value: $0)
      }
    }
    if !items.isEmpty { components.queryItems = items }
    return components.url
  }

  /// The segments of the path; with a scheme of the app, the host is the first segment.
  private func path(of components: URLComponents) -> [String]? {
    let host = components.host ?? ""
    let isWeb = ["http", "https"].contains(components.scheme ?? "https")
    if let scheme = components.scheme, !schemes.isEmpty, !isWeb, !schemes.contains(scheme) {
      return nil
    }
    if isWeb, !hosts.isEmpty, !host.isEmpty, !hosts.contains(host) { return nil }
    let path = components.percentEncodedPath.split(separator: "/").map {
      String($0).removingPercentEncoding ?? String($0)
    }
    return isWeb || host.isEmpty || hosts.contains(host) ? path : [host] + path
  }

  private func match(_ path: [String]) -> [String: [String]]? {
    var values: [String: [String]] = [:]
    for (index, segment) in segments.enumerated() {
      guard let name = segment.placeholder else {
        guard index < path.count, path[index] == segment else { return nil }
        continue
      }
      if segment.isRest {
        values[name.name] = Array(path.dropFirst(index))
        return values
      }
      guard index < path.count else { return nil }
      values[name] = [path[index]]
    }
    return path.count == segments.count ? values : nil
  }
}

/// The values of a URL for the placeholders of a link.
public struct FlowLinkValues {
  fileprivate let all: [String: [String]]

  /// The value of a placeholder; `nil` if it is missing or can't be converted to the type.
  public subscript<Value: LosslessStringConvertible>(name: String) -> Value? {
    all[name]?.first.flatMap(Value.init)
  }

  /// All values of `{name...}`; `nil` if one of them can't be converted to the type.
  public subscript<Value: LosslessStringConvertible>(name: String) -> [Value]? {
    let texts = all[name] ?? []
    let values = texts.compactMap(Value.init)
    return values.count == texts.count ? values : nil
  }

  /// The enum case whose raw value the placeholder has; `nil` if there is no such case.
  @_disfavoredOverload
  public subscript<Value: RawRepresentable<String>>(name: String) -> Value? {
    all[name]?.first.flatMap(Value.init)
  }
}

extension String {
  /// The name in `{name}` or `{name...}`.
  fileprivate var placeholder: String? {
    hasPrefix("{") && hasSuffix("}") ? String(dropFirst().dropLast()) : nil
  }

  /// The name of `name...`.
  fileprivate var name: String { hasSuffix("...") ? String(dropLast(3)) : self }

  fileprivate var isRest: Bool { hasSuffix("...}") }

  fileprivate var encodedSegment: String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/;"))
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? self
  }
}

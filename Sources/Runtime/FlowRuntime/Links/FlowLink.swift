import Foundation

/// What generated code calls Foundation's `URL`, whatever types the app has.
public typealias FlowURL = URL

/// The path of a deep link: `/products/{id}?page={page}`, or `/help/{path...}`.
public struct FlowLink: Hashable, Sendable {
  private let segments: [String]
  private let query: [Item]
  private let hosts: [String]
  private let schemes: [String]

  /// A query item with a placeholder.
  private struct Item: Hashable {
    let key: String
    let placeholder: String
  }

  /// Reads a pattern. Segments and query items are fixed texts, or `{name}` for a value.
  ///
  /// - Parameters:
  ///   - pattern: a path; `{name...}` at its end takes all remaining segments.
  ///   - hosts: the hosts of universal links; by default any host.
  ///   - schemes: the URL schemes; by default any scheme.
  public init(_ pattern: String, hosts: [String] = [], schemes: [String] = []) {
    let parts = pattern.split(separator: "?", maxSplits: 1)
    segments = parts.first.map { $0.split(separator: "/").map(String.init) } ?? []
    query = parts.dropFirst().joined().split(separator: "&").compactMap { item in
      let pair = item.split(separator: "=", maxSplits: 1).map(String.init)
      return pair.count == 2 ? pair[1].placeholder.map { Item(key: pair[0], placeholder: $0) } : nil
    }
    self.hosts = hosts.map { $0.lowercased() }
    self.schemes = schemes.map { $0.lowercased() }
  }

  /// The values of a URL for the placeholders, without percent encoding; `nil` if the URL doesn't match.
  ///
  /// Query items may be missing. Query items that the pattern doesn't have are ignored.
  public func values(in url: URL) -> FlowLinkValues? {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let path = path(of: components), var values = match(path)
    else { return nil }
    for said in components.queryItems ?? [] {
      if let item = query.first(where: { $0.key == said.name }), let value = said.value {
        values[item.placeholder, default: []].append(value)
      }
    }
    return FlowLinkValues(all: values)
  }

  /// The URL with these values, and with the first of the schemes and hosts; `nil` if a segment of its
  /// path would be empty.
  ///
  /// - Parameter values: the values for each placeholder; several for `{name...}`.
  public func url(_ values: [String: [String]]) -> URL? {
    guard let path = path(of: values) else { return nil }
    var components = URLComponents()
    components.scheme = schemes.first ?? (hosts.isEmpty ? nil : "https")
    components.host = hosts.first ?? (schemes.isEmpty ? nil : "")
    components.percentEncodedPath = "/" + path.map(\.encodedSegment).joined(separator: "/")
    let items = query.flatMap { item in
      (values[item.placeholder] ?? []).map { URLQueryItem(name: item.key, value: $0) }
    }
    if !items.isEmpty { components.queryItems = items }
    return components.url
  }

  /// The segments of the path with these values.
  private func path(of values: [String: [String]]) -> [String]? {
    var path: [String] = []
    for segment in segments {
      guard let name = segment.placeholder else {
        path.append(segment)
        continue
      }
      let texts = values[name.name] ?? []
      if texts.contains("") || texts.isEmpty && !segment.isRest { return nil }
      path += texts
    }
    return path
  }

  /// The segments of the path; with a scheme of the app, the host is the first segment.
  private func path(of components: URLComponents) -> [String]? {
    let host = components.host ?? ""
    let isOfHosts = hosts.contains(host.lowercased())
    let scheme = components.scheme?.lowercased()
    let isWeb = ["http", "https"].contains(scheme ?? "https")
    if let scheme, !schemes.isEmpty, !isWeb, !schemes.contains(scheme) { return nil }
    if isWeb, !hosts.isEmpty, !host.isEmpty, !isOfHosts { return nil }
    let path = components.percentEncodedPath.split(separator: "/").map {
      String($0).removingPercentEncoding ?? String($0)
    }
    return isWeb || host.isEmpty || isOfHosts ? path : [host] + path
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

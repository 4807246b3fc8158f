/// Which file a path leads to: two paths may lead to one.
package struct FileIdentity: Hashable, Sendable {
  private let path: PathKey

  package init(_ path: String) throws(FileError) { self.path = PathKey(try realPath(path)) }
}

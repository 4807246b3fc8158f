/// Puts a file where the user asked for one, in the place of what is there: old or new, never half.
package func replaceFile(at path: String, with bytes: [UInt8]) throws(FileError) {
  let (folder, name) = split(path)
  try makeFolders(folder)
  let root = try Descriptor.folder(at: folder)
  guard let root else { throw FileError(folder, "no such folder") }
  var staging = Staging(in: root)
  try staging.add(try OutputName(name), bytes)
  try staging.commit()
}

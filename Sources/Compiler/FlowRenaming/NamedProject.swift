import FlowDiagnostics
import FlowModel

/// A project with all its variants, and the names in it.
package struct NamedProject {
  /// The files of the module at hand, in which names can change.
  let files: [SourceFile]
  let modules: [FlowModule]
  /// The mistakes in the flows and in each variant.
  package let diagnostics: [Diagnostic]
  var table = NameTable()

  package init(_ files: [SourceFile], modules: [FlowModule] = []) {
    self.files = files
    self.modules = modules
    let documents = FlowDocuments.read(files, modules: modules)
    let flows = documents.then { Resolver.resolve($0) }
    let variants = flows.value.variantNames.map {
      Resolver.resolve(documents.value, variant: $0)
    }
    diagnostics = flows.diagnostics + variants.flatMap(\.diagnostics)
    for project in [flows.value] + variants.map(\.value) { table.add(project) }
    table.addVariants(in: documents.value, of: flows.value)
  }

  /// The first error that speaks of a name, or else the first of all.
  func error(about name: String) -> Diagnostic? {
    let errors = diagnostics.filter { $0.severity == .error }
    return errors.first { $0.message.contains("'\(name)'") } ?? errors.first
  }

  /// The declarations of a name, which may begin with what it belongs to.
  func declarations(of kind: NameKind, named name: String) -> [Int] {
    table.declared.indices.filter { number in
      let declared = table.declared[number]
      return declared.kind == kind && declared.isCalled(name)
        && Int(declared.range.file.index) < files.count
    }
  }

  /// The names of declarations, told apart.
  func distinctNames(of declarations: [Int]) -> [String] {
    let declared = declarations.map { table.declared[$0] }
    let short = declared.map { $0.name(withOwners: 1) }
    return Set(short).count == short.count ? short : declared.map { $0.name(withOwners: 2) }
  }

  /// The place of a neighbour of these groups that has the name already: `Notes.flow.yaml:4:3`.
  mutating func place(of name: String, besides groups: [Int]) -> String? {
    let groups = Set(groups)
    var taken: Set<[String]> = []
    for number in table.declared.indices where groups.contains(table.group(of: number)) {
      let declared = table.declared[number]
      taken.insert([declared.kind.rawValue] + declared.path.dropLast() + [name])
    }
    let other = table.declared.first {
      taken.contains([$0.kind.rawValue] + $0.path) && Int($0.range.file.index) < files.count
    }
    return other.map { other in
      let file = files[Int(other.range.file.index)]
      let location = LineTable(file).location(of: Int(other.range.start))
      return "\(file.path):\(location.line):\(location.column)"
    }
  }

  /// The likely meaning of an unknown name: another kind with this name, or a similar name.
  func hint(for name: String, of kind: NameKind) -> String {
    let word = String(name.split(separator: ".").last ?? "")
    let own = table.declared.filter { Int($0.range.file.index) < files.count }
    if let same = own.first(where: { $0.kind == kind && $0.name == word }) {
      return "; did you mean '\(same.name(withOwners: 1))'?"
    }
    if let other = own.first(where: { $0.isCalled(name) }) {
      return "; '\(name)' is \(other.kind.phrase)"
    }
    let names = own.filter { $0.kind == kind }.map(\.name)
    return nearest(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }
}

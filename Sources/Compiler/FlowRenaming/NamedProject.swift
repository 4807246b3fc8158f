import FlowDiagnostics
import FlowModel

/// A project with all its variants, and the names in it.
package struct NamedProject {
  let files: [SourceFile]
  /// What is wrong with the flows, and with them in each variant.
  package let diagnostics: [Diagnostic]
  var table = NameTable()

  package init(_ files: [SourceFile]) {
    self.files = files
    let documents = FlowDocuments.read(files)
    let flows = documents.then { Resolver.resolve($0) }
    let variants = flows.value.variantNames.map {
      Resolver.resolve(documents.value, variant: $0)
    }
    diagnostics = flows.diagnostics + variants.flatMap(\.diagnostics)
    for project in [flows.value] + variants.map(\.value) { table.add(project) }
    table.addVariants(in: documents.value, of: flows.value)
  }

  var firstError: Diagnostic? { diagnostics.first { $0.severity == .error } }

  /// The declarations of a name, which may begin with what it belongs to.
  func declarations(of kind: NameKind, named name: String) -> [Int] {
    table.declared.indices.filter { number in
      let declared = table.declared[number]
      return declared.kind == kind && (declared.name == name || declared.qualifiedName == name)
    }
  }

  /// What a name that nothing has was likely meant to be: the same of something else, or one like it.
  func nearestName(to name: String, of kind: NameKind) -> String? {
    let declared = table.declared.filter { $0.kind == kind }
    let word = String(name.split(separator: ".").last ?? "")
    let same = declared.first { $0.name == word }
    return same?.qualifiedName ?? nearest(to: word, among: declared.map(\.name))
  }
}

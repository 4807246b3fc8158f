extension Style {
  /// Everything that a template may name, by what it is made of; lists add `Vocabulary.rowTerms`.
  package static var vocabularies: [Vocabulary] { ModuleContext.table.vocabulary.reachable }
}

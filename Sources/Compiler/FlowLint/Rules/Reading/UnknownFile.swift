extension Rule {
  /// A fragment that is not among the files.
  static let unknownFile = Rule(
    "unknown-file", .error,
    summary: "An included file is a fragment, and flowc gets it.",
    rationale: """
      'include' adds the screens and declarations of a fragment, a file that begins with
      'fragment:'. flowc reads only the files that you give it, so that a build has no hidden
      inputs.

      Give flowc the file too, and name it by its path from the folder of the including file.
      """,
    flagged: """
      flow: Shop
      include: [Comon.flow.yaml] # error: no fragment 'Comon.flow.yaml' is among the given files
      start: catalog
      screens:
        catalog: { transitions: { signInTapped: catalog } }
      # file: Common.flow.yaml
      fragment: Common
      screens:
        signIn:
      """,
    accepted: """
      flow: Shop
      include: [Common.flow.yaml]
      start: catalog
      screens:
        catalog: { transitions: { signInTapped: signIn } }
      # file: Common.flow.yaml
      fragment: Common
      screens:
        signIn:
      """,
    reportedBy: .resolver)
}

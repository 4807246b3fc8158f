extension Rule {
  /// A fragment that is not among the files.
  static let unknownFile = Rule(
    "unknown-file", .error,
    summary: "Every file that is included is among those given together, and is a fragment.",
    rationale: """
      'include' takes in the screens and declarations of a fragment, a file that begins with 'fragment:'.
      flowc reads the files that it is given and no other, so that a build depends on nothing hidden.

      Give flowc the file as well, and name it by its path from the folder of the file that includes it.
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

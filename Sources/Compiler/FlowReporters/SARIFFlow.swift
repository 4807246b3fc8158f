import FlowDiagnostics

/// The user's steps to a finding, for services that show them.
struct SARIFCodeFlow: Encodable {
  struct ThreadFlow: Encodable {
    let locations: [Step]
  }

  struct Step: Encodable {
    let executionOrder: Int
    let importance: String
    let location: SARIFLocation
  }

  let threadFlows: [ThreadFlow]

  /// The steps of a witness, the last of them the finding itself.
  init(_ witness: [Note], _ end: SourceRange, _ report: Report) {
    var places = witness.map { SARIFLocation($0.range, $0.message, report) }
    if witness.last?.range != end { places.append(SARIFLocation(end, "here", report)) }
    threadFlows = [
      ThreadFlow(
        locations: places.enumerated().map { number, place in
          Step(
            executionOrder: number + 1,
            importance: number + 1 == places.count ? "essential" : "important", location: place)
        })
    ]
  }
}

/// An edit that resolves a finding.
struct SARIFFix: Encodable {
  struct Change: Encodable {
    let artifactLocation: SARIFLocation.Artifact
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: SARIFRegion
    let insertedContent: SARIFText
  }

  let description: SARIFText?
  let artifactChanges: [Change]

  init(_ edit: FixIt, _ hint: String?, _ report: Report) {
    let place = SARIFLocation(edit.range, nil, report).physicalLocation
    description = hint.map(SARIFText.init)
    artifactChanges = [
      Change(
        artifactLocation: place.artifactLocation,
        replacements: [
          Replacement(
            deletedRegion: place.region, insertedContent: SARIFText(text: edit.replacement))
        ])
    ]
  }
}

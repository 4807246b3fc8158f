/// The events that a view sends, as the cases of an enum.
struct EventCases: Sendable {
  /// Those without values.
  let plain: [Code]
  let valued: [EventContext]

  init(_ events: [EventContext]) {
    plain = events.compactMap { $0.parameters.isEmpty ? $0.name : nil }
    valued = events.filter { !$0.parameters.isEmpty }
  }

  static let table = Table<Self>(
    "eventCases",
    [
      .texts("plain", "the events without values, by their names") { $0.plain },
      .flag("hasPlain", "whether it has such events") { !$0.plain.isEmpty },
      .rows("valued", "the events with values", of: EventContext.table) { $0.valued },
      .flag("hasValued", "whether it has such events") { !$0.valued.isEmpty },
      .flag("isOne", "whether it is one event, with values") {
        $0.plain.isEmpty && $0.valued.count == 1
      },
    ])
}

import FlowDiagnostics
import FlowModel
import FlowSyntax

/// A place where something is handed what it takes: a screen, an effect, the call of an outcome.
struct ArgumentSite: Sendable {
  /// An event and what it brings.
  struct Event: Sendable {
    let name: Name
    let parameters: IDRange<Parameter>
  }

  /// The place of something that is shown, or called.
  enum Place {
    /// An action, a step or an embedding screen, with the arguments beside it or in a mapping.
    case action(isWord: Bool)
    case step(isWord: Bool)
    case embedding
    /// What a container holds, which gets nothing but what the container takes.
    case tab, column, switchCase
    /// An entry, which gets what the embedding screen takes.
    case entry
  }

  /// Whose event it is, if it isn't one screen's.
  enum Sharing { case app, screens, entry, preview }

  /// What there is to hand over, and whence.
  struct Context: Sendable {
    /// The screen that `$screen` means.
    var screen: ID<Screen>?
    /// What `$event` means; nothing where no event is near, or which one is open.
    var event: IDRange<Parameter>?
    var eventName: Name?
    /// At the end of what is awaited or shown, the events on which that was begun, the last one first.
    var outerEvents: [Event] = []
    /// What is handed over by its name alone.
    var offers: [IDRange<Parameter>] = []
    /// The type of `$result`.
    var result: TypeExpression?
    var place = Place.action(isWord: false)
    /// Whether the event brings whatever is missing.
    var bringsWhatIsMissing = false
    /// Why it is not known which screen has the event, if it isn't one screen's.
    var sharing: Sharing?
    /// Whether nothing has ended of which there could be a result.
    var isAfterNothing: Bool { result == nil && eventName != nil }
    /// The events whose values `$event` means, the nearest first.
    var events: [Event] {
      guard let event, let eventName else { return outerEvents }
      return [Event(name: eventName, parameters: event)] + outerEvents
    }
  }

  let receiver: Name
  let takes: IDRange<Parameter>
  let given: ArraySlice<Argument>
  /// Whether the receiver says itself what it takes, rather than taking what it is handed.
  let isDeclared: Bool
  /// Whether it is what a run ends with, rather than what something takes.
  let isResult: Bool
  /// The end of the flow whose value it is, if that has a name.
  let end: Reference<FlowEnd>?
  let context: Context
}

extension FlowProject {
  /// The parameters that a site neither gives, nor finds by name, nor has a default for. An event brings
  /// what is missing only where the receiver declares it.
  func missing(in site: ArgumentSite) -> [Parameter] {
    if site.isDeclared, site.context.bringsWhatIsMissing { return [] }
    let given = site.given.map(\.parameter.symbol)
    let offered = site.context.offers.flatMap { parameters[$0] }.map(\.name.symbol)
    return parameters[site.takes].filter { parameter in
      parameter.defaultValue == nil && !given.contains(parameter.name.symbol)
        && !offered.contains(parameter.name.symbol)
    }
  }

  /// The event that brings what `$event` with a name means.
  func event(bringing name: Name, in context: ArgumentSite.Context) -> ArgumentSite.Event? {
    context.events.first { parameter(name, in: $0.parameters) != nil }
  }

  func parameter(_ name: Name, in range: IDRange<Parameter>) -> Parameter? {
    parameters[range].first { $0.name.symbol == name.symbol }
  }

  /// Whether a value is of a parameter that the event or the screen doesn't have.
  func isUnknown(_ value: ArgumentValue, in context: ArgumentSite.Context) -> Bool {
    switch value {
    case .event, .screen: type(of: value, in: context) == nil
    case .result, .literal: false
    }
  }

  /// The type of what is handed over; nothing for a literal, or where it cannot be told.
  func type(of value: ArgumentValue, in context: ArgumentSite.Context) -> TypeExpression? {
    switch value {
    case .event(let name):
      event(bringing: name, in: context).flatMap { parameter(name, in: $0.parameters) }?.type
    case .screen(let name):
      context.screen.flatMap { parameter(name, in: screens[$0].parameters) }?.type
    case .result: context.result
    case .literal: nil
    }
  }
}

extension ArgumentSite.Context {
  func at(_ place: ArgumentSite.Place) -> Self {
    var context = self
    context.place = place
    return context
  }

  /// A preview has samples of what it isn't given.
  static var preview: Self { Self(bringsWhatIsMissing: true, sharing: .preview) }
}

import FlowModel
import FlowProofs

extension FlowProject {
  /// What a list does, wherever it stands: of two lists that do the same it is the same.
  func signature(of list: ActionList) -> [String] {
    var words: [String] = []
    walk(list, into: .all, from: ()) { id, _ in
      words.append(word(for: actions[id].kind))
    } enter: { list, _, _ in
      words.append(word(for: list.role))
    } leave: { _ in
      words.append("end")
    }
    return words
  }

  private func word(for role: NestedList.Role) -> String {
    switch role {
    case .then(let condition): "then \(word(for: condition))"
    case .otherwise(let condition): "otherwise \(word(for: condition))"
    case .choice(let condition): "choice \(condition.map { word(for: $0) } ?? "")"
    case .absent: "absent"
    case .later(let milliseconds): "later \(milliseconds)"
    case .answer(let end): "answer \(transitions[end].event.symbol.index)"
    case .finished: "finished"
    case .end(let end): "end \(transitions[end].event.symbol.index)"
    case .cancelled: "cancelled"
    case .dismissed: "dismissed"
    }
  }

  private func word(for condition: Condition) -> String {
    tests[condition.tests].map { test in
      switch test {
      case .guard(let asked): text(asked.name)
      case .state(let state, let value, _): "\(text(state.name))=\(text(value))"
      }
    }.joined(separator: "&")
  }

  private func word(for action: ActionKind) -> String {
    switch action {
    case .show(let show): word(for: show)
    case .setRoot(let target, let given): "setRoot \(text(target.name)) \(word(for: given))"
    case .showInNextColumn(let target, let given):
      "show \(text(target.name)) \(word(for: given))"
    case .tab(let target, let given): "tab \(text(target.name)) \(word(for: given))"
    case .backTo(let target, _): "backTo \(text(target.name))"
    case .dismissTo(let target, _): "dismissTo \(text(target.name))"
    case .finish(let result, let end):
      "finish \(end.map { text($0.name) } ?? "") \(result.map { word(for: $0.value) } ?? "")"
    case .effect(let effect, let given): "effect \(text(effect.name)) \(word(for: given))"
    case .await(let wait): "await \(text(wait.outcome.name)) \(word(for: wait.arguments))"
    case .when: "when"
    case .choose: "choose"
    case .after: "after"
    case .none: "none"
    case .back: "back"
    case .backToRoot: "backToRoot"
    case .dismiss: "dismiss"
    case .dismissAll: "dismissAll"
    case .cancel: "cancel"
    }
  }

  private func word(for show: Show) -> String {
    let presentation =
      show.presentation ?? show.target.id.flatMap { screens[$0].presentation }
      ?? Presentation(.push, at: show.target.name.range)
    let words = [
      text(show.target.name), word(for: presentation), word(for: show.arguments),
      show.entry.map { text($0) }, show.ifShown.rawValue, show.from.map { text($0.name) },
      show.anchor.map { text($0) },
    ]
    return "show " + words.map { $0 ?? "-" }.joined(separator: " ")
  }

  private func word(for presentation: Presentation) -> String {
    let detents = presentation.detents.map { detent in
      switch detent {
      case .medium: "medium"
      case .large: "large"
      case .fraction(let text), .height(let text): self.text(text)
      }
    }
    let movement = presentation.transition.map { transition in
      switch transition {
      case .moving(let effect):
        [effect.insertion, effect.removal].map { $0.map { word(for: $0) } }.description
      case .zoom: "zoom"
      case .crossDissolve: "crossDissolve"
      }
    }
    let words: [String?] = [
      presentation.style.rawValue, presentation.compactStyle?.rawValue, "\(detents)",
      "\(presentation.interactiveDismissDisabled)", movement,
      presentation.animation.map { "\($0.kind) \($0.milliseconds ?? 0)" },
    ]
    return words.map { $0 ?? "-" }.joined(separator: " ")
  }

  private func word(for movement: Movement) -> String {
    switch movement {
    case .identity: "identity"
    case .opacity: "opacity"
    case .slide: "slide"
    case .custom(let name): "custom \(symbols.text(of: name))"
    case .scale(let size): "scale \(size.map { text($0) } ?? "")"
    case .offset(let x, let y): "offset \(text(x)) \(text(y))"
    case .move(let edge): "move \(edge.rawValue)"
    case .push(let edge): "push \(edge.rawValue)"
    }
  }

  private func word(for given: IDRange<Argument>) -> String {
    arguments[given].map { "\(text($0.parameter)):\(word(for: $0.value))" }.sorted()
      .joined(separator: ",")
  }

  private func word(for value: ArgumentValue) -> String {
    switch value {
    case .event(let name): "$event.\(text(name))"
    case .screen(let name): "$screen.\(text(name))"
    case .result: "$result"
    case .literal(let literal): word(for: literal)
    }
  }

  private func word(for literal: Literal) -> String {
    switch literal {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .decimal(let text): self.text(text)
    case .text(let text): "\"\(self.text(text))\""
    case .member(let name): ".\(text(name))"
    case .none: "nil"
    case .emptyArray: "[]"
    case .emptyDictionary: "[:]"
    }
  }
}

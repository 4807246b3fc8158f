import Combine
import SwiftUI

/// What B brings along.
@MainActor
final class Letter {
  var stamp = 0
}

/// What A shows, made once for each A.
@MainActor
final class LetterAModel: ObservableObject {
  let actions: LettersAActions
  let letter = Letter()

  init(actions: LettersAActions) {
    self.actions = actions
  }
}

struct LetterAView: View {
  @ObservedObject var model: LetterAModel

  var body: some View {
    VStack {
      Button("To B") { model.actions.bTapped(letter: model.letter) }
      Button("To C") { model.actions.cTapped(letter: model.letter) }
      Button("Stamp", action: model.actions.pickTapped).flowAnchor(.stamp)
    }
  }
}

struct LetterBView: View {
  let letter: Letter
  let actions: LettersBActions

  var body: some View {
    VStack {
      Button("To C", action: actions.cTapped)
      Button("Stamp", action: actions.pickTapped)
    }
  }
}

struct LetterCView: View {
  let letter: Letter
  let actions: LettersCActions

  var body: some View {
    VStack {
      Button("To A", action: actions.rootTapped)
      Button("Return to B", action: actions.returnTapped)
      Button("To B", action: actions.bTapped)
      Button("B instead", action: actions.replaceTapped)
    }
  }
}

struct PickerView: View {
  let actions: LettersPickerActions

  var body: some View {
    VStack {
      Button("A stamp") { actions.finish(result: 1) }
      Button("None", action: actions.cancel)
    }
  }
}

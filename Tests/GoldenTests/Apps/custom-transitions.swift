import SwiftUI

extension AnyTransition {
  static var flip: AnyTransition { .scale.combined(with: .opacity) }
  static var turn: AnyTransition { .move(edge: .leading) }
  static var `default`: AnyTransition { .opacity }
}

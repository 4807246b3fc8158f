import FlowModel
import Foundation
import SwiftUI

/// A flow under test: its file, and its generated code with probes for views.
struct Subject: Sendable {
  let name: String
  /// Whether the screen is as narrow as a phone's.
  var isCompact = true
  /// The first number of the version of iOS, if it is not the newest.
  var system: Int?
  /// The flow on screen, its app's half answered by a journal, where a snapshot of it was taken.
  let makeView: @MainActor (Journal, Data?) -> AnyView

  var testDescription: String {
    name + (isCompact ? "" : " (regular width)") + (system.map { " (iOS \($0))" } ?? "")
  }

  /// The same on a screen as wide as a tablet's.
  var inRegularWidth: Subject {
    Subject(name: name, isCompact: false, makeView: makeView)
  }

  var reference: Reference? {
    Reference(flow: name, of: Self.project, isCompact: isCompact)
  }

  /// Whether something of it can't be kept while the app doesn't run.
  var holdsObjects: Bool {
    let project = Subject.project
    let flow = project.flows.elements.first { project.text($0.name) == name }
    return project.screens[flow?.screens ?? .empty].contains { screen in
      project.parameters[screen.parameters].contains { $0.type.isReference }
    }
  }

  /// The same on an earlier system.
  func on(_ system: Int) -> Subject {
    var subject = self
    subject.system = system
    return subject
  }
}

import FlowDiagnostics
import FlowModel
import Foundation
import SwiftUI
import Testing

/// A flow under test: its file, and its generated code with probes for views.
struct Subject: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether the screen is as narrow as a phone's.
  var isCompact = true
  /// The flow on screen, its app's half answered by a journal.
  let makeView: @MainActor (Journal) -> AnyView

  var testDescription: String { isCompact ? name : name + " (regular width)" }

  /// The same on a screen as wide as a tablet's.
  var inRegularWidth: Subject {
    Subject(name: name, isCompact: false) { journal in
      AnyView(makeView(journal).environment(\.horizontalSizeClass, .regular))
    }
  }

  var reference: Reference? {
    Reference(flow: name, of: Self.project, isCompact: isCompact)
  }

  static let all = [
    CallProbes.subject, TodosProbes.subject, OnboardingProbes.subject, AssetsProbes.subject,
    LettersProbes.subject, CheckoutProbes.subject, ShopProbes.subject, ComposeProbes.subject,
    MailProbes.subject,
    MailProbes.subject.inRegularWidth,
  ]

  /// All flows of the folder, as one project.
  static let project: FlowProject = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Flows").standardized
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let flows = (names ?? []).filter { $0.hasSuffix(".flow.yaml") }.sorted()
    let files = flows.compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map {
        SourceFile(path: name, bytes: Array($0))
      }
    }
    return FlowProject.read(files).value
  }()
}

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

  /// The app on such a screen.
  @MainActor func launch(_ journal: Journal, restoring snapshot: Data?) -> HeadlessApp {
    let view = makeView(journal, snapshot)
    if let system { journal.navigator?.platform = .version(system) }
    return HeadlessApp(
      view, width: isCompact ? .compact : .regular, system: system.map { .iOS($0) } ?? .newest)
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

  #if PATH
    static let all = newest + newest.filter { !needIOS16.contains($0.name) }.map { $0.on(14) }
  #elseif CONTAINER
    static let all = newest + earlier
  #elseif NAVIGABLE
    // The stacks are those of `container`.
    static let all = Effort.isThorough ? newest + earlier : newest
  #else
    static let all = newest
  #endif

  #if CONTAINER || NAVIGABLE
    private static let earlier =
      newest.filter { !needIOS16.union(haveCovers).contains($0.name) }.map { $0.on(13) }
      + newest.filter { haveCovers.contains($0.name) }.map { $0.on(15) }
  #endif

  /// The flows with `leaving`, with a sheet that a swipe can't close, and with a field in an alert.
  private static let needIOS16: Set = ["Assets", "Letters", "Mail"]

  /// The flows with full-screen covers, which came with iOS 14, and without a field in an alert.
  private static let haveCovers: Set = ["Assets", "Browser", "Photos", "Shop"]

  /// The same on an earlier system.
  private func on(_ system: Int) -> Subject {
    var subject = self
    subject.system = system
    return subject
  }

  private static let newest = [
    CallProbes.subject, TodosProbes.subject, OnboardingProbes.subject, AssetsProbes.subject,
    LettersProbes.subject, CheckoutProbes.subject, ShopProbes.subject, ComposeProbes.subject,
    MailProbes.subject,
    MailProbes.subject.inRegularWidth, LibraryProbes.subject,
    LibraryProbes.subject.inRegularWidth, BrowserProbes.subject, SearchProbes.subject,
    PhotosProbes.subject,
  ]

  #if PATH
    private static let folder = "../../PathFlows"
  #elseif CONTAINER || NAVIGABLE
    private static let folder = "../../FlowsWithoutColumns"
  #else
    private static let folder = "../../../Flows"
  #endif

  /// All flows of the folder, as one project.
  static let project: FlowProject = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(Subject.folder).standardized
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

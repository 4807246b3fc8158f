import FlowDiagnostics
import FlowModel
import Foundation
import Testing

#if OBSERVATION
  @testable import ObservedFlows
#elseif ROUTER
  @testable import RouterFlows
#elseif PATH
  @testable import PathFlows
#elseif CONTAINER
  @testable import ContainerFlows
#elseif NAVIGABLE
  @testable import NavigableFlows
#elseif UIKIT
  @testable import UIKitFlows
#else
  @testable import ExampleFlows
#endif

/// The example flows under test.
extension Subject: CustomTestStringConvertible {
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

extension PaymentMethod: TraceValue {
  init(token: String) { self = .card }

  var token: String { "#method" }
}

extension Letter: TraceValue {
  convenience init(token: String) {
    self.init()
    stamp = Int(token: token)
  }

  var token: String { stamp.token }
}

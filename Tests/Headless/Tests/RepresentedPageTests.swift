import SwiftUI
import Testing

/// Pages of views with controllers of UIKit, and the other way round.
@MainActor
struct RepresentedPageTests {
  private let journal = Journal()

  @Test func aCoveredControllerDisappears() async throws {
    let app = HeadlessApp(Covered(journal: journal))
    await app.settle()
    try app.tap("Push")
    await app.settle()
    try app.swipeBack()
    await app.settle()
    #expect(journal.lines == ["appear Page", "disappear Page", "appear Page"])
    #expect(app.faults == [])
  }

  private struct Covered: View {
    let journal: Journal
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Push") { path = [1] }
          Plain(journal: journal)
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }

    struct Plain: UIViewControllerRepresentable {
      let journal: Journal

      func makeUIViewController(context: Context) -> RepresentedPage {
        RepresentedPage("Page", journal)
      }

      func updateUIViewController(_ controller: RepresentedPage, context: Context) {}
    }
  }

  @Test func tabsOfUIKitAreSelected() throws {
    let app = HeadlessApp(Tabs())
    #expect(app.screen == ["title", "text One", "tabs: (One), Two"])
    try app.selectTab("Two")
    #expect(app.screen == ["title", "text Two", "tabs: One, (Two)"])
    app.turn(to: .regular)
    #expect(app.screen == ["title", "text Two regular", "tabs: One, (Two)"])
    #expect(app.faults == [])
  }

  private struct Tabs: View {
    var body: some View {
      VStack {
        Text("title")
        Bar()
      }
    }

    struct Bar: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = ["One", "Two"].map { Tab($0) }
        return controller
      }

      func updateUIViewController(_ controller: UITabBarController, context: Context) {}
    }

    final class Tab: UIViewController {
      private let label = UILabel()

      init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        label.text = "text \(title ?? "")"
        view.addSubview(label)
      }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        label.text = "text \(title ?? "") \(traitCollection.horizontalSizeClass)"
      }
    }
  }
}

/// A controller that writes down what it is told.
final class RepresentedPage: UIViewController {
  private let journal: Journal

  init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.write("appear \(title ?? "")")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if navigationController == nil { journal.write("disappear \(title ?? "")") }
  }
}

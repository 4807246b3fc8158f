import Testing
import UIKit

@MainActor
struct SceneTests {
  private let journal = Journal()

  private func link(_ path: String) throws -> URL {
    try #require(URL(string: "shop://\(path)"))
  }

  @Test func theSystemLaunchesAScene() throws {
    let delegate = SceneDelegate(journal)
    let device = HeadlessDevice(launching: delegate, url: try link("cart"))
    #expect(journal.take() == ["connect cart", "foreground", "active"])
    #expect(device.screen == ["text of Home"])
    try device.open(url: link("help"))
    #expect(journal.take() == ["open help"])
    #expect(device.faults == [])
  }

  @Test func theUserLeavesAndComesBack() {
    let delegate = SceneDelegate(journal)
    let device = HeadlessDevice(launching: delegate)
    _ = journal.take()
    device.enter(.inactive)
    device.enter(.background)
    device.enter(.active)
    device.enter(.background)
    #expect(
      journal.take() == [
        "inactive", "background", "foreground", "active", "inactive", "background",
      ])
  }

  @Test func theSceneKeepsItsState() {
    let delegate = SceneDelegate(journal)
    let device = HeadlessDevice(launching: delegate)
    device.enter(.background)
    let kept = device.stateRestorationActivity()
    #expect(kept?.userInfo?["page"] as? String == "Home")
    _ = journal.take()
    _ = HeadlessDevice(launching: SceneDelegate(journal), restoring: kept)
    #expect(journal.take().first == "connect restored Home")
  }

  @Test func theWindowKeepsItsRoot() {
    let counter = Counter()
    var device: HeadlessDevice? = HeadlessDevice(root: Page("Root", nil, counter))
    #expect(counter.alive == 1)
    #expect(device?.layers.count == 1)
    device = nil
    #expect(counter.alive == 0)
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    private let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let link = connectionOptions.urlContexts.first?.url.host() ?? ""
      let kept = session.stateRestorationActivity?.userInfo?["page"] as? String
      journal.write("connect \(link)\(kept.map { "restored \($0)" } ?? "")")
      let window = UIWindow(windowScene: scene)
      window.rootViewController = Page("Home")
      window.makeKeyAndVisible()
      self.window = window
    }

    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
      journal.write("open \(urlContexts.first?.url.host() ?? "")")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { journal.write("active") }

    func sceneWillResignActive(_ scene: UIScene) { journal.write("inactive") }

    func sceneWillEnterForeground(_ scene: UIScene) { journal.write("foreground") }

    func sceneDidEnterBackground(_ scene: UIScene) { journal.write("background") }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "page")
      activity.addUserInfoEntries(from: ["page": window?.rootViewController?.title ?? ""])
      return activity
    }
  }
}

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: Scene, ScenePrimitive {
  public var body: Never { preconditionFailure("a WindowGroup has no body") }

  nonisolated func elements(in context: Context) -> [Element] { content.resolve(in: context) }
}

/// A scene that is shown by evaluating views.
protocol ScenePrimitive: Scene {
  nonisolated func elements(in context: Context) -> [Element]
}

extension Scene {
  nonisolated func resolve(in context: Context) -> [Element] {
    if let primitive = self as? any ScenePrimitive { return primitive.elements(in: context) }
    nonisolated(unsafe) let scene = installed(self, in: context)
    return onMain { scene.body }.resolve(in: context.child(.id(ObjectIdentifier(Self.self))))
  }
}

/// The first window of an app.
private struct Launched<Program: App> {
  let program: Program
}

extension Launched: View, Primitive {
  typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    context.requires(.iOS(14), "App")
    nonisolated(unsafe) let program = installed(program, in: context)
    return onMain { program.body }.resolve(in: context)
  }
}

extension HeadlessApp {
  /// Opens the window of an app.
  public convenience init<Program: App>(
    launching program: Program.Type, system: HeadlessSystem = .newest
  ) {
    self.init(Launched(program: program.init()), system: system)
  }
}

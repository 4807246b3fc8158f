import FlowDiagnostics
import FlowModel
import Testing

/// Which flow a name stands for where there are several modules.
@Suite struct ModuleTests {
  @Test func ownFlowsComeFirst() throws {
    let project = read([embedding("Help"), flow("Help")], [module("Kit", flow("Help"))])
    #expect(project.diagnostics == [])
    #expect(modules(of: project.value) == [nil, nil])
  }

  @Test func aFlowOfAnotherModuleNeedsNoMoreThanItsName() throws {
    let project = read([embedding("Help")], [module("Kit", flow("Help"), flow("Unused"))])
    #expect(project.diagnostics == [])
    #expect(names(in: project.value) == ["App", "Help"])
    #expect(modules(of: project.value) == [nil, "Kit"])
  }

  @Test func theModuleBeforeAPointSaysWhich() throws {
    let kits = [module("One", flow("Help")), module("Two", flow("Help"))]
    let project = read([embedding("Two.Help"), flow("Help")], kits)
    #expect(project.diagnostics == [])
    #expect(modules(of: project.value) == [nil, nil, "Two"])
    #expect(read([embedding("Help")], kits).diagnostics.map(\.rule) == ["ambiguous-flow"])
  }

  /// A module knows what it depends on, and neither its neighbours nor those that depend on it.
  @Test func eachModuleKnowsItsOwnDependencies() throws {
    let shop = module("Shop", embedding("Help", named: "Cart"), dependencies: ["One"])
    let kits = [shop, module("One", flow("Help")), module("Two", flow("Help"))]
    let project = read([embedding("Cart"), flow("Help")], kits)
    #expect(project.diagnostics == [])
    #expect(modules(of: project.value) == [nil, nil, "Shop", "One"])
  }

  @Test(arguments: [
    ("Halp", "did you mean 'Help'?"), ("Kit.Halp", "did you mean 'Kit.Help'?"),
    ("Kitt.Help", "did you mean 'Kit.Help'?"),
    ("Else.Other", "give flowc the file of 'Else.Other' too, or name its module in flowc.yml"),
  ])
  func anUnknownNameIsLikelyAnother(name: String, hint: String) throws {
    let found = read([embedding(name)], [module("Kit", flow("Help"))]).diagnostics
    #expect(found.map(\.message) == ["no flow is named '\(name)'"])
    #expect(found.map(\.hint) == [hint])
  }

  @Test func aFragmentIsOfItsModuleAlone() throws {
    let own = SourceFile(
      path: "App/App.flow.yaml",
      text: "flow: App\ninclude: [../Kit/Common.flow.yaml]\nstart: a\nscreens: { a: }")
    let common = SourceFile(
      path: "Kit/Common.flow.yaml", text: "fragment: Common\nscreens: { b: }")
    let kit = FlowModule(name: "Kit", files: [common])
    #expect(read([own], [kit]).diagnostics.map(\.rule) == ["unknown-file"])
    #expect(read([own, common], []).diagnostics == [])
  }

  /// The code of another module is that of its own variant, whatever the variant at hand.
  @Test func othersAreAsTheirCodeIs() throws {
    let text = """
      flow: Help
      access: public
      start: a
      screens: { a: { transitions: { x: finish } }, b: { transitions: { x: finish } } }
      variants: { short: { start: b }, long: {} }
      """
    let file = SourceFile(path: "Kit/Help.flow.yaml", text: text)
    for (variant, start) in [(nil, "a"), ("short", "b")] as [(String?, String)] {
      let kit = FlowModule(name: "Kit", files: [file], variant: variant)
      let documents = FlowDocuments.read([embedding("Help")], modules: [kit]).value
      let project = Resolver.resolve(documents, variant: "long").value
      #expect(project.flows.elements[1].start.map { project.text($0.name) } == start)
      #expect(project.variantNames == [])
    }
  }

  @Test func whatIsWrongElsewhereIsToldOnceWhereItIsEmbedded() throws {
    let broken = SourceFile(path: "Kit/Help.flow.yaml", text: "flow: Help\nstart: b\nscreens: [")
    let project = read([embedding("Help")], [FlowModule(name: "Kit", files: [broken])])
    #expect(project.diagnostics.map(\.rule) == ["broken-module"])
    #expect(project.diagnostics.map(\.range.file.index) == [0])
    #expect(read([flow("App")], [FlowModule(name: "Kit", files: [broken])]).diagnostics == [])
  }

  @Test func circlesOfOtherModulesAreToldWhereOneIsEmbedded() throws {
    let kits = [
      module("One", embedding("Second", named: "First")),
      module("Two", embedding("First", named: "Second")),
    ]
    let found = read([embedding("First")], kits).diagnostics
    #expect(
      found.map(\.message) == ["'One' embeds a flow of 'Two', which depends on 'One' in turn"])
    #expect(found.map(\.range.file.index) == [0])
  }

  private func read(_ files: [SourceFile], _ modules: [FlowModule]) -> Diagnosed<FlowProject> {
    FlowProject.read(files, modules: modules)
  }

  private func module(
    _ name: String, _ files: SourceFile..., dependencies: Set<String>? = nil
  ) -> FlowModule {
    FlowModule(name: name, files: files, dependencies: dependencies)
  }

  private func flow(_ name: String) -> SourceFile {
    SourceFile(
      path: "\(name).flow.yaml",
      text: """
        flow: \(name)
        access: public
        start: a
        screens: { a: { transitions: { x: finish } } }
        """)
  }

  private func embedding(_ inner: String, named name: String = "App") -> SourceFile {
    SourceFile(
      path: "\(name).flow.yaml",
      text: """
        flow: \(name)
        access: public
        start: a
        screens:
          a: { transitions: { x: b } }
          b: { embed: \(inner), transitions: { finished: back, cancelled: back } }
        """)
  }

  private func names(in project: FlowProject) -> [String] {
    project.flows.elements.map { project.text($0.name) }
  }

  private func modules(of project: FlowProject) -> [String?] {
    project.flows.ids.map { flow in project.module(of: flow).map { project.modules[$0].name } }
  }
}

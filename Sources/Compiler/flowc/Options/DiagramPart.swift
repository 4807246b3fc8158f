import ArgumentParser
import FlowDiagrams
import FlowModel

/// What `flowc diagram` draws of a project; all of it if nothing is said.
struct DiagramPart: ParsableArguments {
  @Option(
    help: ArgumentHelp("A flow to draw, with a box for each flow beside it.", valueName: "name"))
  var flow: [String] = []

  @Option(help: ArgumentHelp("A screen to draw, with what is around it.", valueName: "screen"))
  var focus: [String] = []

  @Option(
    help: "How many arrows lead at most from a box to the screen of '--focus'; 1 if not said.")
  var depth: Int?

  @Flag(help: "Draws a map: each flow is one box.")
  var map = false

  func validate() throws {
    if map, !(flow.isEmpty && focus.isEmpty) {
      throw ValidationError("'--map' draws all flows; leave out '--flow' and '--focus'")
    }
    if let depth {
      if focus.isEmpty { throw ValidationError("'--depth' counts from the screen of '--focus'") }
      if depth < 0 { throw ValidationError("'--depth' is 0 or more") }
    }
  }

  func scope(in project: FlowProject) throws -> DiagramScope {
    let flows = Set(try flow.map { try project.knownFlow($0) })
    let screens = try focus.flatMap { try project.knownScreens($0, in: flows) }
    return DiagramScope(flows: flows, screens: Set(screens), depth: depth ?? 1, isMap: map)
  }
}

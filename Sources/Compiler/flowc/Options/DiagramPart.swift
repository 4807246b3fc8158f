import ArgumentParser
import FlowDiagrams
import FlowModel

/// The part of a project that `flowc diagram` draws; by default all of it.
struct DiagramPart: ParsableArguments {
  @Option(
    help: ArgumentHelp("A flow to draw, with a box for each neighbouring flow.", valueName: "name"))
  var flow: [String] = []

  @Option(
    help: ArgumentHelp(
      "A screen to draw, with its surroundings, as 'cart' or 'Shop.cart'.", valueName: "screen"))
  var focus: [String] = []

  @Option(
    parsing: .unconditional,
    help: "The maximum number of arrows between a box and the screen of '--focus'; 1 by default.")
  var depth: Int?

  @Flag(help: "Draws a map, with one box for each flow.")
  var map = false

  func validate() throws {
    if map, !(flow.isEmpty && focus.isEmpty) {
      throw ValidationError("'--map' draws all flows; leave out '--flow' and '--focus'")
    }
    if let depth {
      if focus.isEmpty { throw ValidationError("'--depth' needs '--focus'") }
      if depth < 0 { throw ValidationError("'--depth' is 0 or more") }
    }
  }

  func scope(in project: FlowProject) throws -> DiagramScope {
    let flows = Set(try flow.map { try project.knownFlow($0) })
    let screens = try focus.flatMap { try project.knownScreens($0, in: flows) }
    return DiagramScope(flows: flows, screens: Set(screens), depth: depth ?? 1, isMap: map)
  }
}

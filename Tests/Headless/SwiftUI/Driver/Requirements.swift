extension Context {
  /// Notes that the code calls what earlier systems than that do not have.
  func requires(_ system: HeadlessSystem, _ api: String = #function) {
    graph.require(system, api)
  }
}

extension Graph {
  func require(_ system: HeadlessSystem, _ api: String) {
    if self.system < system { report("\(api) needs \(system)") }
  }

  /// Records a fault that lasts for several passes, once.
  func report(_ fault: String) {
    if !signal.faults.contains(fault) { signal.record(fault: fault) }
  }
}

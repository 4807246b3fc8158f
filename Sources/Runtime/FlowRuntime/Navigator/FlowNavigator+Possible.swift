/// What views ask of their page.
extension FlowNavigator {
  /// Whether a page waits for an answer of the app.
  func isWaiting(_ page: FlowPage.ID) -> Bool {
    // A view with a view model has no other way to hear of it.
    observer?.shownIsRead()
    return tasks.keys.contains { $0.page == page && times[$0] == nil }
  }

  /// How often something has changed that the view of a page asked for.
  func changes(of page: FlowPage.ID) -> Int {
    (state.pages[page] ?? displayed.pages[page])?.changes ?? 0
  }

  /// Answers a question of a page's view. The page changes when the answer may have.
  func asks(about page: FlowPage.ID, _ question: () -> Bool) -> Bool {
    // What is on its way off the screen looks as it did.
    if state.pages[page] == nil { return displayed.pages[page] != nil }
    return reader(of: page).readsInView(question)
  }

  func reader(of page: FlowPage.ID) -> FlowReader {
    let reader = pageReaders[page] ?? FlowReader { [weak self] in self?.answersChange(for: [page]) }
    pageReaders[page] = reader
    return reader
  }

  /// The answers change that the views of some pages asked for.
  func answersChange(for pages: [FlowPage.ID]) {
    if state.isOver { return }
    for page in pages { state.pages[page]?.changes += 1 }
    if !isBusy { followState() }
  }

  /// Whether the first of some actions does anything.
  func leadsAnywhere(_ actions: [FlowAction], from page: FlowPage.ID) -> Bool {
    guard let first = actions.first, let run = state.pages[page]?.run else { return false }
    switch first {
    case .show(let showing): return letsIn(showing.destination, run)
    case .setRoot(let destination), .showInNextColumn(let destination):
      return letsIn(destination, run)
    case .tab, .tabFor:
      return tab(of: first, among: state.downward(from: page)).map { letsIn($0.root, run) } ?? false
    case .wait(let name, _):
      return !tasks.keys.contains { $0.page == page && $0.name == name }
    case .step: return place(inSequence: page) != nil
    case .back, .backToRoot, .dismiss, .dismissAll, .cancel, .backTo, .dismissTo, .finish,
      .endExternal, .call, .after:
      return true
    }
  }

  private func letsIn(_ destination: any FlowDestination, _ run: FlowRun.ID) -> Bool {
    if !isBusy { allowJobs() }
    return mayCome(to: destination, in: run)
  }
}

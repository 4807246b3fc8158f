import Testing

@testable import FlowRuntime

/// The events that a view sends for what holds its page.
@MainActor
@Suite struct HostTests {
  /// Tabs that are the first step of a sequence.
  private func guide() -> NotesApp {
    let app = NotesApp(at: .welcome)
    app.plans { $0.push(.guide) }
    return app
  }

  @Test func aViewInTabsContinuesTheSequence() {
    let app = guide()
    #expect(app.shows == ["root: welcome › list"])
    #expect(app.navigator.progress(of: app.top)?.step == 1)
    app.plans { $0.next() }
    #expect(app.shows == ["root: welcome › list › slow"])
    app.navigator.next(after: app.top)
    #expect(app.shows == ["root: welcome › list › slow › text"])
  }

  @Test func theSequenceHearsAViewInTabs() {
    let app = guide()
    app.plans { plan in plan.within(.guide) { $0.back() } }
    #expect(app.shows == ["root: welcome"])
  }

  @Test func whatLiesAboveTheFirstPageIsNotHeard() {
    let app = guide()
    app.plans { $0.push(.form) }
    app.plans { plan in
      plan.within(.home) { $0.push(.slow) }
      plan.within(.guide) { $0.back() }
      plan.next()
    }
    #expect(app.shows == ["root: welcome › list › form"])
    #expect(app.navigator.progress(of: app.top) == nil)
  }

  /// The tabs are nearer to their view than the sequence whose step they are.
  @Test(arguments: [true, false]) func theNearestHostHasTheEvent(isFirst: Bool) {
    let app = guide()
    app.plans { plan in
      if isFirst { plan.within(.home) { $0.push(.slow) } }
      plan.within(.guide) { $0.back() }
      if !isFirst { plan.within(.home) { $0.push(.slow) } }
      plan.elsewhere { $0.push(.form) }
    }
    #expect(app.shows == ["root: welcome › list › slow"])
  }

  @Test func whereNothingHoldsThePageAllScreensHaveTheEvent() {
    let app = NotesApp(at: .welcome)
    app.plans { plan in
      plan.within(.guide) { $0.back() }
      plan.elsewhere { $0.push(.form) }
    }
    #expect(app.shows == ["root: welcome › form"])
  }

  @Test func aPageInThePlaceOfAStepContinuesTheSequence() {
    let app = guide()
    app.plans { $0.next() }
    app.plans { $0.show(.form, as: .replace) }
    #expect(app.navigator.progress(of: app.top)?.step == 2)
    app.plans { $0.next() }
    #expect(app.shows == ["root: welcome › list › form › text"])
  }
}

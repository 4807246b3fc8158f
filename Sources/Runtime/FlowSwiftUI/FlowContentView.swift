import FlowRuntime
import SwiftUI

/// The content of a page: a screen or a container.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package struct FlowContentView: View {
  @ObservedObject private var display: FlowDisplay
  private let page: FlowPage
  private let hasStacks: Bool
  @Environment(\.horizontalSizeClass) private var width

  /// - Parameter hasStacks: whether tabs and columns have their own stacks; else the surrounding stack contains
  ///   pushed pages.
  package init(display: FlowDisplay, page: FlowPage, hasStacks: Bool = false) {
    _display = ObservedObject(wrappedValue: display)
    self.page = page
    self.hasStacks = hasStacks
  }

  package var body: some View {
    // A page that is on its way out is still shown as it was.
    let page = display.shown.pages[page.id] ?? page
    switch page.content {
    case .view: display.screen(of: page).environment(\.flowPage, page.id)
    case .region(_, let stack): first(of: stack, hasStacks: hasStacks)
    case .tabs(let tabs, let selected): self.tabs(page, tabs, selected)
    case .split(let columns, _):
      if hasStacks, let split = display.views?.columns(columns.map { AnyView(stackView($0)) }) {
        split
      } else if width == .compact {
        first(of: columns.first, hasStacks: false)
      } else {
        HStack(spacing: 0) {
          ForEach(columns, id: \.self) { column in
            first(of: column, hasStacks: false)
            if column != columns.last { Divider() }
          }
        }
      }
    }
  }

  @ViewBuilder private func tabs(
    _ page: FlowPage, _ tabs: [FlowShownTab], _ selected: Int
  ) -> some View {
    if tabs.indices.contains(selected) {
      let selection = Binding {
        tabs[selected].tab.id
      } set: { id in
        display.navigator.tabTapped(page.id, id)
      }
      if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *),
        display.runs(on: 18), display.navigator.haveRoles(tabsOf: page)
      {
        TabView(selection: selection) {
          ForEach(tabs, id: \.tab.id) { tab($0, on: page) }
        }
      } else {
        TabView(selection: selection) {
          ForEach(tabs, id: \.tab.id) { shown in
            stackView(shown.stack)
              .modifier(
                FlowBadgeModifier(
                  badge: display.navigator.badge(of: shown.tab, on: page.id), display: display)
              )
              .tabItem { FlowTabLabel(tab: shown.tab, display: display) }
              .tag(shown.tab.id)
          }
        }
      }
    } else {
      Color.clear
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
  private func tab(_ shown: FlowShownTab, on page: FlowPage) -> some TabContent<FlowTab.ID> {
    Tab(value: shown.tab.id, role: shown.tab.role?.role) {
      stackView(shown.stack)
    } label: {
      FlowTabLabel(tab: shown.tab, display: display)
    }
    .flowBadge(display.navigator.badge(of: shown.tab, on: page.id))
  }

  /// A tab without a screen has a view too: without one it would have no place in the bar.
  @ViewBuilder private func stackView(_ stack: FlowStack.ID?) -> some View {
    if hasStacks, let stack {
      FlowStackView(display: display, stack: stack)
    } else {
      first(of: stack, hasStacks: false)
    }
  }

  @ViewBuilder private func first(of stack: FlowStack.ID?, hasStacks: Bool) -> some View {
    if let stack, let first = display.shown.stacks[stack]?.pages.first,
      let page = display.shown.pages[first]
    {
      FlowContentView(display: display, page: page, hasStacks: hasStacks).id(first)
    } else {
      Color.clear
    }
  }
}

/// The view of a screen. It is evaluated again only for another destination, from which its arguments
/// follow, or after a change of what its actions tell it.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowScreenView: View, Equatable {
  let model: any FlowViewDefinition
  let page: FlowPage.ID
  let destination: any FlowDestination
  let changes: Int

  var body: some View { model.anyView(of: page, showing: destination) }

  nonisolated static func == (one: FlowScreenView, other: FlowScreenView) -> Bool {
    one.page == other.page && one.changes == other.changes
      && AnyHashable(one.destination) == AnyHashable(other.destination)
  }
}

/// The label of a tab.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowTabLabel: View {
  let tab: FlowTab
  let display: FlowDisplay

  var body: some View {
    if let icon = tab.icon {
      if #available(iOS 14, macOS 13, tvOS 14, visionOS 1, *), display.runs(on: 14) {
        Label(tab.title.key, systemImage: icon)
      } else {
        Image(systemName: icon)
        tab.title.text
      }
    } else {
      tab.title.text
    }
  }
}

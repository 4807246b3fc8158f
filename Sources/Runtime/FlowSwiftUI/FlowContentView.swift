import FlowRuntime
import SwiftUI

/// The content of a page: a screen or a container.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowContentView: View {
  @ObservedObject var display: FlowDisplay
  let page: FlowPage
  /// Whether tabs and columns have their own stacks; else the surrounding stack contains pushed pages.
  var hasStacks = false
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    // A page that is on its way out is still shown as it was.
    let page = display.shown.pages[page.id] ?? page
    switch page.content {
    case .view: display.screen(of: page).environment(\.flowPage, page.id)
    case .region(_, let stack): first(of: stack, hasStacks: hasStacks)
    case .tabs(let stacks, let selected): tabs(page, stacks, selected)
    case .split(let columns, _):
      if hasStacks {
        split(columns)
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

  private func tabs(
    _ page: FlowPage, _ stacks: [FlowStack.ID?], _ selected: Int
  ) -> some View {
    let tabs = display.navigator.tabs(of: page.id)
    let selection = Binding {
      selected
    } set: {
      display.navigator.tabTapped(page.id, $0)
    }
    return TabView(selection: selection) {
      ForEach(stacks.indices, id: \.self) { index in
        stackView(stacks[index])
          .tabItem { tabs.indices.contains(index) ? FlowTabLabel(tab: tabs[index]) : nil }
          .tag(index)
      }
    }
  }

  @ViewBuilder private func split(_ columns: [FlowStack.ID]) -> some View {
    if columns.count == 3 {
      NavigationSplitView {
        stackView(columns[0])
      } content: {
        stackView(columns[1])
      } detail: {
        stackView(columns[2])
      }
    } else {
      NavigationSplitView {
        stackView(columns[0])
      } detail: {
        stackView(columns[1])
      }
    }
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
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
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
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowTabLabel: View {
  let tab: FlowTab

  var body: some View {
    if let icon = tab.icon { Label(tab.title.key, systemImage: icon) } else { tab.title.text }
  }
}

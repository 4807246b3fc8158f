import FlowRuntime
import SwiftUI

/// One segment.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowSegmentView: View {
  @ObservedObject var display: FlowDisplay
  let segment: FlowSegment

  var body: some View {
    switch segment.root.content {
    case .view:
      NavigationStack(path: path) {
        FlowPageView(display: display, page: segment.root, isRoot: true)
          .id(segment.root.id)
          .navigationDestination(for: FlowPage.self) {
            FlowPageView(display: display, page: $0, isRoot: false)
          }
      }
    case .tabs(let stacks, let selected): tabs(stacks, selected)
    case .split(let columns): FlowSplitView(display: display, columns: columns)
    case .region(_, let stack): stack.map { FlowStackView(display: display, stack: $0).id($0) }
    }
  }

  /// What the user pops is told at once: the path must not keep it.
  private var path: Binding<[FlowPage]> {
    Binding {
      display.path(of: segment)
    } set: { path in
      display.navigator.userPopped(display.path(of: segment).dropFirst(path.count).map(\.id))
    }
  }

  private func tabs(_ stacks: [FlowStack.ID?], _ selected: Int) -> some View {
    let tabs = display.navigator.tabs(of: segment.root.id)
    return TabView(selection: selection(selected)) {
      ForEach(stacks.indices, id: \.self) { index in
        Group {
          if let stack = stacks[index] { FlowStackView(display: display, stack: stack) }
        }
        .tabItem { tabs.indices.contains(index) ? FlowTabLabel(tab: tabs[index]) : nil }
        .tag(index)
      }
    }
  }

  private func selection(_ selected: Int) -> Binding<Int> {
    Binding {
      selected
    } set: {
      display.navigator.tabTapped(segment.root.id, $0)
    }
  }
}

/// What stands on a tab.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowTabLabel: View {
  let tab: FlowTab

  var body: some View {
    if let icon = tab.icon { Label(tab.title.key, systemImage: icon) } else { tab.title.text }
  }
}

/// Two or three columns, each with a stack.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowSplitView: View {
  @ObservedObject var display: FlowDisplay
  let columns: [FlowStack.ID]

  var body: some View {
    if columns.count == 3 {
      NavigationSplitView {
        column(0)
      } content: {
        column(1)
      } detail: {
        column(2)
      }
    } else {
      NavigationSplitView {
        column(0)
      } detail: {
        column(columns.count - 1)
      }
    }
  }

  private func column(_ index: Int) -> some View {
    FlowStackView(display: display, stack: columns[index])
  }
}

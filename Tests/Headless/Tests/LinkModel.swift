import SwiftUI

/// Which links are active: each by the name of the page that it pushes.
@MainActor
final class LinkModel: ObservableObject {
  @Published var active: Set<String> = []
  @Published var sheet: String?
  @Published var words = "first"
  /// The links whose bindings can't be written.
  var stuck: Set<String> = []
  var log: [String] = []

  func binding(_ page: String) -> Binding<Bool> {
    Binding {
      self.active.contains(page)
    } set: { isActive in
      if self.stuck.contains(page) { return }
      if isActive { self.active.insert(page) } else { self.active.remove(page) }
    }
  }

  /// The whole state at once, and so one update.
  func show(_ pages: String..., sheet: String? = nil) {
    active = Set(pages)
    if self.sheet != sheet { self.sheet = sheet }
  }
}

/// A page with a hidden link to each page after it, by the names of both.
struct LinkPage: View {
  @ObservedObject var model: LinkModel
  let name: String
  @Environment(\.presentationMode) private var presentationMode

  private var next: [String] {
    switch name {
    case "": ["a", "b"]
    default: name.count < 4 ? [name + "a"] : []
    }
  }

  var body: some View {
    VStack {
      Text(name.isEmpty ? "root" : "\(name) \(model.words)")
      Button("Leave") { presentationMode.wrappedValue.dismiss() }
      ForEach(next, id: \.self) { page in
        NavigationLink(
          destination: LinkPage(model: model, name: page), isActive: model.binding(page)
        ) { EmptyView() }
      }
    }
    .accessibility(identifier: name.isEmpty ? "root" : name)
    .onAppear { model.log.append("+\(name)") }
    .onDisappear { model.log.append("-\(name)") }
    .sheet(isPresented: isShown) { Text("sheet on \(name)") }
  }

  private var isShown: Binding<Bool> {
    Binding {
      model.sheet == name
    } set: {
      if !$0 { model.sheet = nil }
    }
  }
}

struct LinkRoot: View {
  let model: LinkModel

  var body: some View {
    NavigationView { LinkPage(model: model, name: "") }
      .navigationViewStyle(StackNavigationViewStyle())
  }
}

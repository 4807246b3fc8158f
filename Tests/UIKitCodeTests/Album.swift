import Combine
import FlowRuntime
import FlowSwiftUI
import FlowUIKit
import SwiftUI
import UIKit

enum AlbumAnchor: String, FlowAnchor { case photo, help }

/// A flow whose first screen marks views as anchors.
enum AlbumDestination: FlowDestination {
  case list, help, news
  case photo(id: Int)
  case ask(id: Int)

  enum Screen: String, FlowScreenName {
    case list, help, news, photo, ask
    var flow: String { "Album" }
  }

  var contents: FlowContents<Screen> {
    switch self {
    case .list: FlowContents(.list)
    case .help: FlowContents(.help)
    case .news: FlowContents(.news)
    case .photo(let id): FlowContents(.photo, ["id": id])
    case .ask(let id): FlowContents(.ask, ["id": id])
    }
  }

  init(_ screen: Screen, _ values: FlowValues) throws {
    switch screen {
    case .list: self = .list
    case .help: self = .help
    case .news: self = .news
    case .photo: self = try .photo(id: values["id"])
    case .ask: self = try .ask(id: values["id"])
    }
  }
}

/// How the first screen is written.
enum AlbumKind: CaseIterable { case views, controllers }

@MainActor
final class AlbumFlow: FlowComponentDefinition {
  let navigator = FlowNavigator()
  private let kind: AlbumKind
  /// Whether photos ask before they are left.
  var asks = false

  /// By how much the values of the marks have changed.
  let shift = AlbumShift()

  init(_ kind: AlbumKind) {
    self.kind = kind
    start(
      at: .list, restoring: nil, lost: { _ in }, onReport: nil,
      onEnd: nil as FlowCallback<FlowTypedEnd<()>>?)
  }

  func component(of page: FlowPage.ID, showing destination: AlbumDestination) -> FlowComponent {
    guard destination == .list else { return FlowComponent(Text("\(destination)")) }
    return kind == .views
      ? FlowComponent(AlbumView(shift: shift)) : FlowComponent(AlbumController())
  }

  func rules(for destination: AlbumDestination) -> FlowRules<AlbumDestination> {
    switch destination {
    case .ask: .alert("Delete?", buttons: [FlowButton("Delete", role: .destructive)])
    case .news: .alert("News")
    case .photo where asks: .view.leaving { $0.stay() }
    default: .view
    }
  }

  func show(_ destination: AlbumDestination, as style: FlowStyle) {
    perform { $0.show(destination, as: style) }
  }
}

final class AlbumShift: ObservableObject {
  @Published var value = 0
}

private struct AlbumView: View {
  @ObservedObject var shift: AlbumShift

  var body: some View {
    VStack {
      ForEach(1..<4, id: \.self) { id in
        Text("Photo \(id)").modifier(FlowAnchorModifier(AlbumAnchor.photo, of: id + shift.value))
      }
      Button("Help") {}.modifier(FlowAnchorModifier(AlbumAnchor.help))
    }
  }
}

/// The same by views of UIKit.
final class AlbumController: UIViewController {
  let photos = (1..<4).map { _ in UILabel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, photo) in photos.enumerated() {
      photo.text = "Photo \(index + 1)"
      photo.flowAnchor(AlbumAnchor.photo, of: index + 1)
      view.addSubview(photo)
    }
    let help = UIButton(type: .system)
    help.setTitle("Help", for: .normal)
    help.flowAnchor(AlbumAnchor.help)
    view.addSubview(help)
  }
}

import FlowRuntime
import FlowSwiftUI
import SwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// Marks another view: it lies behind a SwiftUI view, with the same frame, or inside a UIKit view.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowAnchorView: UIView {
    fileprivate var anchor: FlowAnchorName?
    fileprivate var value: AnyHashable?
    /// Whether it marks the view that it is in.
    private let isInside: Bool

    fileprivate init(isInside: Bool) {
      self.isInside = isInside
      super.init(frame: .zero)
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// The view at which popovers and dialogs point, or out of which screens zoom.
    fileprivate var marked: UIView? { isInside ? superview : self }

    /// Whether it has an anchor, and no value or one of those given.
    fileprivate func marks(_ anchor: FlowAnchorName, among values: [AnyHashable]) -> Bool {
      self.anchor == anchor && value.map { values.contains($0) } ?? true
    }
  }

  @MainActor
  @available(iOS 13, visionOS 1, *)
  extension UIView {
    /// Marks the view as an anchor, at which popovers and dialogs of a flow point, or out of which screens zoom.
    ///
    /// - Parameters:
    ///   - anchor: the anchor.
    ///   - value: the value of this view, if several views have the same anchor. A popover, dialog or screen takes
    ///     the view whose value is among its arguments. A cell that is used again gets its value anew.
    public func flowAnchor<Anchor: FlowAnchor>(_ anchor: Anchor, of value: AnyHashable? = nil) {
      let name = FlowAnchorName(anchor)
      let known = subviews.lazy.compactMap { $0 as? FlowAnchorView }.first { $0.anchor == name }
      let mark = known ?? FlowAnchorView(isInside: true)
      (mark.anchor, mark.value) = (name, value)
      addSubview(mark)
    }

    /// The topmost view with an anchor in this one, without a value or with one of those given.
    ///
    /// - Parameter page: the page whose arguments are given.
    func marked(by anchor: FlowAnchorName, for page: FlowPage?) -> UIView? {
      let values = page?.destination.givenValues.map(\.value) ?? []
      var views = [self]
      while let view = views.popLast() {
        if let mark = view as? FlowAnchorView, mark.marks(anchor, among: values) {
          return mark.marked
        }
        if !view.isHidden { views += view.subviews }
      }
      return nil
    }
  }

  /// The mark of a view of SwiftUI.
  @available(iOS 13, visionOS 1, *)
  struct FlowAnchorMark: UIViewRepresentable {
    let anchor: FlowAnchorName
    let value: AnyHashable?

    func makeUIView(context: Context) -> FlowAnchorView { FlowAnchorView(isInside: false) }

    func updateUIView(_ view: FlowAnchorView, context: Context) {
      (view.anchor, view.value) = (anchor, value)
    }
  }

  @available(iOS 13, visionOS 1, *)
  extension View {
    /// Lets popovers and dialogs of UIKit find the marked views in this one.
    func findingAnchors() -> some View {
      environment(\.flowMarker, FlowMarker { AnyView(FlowAnchorMark(anchor: $0, value: $1)) })
    }
  }
#endif

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss, content)
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item, onDismiss, content)
  }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented, nil, content)
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item, nil, content)
  }
}

extension View {
  nonisolated private func presenting<Content: View>(
    _ kind: HeadlessLayer.Presentation, _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content
  ) -> some View {
    requesting(.sheets) { context in
      context.requires(kind.system, "\(kind)")
      guard isPresented.wrappedValue else { return nil }
      return PresentationRequest(
        node: context.node, kind: kind, id: nil, environment: context.environment,
        content: { content().resolve(in: $0) },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
    }
  }

  nonisolated private func presenting<Item: Identifiable, Content: View>(
    _ kind: HeadlessLayer.Presentation, _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
  ) -> some View {
    requesting(.sheets) { context in
      context.requires(kind.system, "\(kind)")
      guard let value = item.wrappedValue else { return nil }
      return PresentationRequest(
        node: context.node, kind: kind, id: AnyHashable(value.id),
        environment: context.environment, content: { content(value).resolve(in: $0) },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss)
    }
  }

  /// Asks the layer for a presentation as long as there is a request.
  nonisolated func requesting(
    _ family: PresentationFamily, _ request: @escaping (Context) -> PresentationRequest?
  ) -> some View {
    modified { content, context in
      let inside = context.inside(family)
      guard let request = request(context), context.shows(request, of: family) else {
        return content.resolve(in: inside)
      }
      let index = context.layer.requests.count
      context.layer.requests.append(request)
      let elements = content.resolve(in: inside)
      context.layer.requests[index].view = elements.name
      return elements
    }
  }
}

extension View {
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified { content, context in
      context.requires(.iOS(15))
      if isDisabled { context.layer.isDismissDisabled = true }
      return content.resolve(in: context)
    }
  }

  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modified { content, context in
      context.requires(.iOS(16))
      if detents.isEmpty { context.graph.signal.record(fault: "a sheet has no detent") }
      return content.resolve(in: context)
    }
  }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    unrendered(since: .iOS(16, 4))
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    unrendered(since: .iOS(16))
  }
}

public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

public struct PopoverAttachmentAnchor: Sendable {
  public struct Bounds: Sendable {
    public static let bounds = Bounds()
  }

  public static func rect(_ rect: Bounds) -> PopoverAttachmentAnchor { PopoverAttachmentAnchor() }
}

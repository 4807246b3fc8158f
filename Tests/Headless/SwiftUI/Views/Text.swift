public struct Text: Equatable, Sendable {
  let content: String
  private var containsText = false

  public init(verbatim content: String) {
    self.content = content
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  /// There are no tables here: the key is what is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.key
    containsText = key.containsText
  }
}

extension Text: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    if containsText { context.requires(.iOS(14), "a Text inside a LocalizedStringKey") }
    return [Element(.text(content))]
  }
}

public struct Image: Equatable, Sendable {
  let name: String

  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  public init(systemName: String) {
    name = systemName
  }
}

extension Image: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] { [Element(.image(name))] }
}

public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label: View, Primitive {
  public typealias Body = Never

  nonisolated func elements(in context: Context) -> [Element] {
    context.requires(.iOS(14), "Label")
    let icon = icon.resolve(in: context, at: 1).lazy.compactMap(\.imageName).first
    return title.resolve(in: context).map { element in
      var element = element
      element.icon = icon
      return element
    }
  }
}

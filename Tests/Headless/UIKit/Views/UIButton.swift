@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system
    case close = 7
  }

  private var titles: [UIControl.State: String] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  public private(set) var buttonType = ButtonType.custom

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// The button shows the title and the image of the action.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
  }

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }

  open func title(for state: UIControl.State) -> String? { titles[state] }

  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }

  open func image(for state: UIControl.State) -> UIImage? { images[state] }

  open var currentTitle: String? {
    isEnabled ? titles[.normal] : titles[.disabled] ?? titles[.normal]
  }
}

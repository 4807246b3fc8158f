public struct Item: Identifiable {
  public let id: Int
}

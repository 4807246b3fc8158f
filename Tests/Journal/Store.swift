import Observation

/// An entry of the journal. With SwiftData, it is a `@Model`.
@Observable
final class Entry {
  typealias ID = Int

  let id: Int
  var text: String

  init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}

/// The entries, in the words of SwiftData's `ModelContext`, which doesn't exist on Linux.
@MainActor @Observable
final class Store {
  private(set) var entries: [Entry] = []
  @ObservationIgnored private let write: @MainActor () async throws -> Void

  init(write: @escaping @MainActor () async throws -> Void = {}) {
    self.write = write
  }

  func fetch(_ id: Entry.ID?) -> Entry? { entries.first { $0.id == id } }

  /// The entry that somebody shares by a code.
  func fetch(sharedAs code: String) async -> Entry? { entries.first { "e\($0.id)" == code } }

  func insert(_ entry: Entry) { entries.append(entry) }

  func delete(_ entry: Entry) { entries.removeAll { $0 === entry } }

  func save() async throws { try await write() }
}

/// Who is signed in.
@MainActor @Observable
final class Account {
  private(set) var name: String?
  var portrait: String?
  var mayUseCamera = false

  func signIn(as name: String) async -> Bool {
    if name.isEmpty { return false }
    self.name = name
    return true
  }

  func signOut() { name = nil }
}

extension Rule {
  package static let all: [Rule] = []
}

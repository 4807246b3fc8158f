// Headless/SwiftUI

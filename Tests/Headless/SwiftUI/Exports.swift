// Apple's SwiftUI brings these along, so code that imports only SwiftUI may use them.
@_exported import Combine
@_exported import Foundation
@_exported import Observation

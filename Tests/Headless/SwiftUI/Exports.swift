import Combine
// Apple's SwiftUI brings these along, so code that imports only SwiftUI may use them.
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

// Of Combine only two names come along: with MemberImportVisibility, what is in them does not.
// https://github.com/Esri/arcgis-maps-sdk-swift-toolkit/issues/337
public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published

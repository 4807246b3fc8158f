// The compiler imports this module into each file that imports `Testing` and a module `UIKit`, also
// through `SwiftUI`. On Apple's platforms, it attaches images to tests.

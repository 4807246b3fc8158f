enum Product { typealias ID = Int }

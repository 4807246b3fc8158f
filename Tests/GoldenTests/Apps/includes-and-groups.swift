enum Book { typealias ID = Int }

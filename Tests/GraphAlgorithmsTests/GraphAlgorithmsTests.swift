// GraphAlgorithmsTests

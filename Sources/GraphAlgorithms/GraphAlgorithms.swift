// GraphAlgorithms

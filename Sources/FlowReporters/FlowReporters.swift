// FlowReporters

// FlowReportersTests

// FlowTemplatesTests

// FlowSyntaxTests

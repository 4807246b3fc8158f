// FlowLint

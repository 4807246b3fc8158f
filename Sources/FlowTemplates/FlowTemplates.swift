// FlowTemplates

// StandardTemplates

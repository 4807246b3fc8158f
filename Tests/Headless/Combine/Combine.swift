// Headless/Combine

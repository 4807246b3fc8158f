// Headless/Tests

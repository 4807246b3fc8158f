/// What the app has under the name of Apple's framework.
public protocol View {}

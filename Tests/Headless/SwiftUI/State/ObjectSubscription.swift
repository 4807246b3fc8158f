import Combine

/// Keeps an observable object and hears when it is about to change.
final class ObjectSubscription<Object: ObservableObject> {
  let object: Object
  private let subscription: AnyCancellable

  init(_ object: Object, in context: Context) {
    self.object = object
    let (signal, staleness) = (context.graph.signal, context.node.staleness)
    subscription = object.objectWillChange.sink { _ in
      staleness.mark()
      signal.mark()
    }
  }
}

extension Node {
  /// Subscribes to the object, anew if it is another one than before.
  func observe<Object: ObservableObject>(_ object: Object, slot: Int, in context: Context) {
    let holder = stored(slot) { Holder<ObjectSubscription<Object>>() }
    if holder.value?.object !== object {
      holder.value = ObjectSubscription(object, in: context)
      context.node.staleness.mark()
    }
  }
}

/// A place for a value that is replaced over time.
final class Holder<Value> {
  var value: Value?
}

import FlowDiagnostics

extension RenamingTests {
  /// Every construct that names something, with comments and titles that say the same words.
  static let shop = SourceFile(
    path: "Shop.flow.yaml",
    text: """
      flows:
        - flow: Shop
          start: tour
          guards: [isOnline]
          states: { session: [out, in] }
          effects: { remove: { params: { name: String } } }
          outcomes: { save: { ends: { saved: { id: Int }, failed: } } }
          entries: { orders: [order] }
          groups: { helping: { helpTapped: { to: page, style: popover, anchor: help } } }
          anywhere: { shaken: { to: page, style: popover, anchor: help } }
          app: { pushed: page }
          customTransitions: [flip, fold]
          sequences:
            tour:
              steps: [first, { screen: second, when: [isOnline, { session: in }] }]
              then: main
          screens:
            first:   # 'cart' comes later
            second: { transitions: { logoTapped: none } }
            main: { switch: session, cases: { out: first, in: catalog } }
            catalog:
              tabs:
                - { screen: home, event: again }
                - account
              transitions: { again: none }
            home:
              use: helping
              transitions:
                cartTapped: { to: cart, style: sheet, ifShown: return }   # the cart
                saleTapped: sale
            account: { embed: Account, transitions: { finished: none, cancelled: none } }
            sale: { external: true }
            cart:
              title: Your cart
              use: [helping]
              transitions:
                removeTapped: removal
                dropTapped: { alert: Drop it?, params: { name: String }, buttons: { removed: Drop, cancel: none } }
                removed: { effect: remove, with: { name: $event.name } }
                saveTapped: saving
            removal: { alert: Remove from cart?, params: { name: String }, buttons: { removed: Remove, cancel: none } }
            saving:
              transitions: { saved: { to: order, with: { id: $event.id } }, failed: none }
              await: save
            order:
              requires: isOnline
              params: { id: Int = 1 }
              deepLink: [{ path: "/orders/{id}", stack: [cart] }, { path: /orders, entry: orders }]
              transitions: { closeTapped: back, backTapped: { backTo: cart }, turnTapped: { to: last, transition: { insertion: flip, removal: [flip, opacity] } } }
            page: { transitions: { closeTapped: dismiss } }
            last: { transitions: { backTapped: { to: page, style: animated, transition: fold } } }
          expect:
            - { screen: order, after: cart }
            - { screen: order, onlyWhen: { save: saved } }
            - { never: [cart, order] }
          variants:
            kiosk: { remove: [sale], screens: { second: { transitions: { logoTapped: cart } } } }
            small:
              remove: [sale]
              start: main
              app: { pushed: home }
              anywhere: { shaken: home }
              entries: { orders: [home, order] }
        - flow: Account
          start: "profile"
          returns: Int
          screens:
            profile: { transitions: { doneTapped: { finish: 1 } } }
      """)
}

extension SourceFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

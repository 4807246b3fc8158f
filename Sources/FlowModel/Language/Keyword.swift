import FlowSyntax

/// A key of the language.
///
/// Every symbol table begins with these, in this order, so that a key is told by its number.
package enum Keyword: Int32, CaseIterable, Sendable {
  case access, after, alert, allow, animation, anywhere, app, await, back, backTo, buttons, cases
  case cancelled, choose, compact, confirmationDialog, content, deepLink, depth, description
  case detail, detents, dismissTo, dismissed, effect, effects, `else`, embed, ends, entries, entry
  case event, expect, external, fields, finish, finished, fixed, flow, flows, `for`, fragment, from
  case fromAnywhere, groups, guards, icon, ifShown, imports, include, insertion
  case interactiveDismissDisabled, message, model, never, neverAfter, of, once, onTop, onlyWhen
  case outcomes, owner, params, path, placeholder, preview, regular, removal, remove, requires
  case restores, returns, role, rows, scope, screen, screens, secure, sequences, setRoot, sidebar
  case skip, split, stack, start, states, steps, style, `switch`, tab, tabs, terminal, then, title
  case to, transition, transitions, use, variants, view, when, with, within, leaving
  case output, severities

  package var spelling: String { String(describing: self) }

  package var symbol: Symbol { Symbol(index: rawValue) }

  /// The keyword that a symbol of a `SymbolTable.ofLanguage` spells, if it spells one.
  package init?(_ symbol: Symbol) {
    self.init(rawValue: symbol.index)
  }
}

extension SymbolTable {
  /// A table that knows the keys of the language.
  package static var ofLanguage: SymbolTable {
    SymbolTable(keywords: Keyword.allCases.map(\.spelling))
  }
}

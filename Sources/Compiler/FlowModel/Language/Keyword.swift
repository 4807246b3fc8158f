import FlowSyntax

/// A key of the language.
///
/// Every symbol table begins with these, in this order, so that a number identifies a key.
package enum Keyword: Int32, CaseIterable, Sendable {
  case access, after, alert, allow, always, anchor, animation, anywhere, app, at, await, back
  case backTo, badge
  case buttons
  case cancelled, cases, choose, codable, compact, confirmationDialog, content, customTransitions
  case deepLink, depth
  case description, detail, detents, dismissed, dismissTo, effect, effects, `else`, embed, ends
  case entries, entry, event, expect, expresses, external, fields, finish, finished, fixed, flow
  case flowc, flows, `for`, fragment, framework, from, fromAnywhere, groups, guards, hosts, icon,
    ifShown
  case imports, include, insertion, interactiveDismissDisabled, iOS, leaving, links, logic, macOS,
    member
  case members, message, model, module, modules, never, neverAfter, next, not, observation, of
  case once, onlyWhen, onTop, outcomes
  case output, owner, params, path, placeholder, platforms, preset, preview, previewModifier
  case previews, regular
  case removal, remove, requires, restores, resumes, returns, role, runtime, samples, schemes
  case scope, screen, screens, secure, sequences, setRoot, settings, severities, shared, shell, show
  case sidebar, skip, split
  case stack, start, states, steps, style, summary, `switch`, tab, tabs, templates, terminal
  case tests, then, title, to, transition, transitions, tvOS, type, types, use, variant, variants,
    view, visionOS
  case when, with, within

  package var spelling: String { Self.spellings[Int(rawValue)] }

  // Computed once: the name of a case comes from reflection.
  private static let spellings = allCases.map { String(describing: $0) }

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

import FlowDiagnostics

/// Words of other frameworks and tools, with the words of the language for the same things.
enum Synonym {
  /// The first of some words that a synonym can mean.
  static func meant(by word: String, among words: [String]) -> String? {
    table[word.lowercased()]?.first { words.contains($0) }
  }

  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for (meant, synonyms) in all {
      for synonym in synonyms.split(separator: " ") { table[String(synonym), default: []] += meant }
    }
    return table
  }()

  /// The possible meanings, the likeliest first, and their synonyms in lower case.
  private static let all: [([String], String)] = [
    (["then"], "do actions action run perform next finished finally"),
    (["finished"], "completion oncomplete oncompletion onfinish"),
    (["dismissed"], "ondismiss ondismissed onclose"),
    (["effect"], "do run perform call invoke sideeffect"),
    (["transitions"], "transition events event on actions handlers outputs routes edges"),
    (["to"], "goto navigate open show target destination screen go present push route"),
    (["when"], "if condition where guard"), (["else"], "otherwise default"),
    (["requires"], "guard condition onlyif needs"), (["back"], "pop goback previous up"),
    (["backTo"], "pop popto popback backto unwind back"),
    (["backToRoot"], "poptoroot popall toroot root"),
    (["dismiss"], "close hide"), (["dismissTo"], "dismiss"),
    (["insertion"], "in enter appear"), (["removal"], "out leave disappear"),
    (["dismissAll"], "closeall dismisstoroot"),
    (["setRoot"], "root replaceroot switchroot reset"), (["tab"], "selecttab switchtab"),
    (["await"], "wait async call outcome"), (["after"], "delay timer wait onlyafter"),
    (["finish"], "end done complete return exit"), (["none"], "nothing noop ignore null nil"),
    (["with", "params"], "args arguments values data"),
    (["params", "with"], "parameters inputs input props properties fields"),
    (["style"], "presentation presentationstyle mode as how"),
    (["sheet"], "modal present presented"), (["fullScreenCover"], "fullscreen cover full"),
    (["push"], "navigate stack show"), (["title"], "name label text header navigationtitle"),
    (["description"], "doc docs documentation summary comment note"),
    (["deepLink"], "url link path deeplink universallink route"),
    (["flow"], "name id machine"), (["path"], "url pattern link route uri"),
    (["screen"], "name to view page step id show"), (["role"], "style kind type"),
    (["onlyWhen"], "when if condition guard requires"),
    (["start"], "initial root entry startscreen initialscreen entrypoint begin"),
    (["screens"], "views pages nodes states destinations children scenes"),
    (["embed"], "flow subflow include child nested"), (["returns"], "result return output"),
    (["terminal"], "final end isterminal isfinal last"), (["tabs"], "tabbar tabview"),
    (["split"], "splitview columns navigationsplitview"), (["icon"], "image systemimage symbol"),
    (["confirmationDialog"], "dialog actionsheet menu confirm confirmation"),
    (["buttons"], "actions options choices"),
    (["fields"], "inputs textfields"), (["sequences"], "onboarding wizard"),
    (["steps"], "screens pages"), (["detents"], "detent heights height"),
    (["interactiveDismissDisabled"], "ismodalinpresentation swipedisabled nodismiss"),
    (["anywhere"], "global globals globalevents transitions events"), (["states"], "state enums"),
    (["guards"], "conditions predicates"), (["outcomes"], "results async"),
  ]
}

/// The word that another was most likely meant to be: what it is a synonym of, or a near one, or the
/// plural of a near one.
func meantWord(by word: String, among words: [String]) -> String? {
  Synonym.meant(by: word, among: words) ?? nearest(to: word, among: words)
    ?? (word.utf8.count < 4 ? nil : nearest(to: word + "s", among: words))
}

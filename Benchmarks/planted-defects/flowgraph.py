"""A flow as the plain graph that other tools know: screens, and events that lead from one to another.

What a stack does (`back`, `dismiss`), how screens come up and what they are given has no place in
such a graph and is left out. Links and the app's events lead from the whole graph (`OUTSIDE`).
"""

from ruamel.yaml import YAML

OUTSIDE = None
VERBS = {"back", "backToRoot", "dismiss", "dismissAll", "finish", "cancel", "none"}
NESTED = ("then", "else", "finished", "cancelled", "dismissed")


class Graph:
    def __init__(self):
        self.start, self.nodes, self.edges = None, [], []

    def key(self):
        return (self.start, tuple(self.nodes), tuple(self.edges))

    def targets(self):
        return {target for _, _, target, _ in self.edges}

    def sources(self):
        return {source for source, _, _, _ in self.edges}


def read(texts):
    """The graph of the flows of a project; raises what the YAML reader raises."""
    files = {path: YAML(typ="safe").load(text) for path, text in texts.items()}
    graph = Graph()
    flows = [file for file in files.values() if "flow" in file]
    embedded = set()
    for flow in flows:
        FlowReader(flow, files, graph, embedded).read()
    roots = [flow for flow in flows if flow["flow"] not in embedded] or flows
    if roots[0].get("start") and all(flow.get("start") for flow in flows):
        graph.start = f"{roots[0]['flow']}.{roots[0]['start']}"
    return graph


class FlowReader:
    def __init__(self, flow, files, graph, embedded):
        self.flow, self.graph, self.embedded = flow, graph, embedded
        self.name = flow["flow"]
        self.starts = {f["flow"]: f.get("start") for f in files.values() if "flow" in f}
        fragments = [files.get(path) or {} for path in flow.get("include") or []]
        self.parts = [flow, *fragments]

    def read(self):
        for part in self.parts:
            for name, screen in (part.get("screens") or {}).items():
                self.screen(name, screen or {})
            for name, sequence in (part.get("sequences") or {}).items():
                self.sequence(name, sequence)
        for event, actions in (self.flow.get("anywhere") or {}).items():
            self.actions(OUTSIDE, event, actions)
        for event, actions in (self.flow.get("app") or {}).items():
            self.actions(OUTSIDE, event, actions)

    def screen(self, name, screen):
        self.graph.nodes.append(self.node(name))
        for event, actions in (screen.get("transitions") or {}).items():
            self.actions(name, event, actions)
        if screen.get("leaving"):
            self.actions(name, "leaving", screen["leaving"])
        for group in listed(screen.get("use")):
            for part in self.parts:
                for event, actions in ((part.get("groups") or {}).get(group) or {}).items():
                    self.actions(name, event, actions)
        if screen.get("deepLink"):
            self.edge(OUTSIDE, "link", name)
        for tab in screen.get("tabs") or []:
            self.edge(name, "tab", tab if isinstance(tab, str) else tab.get("screen"))
        for column in (screen.get("split") or {}).values():
            self.edge(name, "column", column)
        for case, target in (screen.get("cases") or {}).items():
            self.edge(name, None, target, f"{screen['switch']} == '{case}'")
        if screen.get("embed"):
            self.embedded.add(screen["embed"])
            start = self.starts.get(screen["embed"], "start")
            self.edge(name, "embed", start, flow=screen["embed"])

    def sequence(self, name, sequence):
        self.graph.nodes.append(self.node(name))
        before = name
        for step in sequence.get("steps") or []:
            target = step if isinstance(step, str) else step.get("screen")
            self.edge(before, "next", target)
            before = target
        self.actions(before, "next", sequence.get("then") or [])
        self.actions(name, "skip", sequence.get("skip") or [])

    def actions(self, source, event, actions, condition=None):
        if isinstance(actions, list):
            for action in actions:
                self.actions(source, event, action, condition)
        elif isinstance(actions, str):
            if actions not in VERBS:
                self.edge(source, event, actions, condition)
        elif isinstance(actions, dict):
            self.mapping(source, event, actions, condition)

    def mapping(self, source, event, action, condition):
        for verb in ("to", "setRoot", "tab", "backTo", "dismissTo"):
            if verb in action:
                self.edge(source, event, action[verb], condition)
        asked = str(action["when"]) if "when" in action else condition
        for key in NESTED:
            if key in action:
                self.actions(source, event, action[key], asked)
        for choice in action.get("choose") or []:
            self.mapping(source, event, choice, condition)
        if "await" in action:
            for end, follows in (action.get("cases") or {}).items():
                self.actions(source, f"{event}.{end}", follows, condition)

    def edge(self, source, event, target, condition=None, flow=None):
        if target is not None:
            source = source if source is OUTSIDE else self.node(source)
            self.graph.edges.append((source, event, self.node(target, flow), condition))

    def node(self, name, flow=None):
        return f"{flow or self.name}.{name}"


def listed(value):
    return value if isinstance(value, list) else [value] if value else []

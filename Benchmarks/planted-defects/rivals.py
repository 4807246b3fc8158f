"""What other tools find: sismic by running it, others by their documented rule on the same graph.

Each column says of a defect: `found`, where something is said that isn't said of the twin;
`accepted`; or `-`, where the graph of the defect is the graph of its twin, so that the tool's
format has no word for what is wrong.
"""

import importlib.metadata
import io

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from sismic.exceptions import SismicError
from sismic.io import import_from_yaml

import flowgraph


def statechart(graph):
    """A graph as sismic's YAML: one compound state, in which each screen is a state."""
    states = {}
    root = {"name": "app", "transitions": []}
    if graph.start:
        root["initial"] = graph.start
    root["states"] = [{"name": node, "transitions": []} for node in graph.nodes]
    for state in root["states"]:
        states.setdefault(state["name"], state)
    for source, event, target, condition in graph.edges:
        state = states.get(source) if source else root
        if state is None:
            continue
        transition = {"target": target}
        if event:
            transition["event"] = event
        if condition:
            transition["guard"] = repr(condition)
        state["transitions"].append(transition)
    text = io.StringIO()
    YAML(typ="safe").dump({"statechart": {"name": "flow", "root state": root}}, text)
    return text.getvalue()


def sismic(graph):
    """What sismic says when it reads the flow and validates it."""
    try:
        import_from_yaml(statechart(graph))
    except (SismicError, YAMLError) as error:
        return {str(error).split("\n")[0]}
    return set()


def missing_targets(graph):
    return {("missing target", target) for target in graph.targets() - set(graph.nodes)}


def in_degree(graph):
    """statelint, asl-validator: a start, targets that exist, every name occurs as a target."""
    found = missing_targets(graph) | ({("no start", None)} if not graph.start else set())
    named = graph.targets() | {graph.start}
    return found | {("no transition to", node) for node in graph.nodes if node not in named}


def disconnected(graph):
    """bpmnlint `no-disconnected`: a node with neither an edge in nor one out."""
    tied = graph.targets() | graph.sources() | {graph.start}
    found = {("disconnected", node) for node in graph.nodes if node not in tied}
    return found | ({("no start", None)} if not graph.start else set())


def reachability(graph):
    """navLint: a directed path from a start leads to every node."""
    if not graph.start:
        return {("no start", None)}
    after = {}
    for source, _, target, _ in graph.edges:
        after.setdefault(source, []).append(target)
    waiting = [graph.start, *after.get(flowgraph.OUTSIDE, [])]
    seen = set(waiting)
    while waiting:
        for target in after.get(waiting.pop(), []):
            if target not in seen:
                seen.add(target)
                waiting.append(target)
    return {("unreachable", node) for node in graph.nodes if node not in seen}


def verdict(tool, planted, twin, reads_yaml):
    twin = flowgraph.read(twin)
    try:
        planted = flowgraph.read(planted)
    except YAMLError:
        return "found" if reads_yaml else "-"
    except (AttributeError, KeyError, TypeError):
        return "-"
    before, now = tool(twin), tool(planted)
    if before:
        return "false alarm"
    if now:
        return "found"
    return "-" if planted.key() == twin.key() else "accepted"


def columns(results):
    version = importlib.metadata.version("sismic")
    tools = [
        (f"sismic {version}", sismic),
        ("by in-degree", in_degree),
        ("by disconnection", disconnected),
        ("by reachability", reachability),
    ]
    return [
        (name, {r.defect: verdict(tool, *r.texts[1:], tool is sismic) for r in results})
        for name, tool in tools
    ]

"""Defects, and the flows with and without them; `run` explains the format."""

import re
import sys

MARK = "\0"


class Hunk:
    def __init__(self):
        self.lines = {"-": [], "+": [], "~": []}

    def text(self, kind):
        return "".join(line + "\n" for line in self.lines[kind])

    @property
    def is_open(self):
        return not (self.lines["+"] or self.lines["~"])


class Defect:
    def __init__(self, app, name):
        self.app, self.name, self.hunks, self.fields = app, name, [], {}

    def take(self, line):
        """Reads a line of `defects.txt` below the defect's name."""
        kind, rest = line[0], unescaped(line[2:])
        if line == "..":
            self.hunks.append(Hunk())
        elif kind not in "-+!~":
            key, value = line.split(": ", 1)
            self.fields[key] = value
        else:
            if not self.hunks or (kind == "-" and not self.hunks[-1].is_open):
                self.hunks.append(Hunk())
            lines = self.hunks[-1].lines
            lines["+" if kind == "!" else kind].append(rest + MARK * (kind == "!"))

    def planted(self, flows):
        """The flows with the defect, and the file and line on which it is."""
        flows = self.patched(flows, lambda hunk: hunk.text("+"))
        places = [
            (path, number)
            for path, text in flows.items()
            for number, line in enumerate(text.split("\n"), 1)
            if line.endswith(MARK)
        ]
        if len(places) != 1:
            sys.exit(f"{self.app}: {self.name}: one line is to be marked with '!'")
        return {path: text.replace(MARK, "") for path, text in flows.items()}, places[0]

    def twin(self, flows):
        if not any(hunk.lines["~"] for hunk in self.hunks):
            return flows
        flows = self.patched(flows, lambda hunk: hunk.text("~") or hunk.text("+"))
        return {path: text.replace(MARK, "") for path, text in flows.items()}

    def patched(self, flows, new):
        flows = dict(flows)
        for hunk in self.hunks:
            old = hunk.text("-")
            found = [
                (path, match.start())
                for path, text in flows.items()
                for match in re.finditer("^" + re.escape(old), text, re.MULTILINE)
            ]
            if not old or len(found) != 1:
                sys.exit(f"{self.app}: {self.name}: {len(found)} places for\n{old}")
            path, start = found[0]
            text = flows[path]
            flows[path] = text[:start] + new(hunk) + text[start + len(old) :]
        return flows


def unescaped(text):
    return re.sub(r"\\u([0-9A-F]{4})", lambda match: chr(int(match[1], 16)), text)


def read_defects(folder):
    defects = []
    for line in (folder / "defects.txt").read_text().splitlines():
        if line.startswith("= "):
            defects.append(Defect(folder.name, line[2:]))
        elif line.strip():
            defects[-1].take(line)
    return defects


def read_flows(folder):
    return {path.name: path.read_text() for path in sorted(folder.glob("*.flow.yaml"))}

#!/usr/bin/env python3
"""Writes fnmatch.json: what Python's fnmatch.fnmatchcase says of random globs
and names over few characters. Run it in this folder."""
import fnmatch
import json
import random

rng = random.Random(20261122)
out = []
for _ in range(4000):
    glob = "".join(rng.choice("ab/**?[]!-^.") for _ in range(rng.randint(0, 9)))
    name = "".join(rng.choice("ab/-^!].") for _ in range(rng.randint(0, 7)))
    out.append([glob, name, fnmatch.fnmatchcase(name, glob)])
for glob, name in [
    ("*.xcodeproj/*", "App.xcodeproj/project.pbxproj"),
    ("*.swift", "Sources/App/View.swift"),
    ("Tests/*", "Tests/Unit/a.swift"),
    ("**/Tests/*", "Tests/a.swift"),
    ("**/Tests/*", "App/Tests/Unit/a.swift"),
    ("*é?", "aé" + chr(0x1F600)),
    ("[ü-ÿ]", "ý"),
]:
    out.append([glob, name, fnmatch.fnmatchcase(name, glob)])
with open("fnmatch.json", "w") as f:
    f.write("[\n" + ",\n".join(json.dumps(o, ensure_ascii=False) for o in out) + "\n]\n")
print(sum(o[2] for o in out), "of", len(out), "match")

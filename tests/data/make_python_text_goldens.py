#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes python_text_goldens.json: what str.capitalize() makes of every character that it changes (alone, and behind a letter), of words with a
sigma among all kinds of characters, and of random texts; and which characters str.rstrip() takes off. Usage: make_python_text_goldens.py"""
import json
import os
import random
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
characters = [chr(c) for c in range(1, 0x110000) if not 0xD800 <= c < 0xE000 and unicodedata.category(chr(c)) != "Cn"]
texts = {c for c in characters if c.capitalize() != c}
texts |= {"x" + c for c in characters if ("x" + c).capitalize() != "X" + c}

# One character of every category, and those that the rule of the last sigma treats in a way of their own.
kinds = {}
for c in characters:
    kinds.setdefault(unicodedata.category(c), []).append(c)
around = [c[len(c) // 2] for c in kinds.values()] + list("'.:\u00b7\u0387\u2019\u2027\u00aa\u00ba\u2160\u24b6\u0345") + ["\U0001f130", ""]
for a in around:
    for b in around:
        texts |= {"A" + a + "\u03a3" + b, "\u03a3" + a + "\u03a3" + b + "a"}
draw = random.Random(1)
pool = around + list("\u03a3\u03c3\u03c2\u0130\u0131\u00df\ufb01\u01c6\u00c9\u00e9 aB.")
texts |= {"".join(draw.choice(pool) for _ in range(draw.randint(1, 12))) for _ in range(1500)}

golden = {"unicode": unicodedata.unidata_version,
          "blank": [ord(c) for c in characters if ("a" + c).rstrip() == "a"],
          "capitalized": {t: t.capitalize() for t in sorted(texts)}}
with open(os.path.join(HERE, "python_text_goldens.json"), "w", encoding="utf-8") as file:
    json.dump(golden, file, ensure_ascii=True, indent=0)
    file.write("\n")

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes "Inter Tabular" from Inter: digits of equal width by default, and only the features that are used.

Qt before 6.7 cannot switch OpenType features on, and columns of figures must not dance.
Usage: make_tabular.py FOLDER_WITH_INTER_OTF OUTPUT_FOLDER      (needs fontTools)
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

STYLES = ["Regular", "Medium", "SemiBold", "Bold"]
FAMILY = "Inter Tabular"
# Latin, Greek, Cyrillic, punctuation, currency, arrows, operators, technical and geometric signs.
RANGES = [(0x20, 0x24F), (0x2B0, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x22FF), (0x2300, 0x27BF)]


def tabular_glyphs(font):
    """Glyph name -> name of its tabular form, from the feature 'tnum'."""
    gsub = font["GSUB"].table
    mapping = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                table = getattr(table, "ExtSubTable", table)
                mapping.update(getattr(table, "mapping", {}))
    return mapping


def make(source, target, style):
    font = TTFont(source)
    tabular = tabular_glyphs(font)
    for table in font["cmap"].tables:
        for digit in range(0x30, 0x3A):
            if digit in table.cmap:
                # Sub-tables may share one dictionary: what is tabular already stays.
                table.cmap[digit] = tabular.get(table.cmap[digit], table.cmap[digit])
    for record in font["name"].names:
        if record.nameID in (1, 4, 6, 16):
            text = record.toUnicode().replace("Inter", "InterTabular" if record.nameID == 6 else FAMILY)
            record.string = text
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [f"InterTabular-{style}"]
        top = cff.topDictIndex[0]
        top.FullName, top.FamilyName = f"{FAMILY} {style}", FAMILY
    options = subset.Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl"], name_IDs=["*"],
                             name_languages=["*"], hinting=False, desubroutinize=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[c for a, b in RANGES for c in range(a, b + 1)])
    subsetter.subset(font)
    font.save(target)


for name in STYLES:
    make(Path(sys.argv[1]) / f"Inter-{name}.otf", Path(sys.argv[2]) / f"InterTabular-{name}.otf", name)

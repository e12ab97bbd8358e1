#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of the catalogues is itself checked: each rule finds what it is for, and leaves good translations alone."""
import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "translations"))
import translate  # noqa: E402


def problems(source, *forms, language="de", numerus=False):
    kind = ' numerus="yes"' if numerus else ""
    block = (f"    <message{kind}>\n        <source>{translate.protect(source)}</source>\n"
             '        <translation type="unfinished"></translation>\n    </message>\n')
    return translate.problems_of(translate.Message("Test", block, language), list(forms))


class Rules(unittest.TestCase):
    def test_good_ones_pass(self):
        self.assertEqual(problems("&Open…", "Ö&ffnen…"), [])
        self.assertEqual(problems("&Open…", "打开(&O)…", language="zh_CN"), [])
        self.assertEqual(problems("%1 of %2:", "%2 中 %1：", language="ja"), [])
        self.assertEqual(problems("Q && A %1", "F && A %1"), [])
        self.assertEqual(problems("%n mode(s)", "%n Modus", "%n Modi", numerus=True), [])
        self.assertEqual(problems("%n mode(s)", "لا شيء", "واحد", "اثنان", "%n أ", "%n ب", "%n ج", language="ar", numerus=True), [])

    def test_bad_ones_are_found(self):
        for source, *forms in [
            ("Save", ""), ("Save", "   "), ("%1 of %2", "%1 von"), ("%1", "%1 %2"), ("%L1 rows", "Zeilen"),
            ("&Open", "Öffnen"), ("&Open", "&Öff&nen"), ("Open", "Ö&ffnen"), ("Open…", "Öffnen"), ("Name:", "Name"), ("Done.", "Fertig"),
            (" and more", "und mehr"), ("more ", "mehr"), ("a\nb", "a b"), ("a\tb", "a b"), ("<b>x</b>", "<b>x"),
            ("Ctrl+Shift+S", "Strg+Umschalt+S"), ("All (*.csv);;Other (*)", "Alle (*.csv), andere (*)"),
        ]:
            with self.subTest(source=source, forms=forms):
                self.assertTrue(problems(source, *forms))

    def test_plurals_are_complete(self):
        self.assertTrue(problems("%n mode(s)", "%n Modi", numerus=True))
        self.assertTrue(problems("%n mode(s)", "%n Modus", "Modi", numerus=True))  # the number is lost where it is needed
        self.assertTrue(problems("%n mode(s)", *["%n"] * 5, language="ar", numerus=True))
        self.assertTrue(problems("%n mode(s)", "%n", "%n", language="ja", numerus=True))

    def test_text_survives_writing_and_reading(self):
        for text in ["a & b < c > \"d\" 'e'", "1\u202f024\u00a0%", "tab\tline\n", "العربية، 日本語"]:
            self.assertEqual(translate.plain(translate.protect(text)), text)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes goldens.json of the templates beside it: what transformers' apply_chat_template gives for several conversations.

    make_chat_goldens.py      needs the Python packages transformers (made with 5.24.0) and jinja2

Each NAME.jinja is written for these tests, of the kind that a family of models has. strftime_now is held at one day.
"""
import datetime
import json
import pathlib

import jinja2
from transformers.utils import chat_template_utils

HERE = pathlib.Path(__file__).resolve().parent
TOKENS = {"bos_token": "<s>", "eos_token": "</s>", "pad_token": "<pad>", "unk_token": "<unk>"}
TOOLS = [{"type": "function", "function": {"name": "get_weather", "description": "Weather of a town, \"now\" or later.", "parameters": {
    "type": "object", "properties": {"town": {"type": "string", "description": "Name <of> the town"}, "unit": {"type": "string", "enum": ["°C", "°F"]},
                                     "days": {"type": "integer", "default": 1}}, "required": ["town"]}}},
         {"type": "function", "function": {"name": "add", "description": "Adds.\nTwo numbers.", "parameters": {
             "type": "object", "properties": {"a": {"type": "number"}, "b": {"type": "array", "items": {"type": "number"}}}}, "return": {"type": "number"}}}]
SYSTEM = {"role": "system", "content": " Be brief.\n"}
USER, SECOND = {"role": "user", "content": "Hi, wie geht's? 你好 \n"}, {"role": "user", "content": "Who are you?"}
ANSWER = {"role": "assistant", "content": "<think>\nA greeting.\n</think>\n\nHello!  "}
CALL = {"role": "assistant", "content": "", "tool_calls": [{"type": "function", "id": "abcdefghi", "function": {"name": "get_weather", "arguments": {"town": "Köln", "days": 2}}}]}
RESULT = {"role": "tool", "name": "get_weather", "tool_call_id": "abcdefghi", "content": "{\"temp\": 21.5}"}
CONVERSATIONS = {"one": [USER], "system": [SYSTEM, USER], "turns": [SYSTEM, USER, ANSWER, SECOND], "talk": [USER, ANSWER, SECOND, {"role": "assistant", "content": "A model."}],
                 "tools": [SYSTEM, USER, CALL, RESULT, {"role": "assistant", "content": "Warm."}, SECOND], "odd": [USER, SECOND],
                 "parts": [{"role": "user", "content": [{"type": "text", "text": "What is this?"}, {"type": "image"}]}]}
DAY = datetime.datetime(2026, 11, 28, 9, 5, 7)


class Clock(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return DAY


def rendered(template, **names):
    try:
        return {"text": chat_template_utils._compile_jinja_template(template).render(**names)}
    except Exception as error:  # the templates raise what they like
        kind = "raised" if isinstance(error, jinja2.exceptions.TemplateError) and not isinstance(error, jinja2.exceptions.UndefinedError) else "failed"
        return {kind: str(error)}


def main():
    chat_template_utils.datetime = Clock
    cases = []
    for path in sorted(HERE.glob("*.jinja")):
        template = path.read_text()
        for name, messages in CONVERSATIONS.items():
            for tools in (None, TOOLS) if name in ("system", "tools") else (None,):
                for prompt in (True, False):
                    names = {"messages": messages, "tools": tools, "documents": None, "add_generation_prompt": prompt, **TOKENS}
                    cases.append({"template": path.stem, "conversation": name, "tools": tools is not None, "prompt": prompt, **rendered(template, **names)})
    document = {"tokens": TOKENS, "tools": TOOLS, "conversations": CONVERSATIONS, "cases": cases}
    (HERE / "goldens.json").write_text(json.dumps(document, ensure_ascii=False, indent=0) + "\n")
    print(len(cases), "cases,", sum("text" in c for c in cases), "with a text,", sum("raised" in c for c in cases), "raised,", sum("failed" in c for c in cases), "failed")
    for path in sorted(HERE.glob("*.jinja")):
        mine = [c for c in cases if c["template"] == path.stem]
        print(path.stem, sum("text" in c for c in mine), "of", len(mine), {c.get("failed") or c.get("raised") for c in mine} - {None})


if __name__ == "__main__":
    main()

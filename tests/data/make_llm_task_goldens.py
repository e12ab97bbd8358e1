#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes llm_task_goldens.json: log-likelihoods of multiple-choice continuations by transformers (FP32, CPU) for the model that comes with
the program, with the prompts and the tokenization of lm-eval. Needs torch, transformers, tokenizers. Usage: make_llm_task_goldens.py"""
import json
import os

import torch
from tokenizers import Tokenizer
from transformers import LlamaForCausalLM

HERE = os.path.dirname(os.path.abspath(__file__))
MODEL = os.path.join(HERE, "../../resources/llm/default")
RECORDS = {
    "arc_easy": [
        {"question": "Who was in love with Mr. Knightley?", "choices": {"text": ["Emma", "Mr. Elton's horse", "the post-office"], "label": ["A", "B", "C"]}, "answerKey": "A"},
        {"question": "What is wet?", "choices": {"text": ["the sea, of course", "dust"], "label": ["1", "2"]}, "answerKey": "1"},
    ],
    "hellaswag": [
        {"ctx_a": "She came into the room and sat down.", "ctx_b": "then SHE", "activity_label": "Visiting",
         "endings": ["was silent for a moment.", "[substeps] flew [title] over the  moon.", "naïve", "began to speak of the ball."], "label": "3"},
        {"ctx_a": "“It is late,” said he.", "ctx_b": "", "activity_label": "Talking", "endings": [" She agreed.", "1234567890 !!", "日本"], "label": 0},
    ],
    "piqa": [{"goal": "To make a visit", "sol1": "one calls at the house in the morning", "sol2": "one calls at the moon", "label": 0}],
}


def preprocess(text):
    import re
    text = text.strip().replace(" [title]", ". ")
    return re.sub(r"\[.*?\]", "", text).replace("  ", " ")


def requests(task, doc):
    if task == "arc_easy":
        return f"Question: {doc['question']}\nAnswer:", doc["choices"]["text"]
    if task == "piqa":
        return f"Question: {doc['goal']}\nAnswer:", [doc["sol1"], doc["sol2"]]
    context = doc["ctx_a"] + " " + doc["ctx_b"].capitalize()
    return preprocess(doc["activity_label"] + ": " + context), [preprocess(e) for e in doc["endings"]]


def main():
    tokenizer = Tokenizer.from_file(os.path.join(MODEL, "tokenizer.json"))
    model = LlamaForCausalLM.from_pretrained(MODEL, dtype=torch.float32).eval()
    out = {"tasks": []}
    for task, docs in RECORDS.items():
        items = []
        for doc in docs:
            context, choices = requests(task, doc)
            sums = []
            for choice in choices:
                continuation = " " + choice
                blanks = len(context) - len(context.rstrip())
                head = context[:len(context) - blanks] if blanks else context
                tail = context[len(context) - blanks:] + continuation if blanks else continuation
                whole = tokenizer.encode(head + tail).ids
                first = tokenizer.encode(head).ids
                ids = first + whole[len(first):]
                with torch.no_grad():
                    logits = model(torch.tensor([ids[:-1]])).logits[0].log_softmax(-1)
                sums.append(sum(logits[len(first) - 1 + i, t].item() for i, t in enumerate(ids[len(first):])))
            items.append({"likelihoods": sums, "lengths": [len(c) for c in choices]})
        out["tasks"].append({"task": task, "records": docs, "items": items})
    with open(os.path.join(HERE, "llm_task_goldens.json"), "w", encoding="utf-8") as file:
        json.dump(out, file, ensure_ascii=False, indent=1)
        file.write("\n")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the data of test_text_tokenizer: small tokenizer.json files with the settings of well-known models, trained on made-up lines, and what
Hugging Face's tokenizers makes of other such lines.

    make_tokenizers.py        needs the Python package tokenizers (made with 0.23.3) and writes beside itself:
    NAME.json.gz              the tokenizers
    expected.json.gz          for each: ids of every fragment, checksums of ids and of decoded texts for blocks of generated lines

fragments.json is written by hand (sentences: Jane Austen's Emma, public domain). The generator of lines is that of
tests/gpu/support/tokenizer_lines.h: the two have to stay alike.
"""
import gzip
import json
import pathlib

from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers

HERE = pathlib.Path(__file__).resolve().parent
FRAGMENTS = json.loads((HERE / "fragments.json").read_text())
LINES, BLOCK, TRAIN_SEED, TEST_SEED, VOCABULARY = 12000, 100, 1, 2, 3000
MASK = (1 << 64) - 1


def splitmix64(seed, index):
    z = (seed + (index + 1) * 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


KINDS = ["novel"] * 10 + ["code"] * 8 + ["scripts"] * 14 + ["emoji"] * 8 + ["marks"] * 10 + ["space"] * 15 + ["odd"] * 8 + ["words"] * 15 + \
        ["digits"] * 4 + ["character"] * 5 + ["ascii"] * 3


def line(seed, number):
    base, text = splitmix64(seed, number), ""
    for part in range(1 + splitmix64(base, 0) % 14):
        draw = splitmix64(base, part + 1)
        kind, pick = KINDS[draw % 100], draw >> 32
        if kind == "digits":
            text += "".join(str((pick * (i + 7) >> i % 13) % 10) for i in range(1 + pick % 40))
        elif kind == "character":
            low, high = FRAGMENTS["ranges"][pick % len(FRAGMENTS["ranges"])]
            text += chr(low + (pick >> 8) % (high - low + 1))
        elif kind == "ascii":
            text += "".join(chr(32 + (pick * (i + 3) >> i % 17) % 95) for i in range(1 + pick % 12))
        else:
            text += FRAGMENTS[kind][pick % len(FRAGMENTS[kind])]
    return text


def fnv(data, state=0xCBF29CE484222325):
    for byte in data:
        state = ((state ^ byte) * 0x100000001B3) & MASK
    return state


GPT2 = dict(add_prefix_space=False, use_regex=True)
LLAMA3 = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
QWEN2 = LLAMA3.replace(r"\p{N}{1,3}", r"\p{N}")
UPPER, LOWER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]", r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
TEKKEN = rf"[^\r\n\p{{L}}\p{{N}}]?{UPPER}*{LOWER}+|[^\r\n\p{{L}}\p{{N}}]?{UPPER}+{LOWER}*|\p{{N}}| ?[^\s\p{{L}}\p{{N}}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"


def byte_level(pattern=None, **options):
    whole = pre_tokenizers.ByteLevel(**(options or GPT2))
    if pattern is None:
        return whole
    return pre_tokenizers.Sequence([pre_tokenizers.Split(Regex(pattern), "isolated"), pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)])


def trained(pre_tokenizer, corpus, normalizer=None, special=(), alphabet=True, **model):
    """The vocabulary and the merges that a model of these settings learns."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizer
    if normalizer:
        tokenizer.normalizer = normalizer
    tokenizer.train_from_iterator(corpus, trainers.BpeTrainer(
        vocab_size=VOCABULARY, special_tokens=list(special), show_progress=False,
        limit_alphabet=600, initial_alphabet=pre_tokenizers.ByteLevel.alphabet() if alphabet else []))
    learned = json.loads(tokenizer.to_str())["model"]
    return Tokenizer(models.BPE(vocab=learned["vocab"], merges=[tuple(m) for m in learned["merges"]], **model))


def gpt2(corpus):
    t = trained(byte_level(), corpus)
    t.pre_tokenizer, t.decoder, t.post_processor = byte_level(), decoders.ByteLevel(), processors.ByteLevel(trim_offsets=False)
    t.add_special_tokens(["<|endoftext|>"])
    return t


def llama3(corpus):
    t = trained(byte_level(LLAMA3), corpus, ignore_merges=True)
    t.pre_tokenizer, t.decoder = byte_level(LLAMA3), decoders.ByteLevel()
    t.add_special_tokens(["<|begin_of_text|>", "<|end_of_text|>"] + [f"<|reserved_special_token_{i}|>" for i in range(20)])
    begin = t.token_to_id("<|begin_of_text|>")
    t.post_processor = processors.Sequence([processors.ByteLevel(trim_offsets=True),
                                            processors.TemplateProcessing("<|begin_of_text|> $A", special_tokens=[("<|begin_of_text|>", begin)])])
    return t


def sentencepiece(corpus, **more):
    special = ["<unk>", "<s>", "</s>"] + [f"<0x{b:02X}>" for b in range(256)]
    t = trained(pre_tokenizers.Metaspace(), corpus, special=special, alphabet=False, unk_token="<unk>", fuse_unk=True, byte_fallback=True)
    t.decoder = decoders.Sequence([decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)])
    t.add_special_tokens([AddedToken(s, special=True, normalized=False) for s in special[:3]])
    t.post_processor = processors.TemplateProcessing("<s> $A", special_tokens=[("<s>", 1)])
    return t


def llama2(corpus):
    t = sentencepiece(corpus)
    t.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    return t


def mistral(corpus):
    t = sentencepiece(corpus)
    t.pre_tokenizer = pre_tokenizers.Metaspace(prepend_scheme="first", split=False)
    t.add_special_tokens(["[INST]", "[/INST]", "[TOOL_CALLS]"])
    return t


def tekken(corpus):
    t = trained(byte_level(TEKKEN), corpus, ignore_merges=True)
    t.pre_tokenizer, t.decoder = byte_level(TEKKEN), decoders.ByteLevel()
    t.add_special_tokens(["<s>", "</s>", "[INST]", "[/INST]"])
    t.post_processor = processors.TemplateProcessing("<s> $A </s>", special_tokens=[("<s>", t.token_to_id("<s>")), ("</s>", t.token_to_id("</s>"))])
    return t


def qwen2(corpus):
    t = trained(byte_level(QWEN2), corpus, normalizer=normalizers.NFC())
    t.normalizer, t.pre_tokenizer, t.decoder = normalizers.NFC(), byte_level(QWEN2), decoders.ByteLevel()
    t.add_special_tokens(["<|endoftext|>", "<|im_start|>", "<|im_end|>"])
    return t


def deepseek(corpus):
    split = lambda pattern: pre_tokenizers.Split(Regex(pattern), "isolated")
    steps = pre_tokenizers.Sequence([
        split("[\r\n]"), split(r"\s?[A-Za-zµÀ-ÖØ-öø-ƺƼ-ƿǄ-ʓʕ-ʯͰ-ͳͶͷͻ-ͽΆΈ-ϿЀ-ҁҊ-ԯԱ-ևႠ-ჅᏠ-Ᏽᲀ-ᲈḀ-ἕ]+"), split(r"\s?[!-/:-~！-／：-～‘-‟　-。]+"),
        split(r"\s+$"), split("[一-龥ࠀ-一가-퟿]+"), pre_tokenizers.Digits(individual_digits=True),
        pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)])
    t = trained(steps, corpus)
    t.pre_tokenizer, t.decoder = steps, decoders.ByteLevel()
    t.add_special_tokens(["<|begin_of_text|>"])
    t.add_tokens([AddedToken("ABRACADABRA", normalized=True), AddedToken("hello-world-token", single_word=True, normalized=False)])
    return t


def mixed(corpus):
    """Of no model: what the others leave out."""
    normal = normalizers.Sequence([normalizers.NFKC(), normalizers.Lowercase(), normalizers.Strip(left=True, right=True),
                                   normalizers.Replace(Regex(r"[\p{Cc}]+"), "?")])
    steps = pre_tokenizers.Sequence([
        pre_tokenizers.Punctuation("merged_with_previous"), pre_tokenizers.Digits(individual_digits=False),
        pre_tokenizers.Split("e", "merged_with_next"), pre_tokenizers.Split(Regex("[aou]+"), "contiguous", invert=True),
        pre_tokenizers.Metaspace(prepend_scheme="always")])
    t = trained(steps, corpus, normalizer=normal, special=["<unk>"], alphabet=False, unk_token="<unk>", fuse_unk=False)
    t.normalizer, t.pre_tokenizer = normal, steps
    t.decoder = decoders.Metaspace(prepend_scheme="always")
    t.add_special_tokens([AddedToken("<mask>", lstrip=True, rstrip=False, special=True), AddedToken("<sep>", rstrip=True, special=True)])
    t.add_tokens([AddedToken("ABRACADABRA", normalized=True), AddedToken("titlE", normalized=True, single_word=True)])
    return t


def words(corpus):
    """Another: no decoder, white space cut away, unknown characters dropped."""
    steps = pre_tokenizers.Sequence([pre_tokenizers.Whitespace(), pre_tokenizers.Split(Regex(r"(?<=[a-z])(?=[A-Z])|\d{2}+|(?i:the|of)\b".replace(r"\b", "")), "merged_with_previous")])
    t = trained(steps, corpus, normalizer=normalizers.NFKD(), alphabet=False)
    t.normalizer, t.pre_tokenizer = normalizers.NFKD(), steps
    return t


def main():
    corpus = [line(TRAIN_SEED, i) for i in range(LINES)]
    lines = [line(TEST_SEED, i) for i in range(LINES)]
    pieces = [f for kind in ("novel", "code", "scripts", "emoji", "marks", "space", "odd", "words") for f in FRAGMENTS[kind]]
    expected = {"lines": LINES, "block": BLOCK, "seed": TEST_SEED, "text": f"{fnv(''.join(l + chr(10) for l in lines).encode()):016x}", "tokenizers": {}}
    for make in (gpt2, llama3, llama2, mistral, tekken, qwen2, deepseek, mixed, words):
        tokenizer = make(corpus)
        text = tokenizer.to_str()
        if make is gpt2:  # as older files write it
            document = json.loads(text)
            document["model"]["merges"] = [" ".join(m) for m in document["model"]["merges"]]
            text = json.dumps(document, ensure_ascii=False)
        (HERE / f"{make.__name__}.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        encoded = [e.ids for e in tokenizer.encode_batch(lines)]
        ids, texts = [], []
        for first in range(0, LINES, BLOCK):
            block = encoded[first:first + BLOCK]
            ids.append(f"{fnv(b''.join(b''.join(i.to_bytes(4, 'little') for i in e) + bytes([255] * 4) for e in block)):016x}")
            texts.append(f"{fnv(b''.join(tokenizer.decode(e).encode() + bytes([255]) for e in block)):016x}")
        single = [tokenizer.encode(p).ids for p in pieces]
        expected["tokenizers"][make.__name__] = {"ids": ids, "texts": texts, "fragments": single, "decoded": [tokenizer.decode(e, skip_special_tokens=False) for e in single]}
        print(make.__name__, tokenizer.get_vocab_size(), sum(map(len, encoded)), "tokens of", sum(len(l.encode()) for l in lines), "bytes")
    (HERE / "expected.json.gz").write_bytes(gzip.compress(json.dumps(expected, separators=(",", ":")).encode(), 9, mtime=0))


if __name__ == "__main__":
    main()

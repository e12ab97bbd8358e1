#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the data of test_text_tokenizer: small tokenizer.json files with the settings of well-known models, trained on made-up lines, and what
Hugging Face's tokenizers makes of other such lines.

    make_tokenizers.py        needs the Python packages tokenizers (made with 0.23.3) and sentencepiece, and writes beside itself:
    NAME.json.gz              the tokenizers
    expected.json.gz          for each: ids of every fragment, checksums of ids and of decoded texts for blocks of generated lines

fragments.json is written by hand (sentences: Jane Austen's Emma, public domain). The generator of lines is that of
tests/gpu/support/tokenizer_lines.h: the two have to stay alike.
"""
import gzip
import io
import json
import pathlib
import tempfile
import unicodedata

import sentencepiece as spm
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers

HERE = pathlib.Path(__file__).resolve().parent
FRAGMENTS = json.loads((HERE / "fragments.json").read_text())
LINES, BLOCK, TRAIN_SEED, TEST_SEED, VOCABULARY = 12000, 100, 1, 2, 3000
SMALL, SMALL_LINES, FRAGMENT_STEP = 1200, 2000, 4  # tokens, lines, and which fragments of those that are there for their steps
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


def trained(pre_tokenizer, corpus, normalizer=None, special=(), alphabet=True, size=VOCABULARY, affixes=None, **model):
    """The vocabulary and the merges that a model of these settings learns."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizer
    if normalizer:
        tokenizer.normalizer = normalizer
    tokenizer.train_from_iterator(corpus, trainers.BpeTrainer(
        vocab_size=size, special_tokens=list(special), show_progress=False, limit_alphabet=600, **(affixes or {}),
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet() if alphabet else []))
    learned = json.loads(tokenizer.to_str())["model"]
    return Tokenizer(models.BPE(vocab=learned["vocab"], merges=[tuple(m) for m in learned["merges"]], **(affixes or {}), **model))


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


GPT4O = rf"[^\r\n\p{{L}}\p{{N}}]?{UPPER}*{LOWER}+(?i:'s|'t|'re|'ve|'m|'ll|'d)?|[^\r\n\p{{L}}\p{{N}}]?{UPPER}+{LOWER}*(?i:'s|'t|'re|'ve|'m|'ll|'d)?" \
        r"|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
UNHAN, LOWHAN = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}&&[^\p{Han}]]", r"[\p{Ll}\p{Lm}\p{Lo}\p{M}&&[^\p{Han}]]"
KIMI = rf"[\p{{Han}}]+|[^\r\n\p{{L}}\p{{N}}]?{UNHAN}*{LOWHAN}+(?i:'s|'t|'re|'ve|'m|'ll|'d)?|[^\r\n\p{{L}}\p{{N}}]?{UNHAN}+{LOWHAN}*(?i:'s|'t|'re|'ve|'m|'ll|'d)?" \
       r"|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
DEEPSEEK3 = r"[!\"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+| ?[\p{P}\p{S}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"


def charsmap():
    """A table of SentencePiece with some hundred rules of NFKC, sequences among them, and blanks for control characters."""
    rules = {c: unicodedata.normalize("NFKC", chr(c)) for c in [*range(0xA0, 0x180), *range(0x2000, 0x2200), *range(0xFF01, 0xFF60), *range(0xFB00, 0xFB07)]}
    lines = [f"{c:X}\t{' '.join(f'{ord(x):X}' for x in text)}" for c, text in rules.items() if text != chr(c)]
    lines += ["9\t20", "A\t20", "D\t20", "200B\t", "65 301\tE1", "65 308\tEB", "6F 302\tF4", "43 327\tC7", "1100 1161\tAC00"]
    model = io.BytesIO()
    with tempfile.NamedTemporaryFile("w", suffix=".tsv") as table:
        table.write("\n".join(lines) + "\n")
        table.flush()
        spm.SentencePieceTrainer.train(sentence_iterator=iter(["some words", "for it"]), model_writer=model, vocab_size=16, minloglevel=2,
                                                 hard_vocab_limit=False, normalization_rule_tsv=table.name)
    return precompiled(model.getvalue())


def precompiled(model):
    """precompiled_charsmap (field 2) of normalizer_spec (field 3) of a SentencePiece model."""
    def fields(data):
        at = 0
        def number():
            nonlocal at
            value = shift = 0
            while True:
                byte = data[at]
                at += 1
                value |= (byte & 127) << shift
                shift += 7
                if byte < 128:
                    return value
        while at < len(data):
            tag = number()
            if tag & 7 == 2:
                size = number()
                yield tag >> 3, data[at:at + size]
                at += size
            elif tag & 7 == 5:
                at += 4
            else:
                number()
    spec = next(value for field, value in fields(model) if field == 3)
    return next(value for field, value in fields(spec) if field == 2)


def unigram(corpus, normalizer, pre_tokenizer, special, unknown="<unk>", byte_fallback=False):
    t = Tokenizer(models.Unigram())
    t.normalizer, t.pre_tokenizer = normalizer, pre_tokenizer
    few = ["".join(c for c in line if ord(c) < 0x500) for line in corpus]  # a vocabulary has all characters that it was trained on
    t.train_from_iterator(few, trainers.UnigramTrainer(vocab_size=SMALL, special_tokens=special, unk_token=unknown, show_progress=False, max_piece_length=12))
    learned = json.loads(t.to_str())["model"]
    vocabulary = [(token, round(score, 6)) for token, score in learned["vocab"]]
    if byte_fallback:
        vocabulary += [(f"<0x{b:02X}>", -20.0) for b in range(256)]
    t.model = models.Unigram(vocabulary, learned["unk_id"], byte_fallback)
    t.add_special_tokens([AddedToken(s, special=True, normalized=False) for s in special])
    return t


def t5(corpus):
    t = unigram(corpus, normalizers.Precompiled(charsmap()), pre_tokenizers.Sequence([pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Metaspace()]), ["<pad>", "</s>", "<unk>"])
    t.decoder = decoders.Metaspace()
    t.post_processor = processors.TemplateProcessing("$A </s>", special_tokens=[("</s>", 1)])
    return t


def albert(corpus):
    normal = normalizers.Sequence([normalizers.Replace("``", '"'), normalizers.Replace("''", '"'), normalizers.NFKD(), normalizers.StripAccents(),
                                   normalizers.Lowercase(), normalizers.Precompiled(charsmap()), normalizers.Replace(Regex(" {2,}"), " ")])
    t = unigram(corpus, normal, pre_tokenizers.Metaspace(), ["[CLS]", "[SEP]", "<unk>"])
    t.decoder = decoders.Metaspace()
    t.post_processor = processors.TemplateProcessing("[CLS] $A [SEP]", special_tokens=[("[CLS]", 0), ("[SEP]", 1)])
    return t


def unigram_bytes(corpus):
    t = unigram(corpus, normalizers.Sequence([normalizers.Nmt(), normalizers.NFKC()]), pre_tokenizers.Metaspace(prepend_scheme="first"), ["<unk>", "<s>"],
                byte_fallback=True)
    t.decoder = decoders.Sequence([decoders.ByteFallback(), decoders.Metaspace(prepend_scheme="first")])
    return t


def wordpiece(corpus, normalizer):
    t = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    t.normalizer, t.pre_tokenizer = normalizer, pre_tokenizers.BertPreTokenizer()
    t.train_from_iterator(corpus, trainers.WordPieceTrainer(vocab_size=SMALL, special_tokens=["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"], show_progress=False,
                                                            limit_alphabet=300))
    return t


def bert(corpus):
    t = wordpiece(corpus, normalizers.BertNormalizer())
    t.decoder, t.post_processor = decoders.WordPiece(), processors.BertProcessing(("[SEP]", 3), ("[CLS]", 2))
    return t


def bert_cased(corpus):
    t = wordpiece(corpus, normalizers.BertNormalizer(lowercase=False, handle_chinese_chars=False, clean_text=False))
    t.decoder = decoders.WordPiece(cleanup=False)
    t.post_processor = processors.TemplateProcessing("[CLS] $A [SEP]", special_tokens=[("[CLS]", 2), ("[SEP]", 3)])
    return t


def openai(corpus):
    normal, steps, affixes = normalizers.BertNormalizer(lowercase=True), pre_tokenizers.BertPreTokenizer(), {"end_of_word_suffix": "</w>"}
    t = trained(steps, corpus, normalizer=normal, special=["<unk>"], alphabet=False, size=SMALL, affixes=affixes, unk_token="<unk>")
    t.normalizer, t.pre_tokenizer, t.decoder = normal, steps, decoders.BPEDecoder()
    return t


def continued(corpus):
    steps, affixes = pre_tokenizers.Sequence([pre_tokenizers.CharDelimiterSplit("-"), pre_tokenizers.FixedLength(9)]), {"continuing_subword_prefix": "##"}
    normal = normalizers.Sequence([normalizers.NFD(), normalizers.StripAccents()])
    t = trained(steps, corpus, normalizer=normal, special=["[UNK]"], alphabet=False, size=SMALL, affixes=affixes, unk_token="[UNK]")
    t.normalizer, t.pre_tokenizer, t.decoder = normal, steps, decoders.WordPiece(cleanup=True)
    return t


def wordlevel(corpus):
    t = Tokenizer(models.WordLevel(unk_token="<unk>"))
    t.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Punctuation("isolated"), pre_tokenizers.Split(Regex(r"[[:alpha:]&&[^aeiou]]{3}"), "isolated")])
    t.train_from_iterator(corpus, trainers.WordLevelTrainer(vocab_size=SMALL, special_tokens=["<unk>", "<pad>"], show_progress=False))
    t.decoder = decoders.CTC()
    return t


def gemma(corpus):
    special = ["<pad>", "<eos>", "<bos>", "<unk>"] + [f"<0x{b:02X}>" for b in range(256)]
    normal, steps = normalizers.Replace(" ", "▁"), pre_tokenizers.Split(" ", "merged_with_previous")
    t = trained(steps, corpus, normalizer=normal, special=special, alphabet=False, size=SMALL, unk_token="<unk>", fuse_unk=True, byte_fallback=True)
    t.normalizer, t.pre_tokenizer = normal, steps
    t.decoder = decoders.Sequence([decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()])
    t.add_special_tokens([AddedToken(s, special=True, normalized=False) for s in special[:4] + ["<start_of_turn>"]])
    t.post_processor = processors.TemplateProcessing("<bos> $A", special_tokens=[("<bos>", 2)])
    return t


def phi3(corpus):
    t = llama2(corpus)
    t.add_special_tokens([AddedToken(s, special=True, normalized=False, rstrip=True) for s in ("<|user|>", "<|end|>")])
    t.post_processor = processors.Sequence([processors.TemplateProcessing("<s> $A", special_tokens=[("<s>", 1)])])
    return t


def byte_level_of(pattern):
    """Byte-level BPE as of many models, which differ in how they cut texts."""
    def make(corpus, steps=None):
        steps = byte_level(pattern) if steps is None else steps
        t = trained(steps, corpus, size=SMALL)
        t.pre_tokenizer, t.decoder = steps, decoders.ByteLevel()
        t.add_special_tokens(["<|endoftext|>"])
        return t
    return make


def gpt_oss(corpus):
    return byte_level_of(GPT4O)(corpus)


def kimi(corpus):
    return byte_level_of(KIMI)(corpus)


def deepseek3(corpus):
    split = lambda pattern: pre_tokenizers.Split(Regex(pattern), "isolated")
    return byte_level_of(None)(corpus, pre_tokenizers.Sequence([split(r"\p{N}{1,3}"), split("[一-龥぀-ゟ゠-ヿ]+"), split(DEEPSEEK3),
                                                                pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)]))


def roberta(corpus):
    t = byte_level_of(None)(corpus, byte_level(add_prefix_space=True, use_regex=True))
    t.add_special_tokens(["<s>", "</s>", AddedToken("<mask>", lstrip=True)])
    t.post_processor = processors.RobertaProcessing(("</s>", t.token_to_id("</s>")), ("<s>", t.token_to_id("<s>")))
    return t


def byte_normalized(corpus):
    """Bytes as characters before texts are cut up."""
    normal, steps = normalizers.ByteLevel(), pre_tokenizers.Split("Ġ", "merged_with_next")
    t = trained(steps, corpus, normalizer=normal, size=SMALL)
    t.normalizer, t.pre_tokenizer, t.decoder = normal, steps, decoders.ByteLevel()
    return t


FAMILIES = (gpt2, llama3, llama2, mistral, tekken, qwen2, deepseek, mixed, words)
KINDS_OF_STEPS = (t5, albert, unigram_bytes, bert, bert_cased, openai, continued, wordlevel, gemma, phi3, gpt_oss, kimi, deepseek3, roberta, byte_normalized)


def main():
    corpus = [line(TRAIN_SEED, i) for i in range(LINES)]
    lines = [line(TEST_SEED, i) for i in range(LINES)]
    pieces = [f for kind in ("novel", "code", "scripts", "emoji", "marks", "space", "odd", "words") for f in FRAGMENTS[kind]]
    expected = {"lines": LINES, "block": BLOCK, "seed": TEST_SEED, "text": f"{fnv(''.join(l + chr(10) for l in lines).encode()):016x}", "tokenizers": {}}
    for make in FAMILIES + KINDS_OF_STEPS:
        tokenizer = make(corpus)
        text = tokenizer.to_str()
        if make is gpt2:  # as older files write it
            document = json.loads(text)
            document["model"]["merges"] = [" ".join(m) for m in document["model"]["merges"]]
            text = json.dumps(document, ensure_ascii=False)
        (HERE / f"{make.__name__}.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        count = LINES if make in FAMILIES else SMALL_LINES
        encoded = [e.ids for e in tokenizer.encode_batch(lines[:count])]
        ids, texts = [], []
        for first in range(0, count, BLOCK):
            block = encoded[first:first + BLOCK]
            ids.append(f"{fnv(b''.join(b''.join(i.to_bytes(4, 'little') for i in e) + bytes([255] * 4) for e in block)):016x}")
            texts.append(f"{fnv(b''.join(tokenizer.decode(e).encode() + bytes([255]) for e in block)):016x}")
        single = [tokenizer.encode(p).ids for p in pieces[::1 if make in FAMILIES else FRAGMENT_STEP]]
        expected["tokenizers"][make.__name__] = {"ids": ids, "texts": texts, "fragments": single, "decoded": [tokenizer.decode(e, skip_special_tokens=False) for e in single]}
        print(make.__name__, tokenizer.get_vocab_size(), sum(map(len, encoded)), "tokens of", sum(len(l.encode()) for l in lines), "bytes")
    (HERE / "expected.json.gz").write_bytes(gzip.compress(json.dumps(expected, separators=(",", ":")).encode(), 9, mtime=0))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds every quantile that the programs show against scipy's, on random series with ties, gaps and heavy tails.

    python3 tests/bench/quantiles_scipy.py --program build/quantoscope [--series 1000] [--json FILE]

Needs numpy and scipy. The series go through the programs as a user's do: a results.json into a report (report.md, results.json, samples.csv
with series.csv), that samples.csv into 'diagnose', queries in the form of trtexec into 'import' beside the run, and the session into the
slides ('present --html'). What each of them shows has to be scipy's quantile (alphap = betap = 1, which is type 7 of Hyndman and Fan) to the
digits shown; a figure that calls itself 'about' may be off by the width of a bucket of the histogram, 1/512. Ends with status 1 where
one is not.
"""
import argparse
import csv
import datetime
import html
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

import numpy as np
import scipy
from scipy.stats import mstats

MODES = ["baseline-copy", "int8-tensor-static", "int8-tensor-dynamic", "int8-token-dynamic", "int8-tensor-static-azp", "int8-token-dynamic-azp",
         "fp8-e4m3-tensor-static", "fp8-e4m3-tensor-dynamic", "fp8-e4m3-token-dynamic", "mxfp8"]
BUCKET = 1 / 512
FLOAT = 2.0 ** -23  # samples are floats, and their quantiles lie between two of them


def draw(rng, kind, n):
    """Times in µs of one kind: what timers, clocks and interrupts make of a kernel."""
    base = 10 ** rng.uniform(0, 4)
    noise = 1 + 0.02 * np.abs(rng.standard_normal(n))
    if kind == "ties":
        step = base / rng.integers(5, 200)
        x = np.round(base * noise / step) * step
    elif kind == "gaps":
        x = base * noise * np.where(rng.random(n) < rng.uniform(0.02, 0.98), 1, rng.uniform(1.5, 20))
    elif kind == "heavy":
        x = base * (1 + rng.pareto(rng.uniform(0.7, 2), n))
    elif kind == "spikes":
        x = base * noise * np.where(rng.random(n) < 0.015, rng.uniform(3, 200, n), 1)
    else:
        x = base * np.exp(rng.normal(0, rng.uniform(0.01, 1), n))
    return np.minimum(x, 1e9).astype(np.float32)


def quantile(values, p):
    return float(mstats.mquantiles(np.asarray(values, dtype=np.float64), prob=[p], alphap=1, betap=1)[0])


class Comparison:
    """Counts what was compared by place, and keeps what differs."""

    def __init__(self):
        self.places, self.differ = {}, []

    def full(self, place, what, shown, exact):
        """A number with all its digits."""
        self._count(place, abs(shown - exact) <= FLOAT * abs(exact), what, shown, exact)

    def text(self, place, what, shown, exact, about=False):
        """A number as it is printed, in the unit of `exact`, or with 'µs', 'ms', 's' or 'ns' behind it."""
        match = re.fullmatch(r"([\d,]+(?:\.(\d+))?)\s*(ns|µs|ms|s)?", shown.strip())
        if not match:
            return self._count(place, False, what, shown, exact)
        unit = {"ns": 1e-3, "ms": 1e3, "s": 1e6}.get(match.group(3), 1)
        half = 0.5 * 10.0 ** -len(match.group(2) or "")
        off = abs(float(match.group(1).replace(",", "")) - exact / unit)
        room = half * (1 + 1e-6) + (BUCKET if about else FLOAT) * exact / unit
        self._count(place, off <= room, what, shown, exact)

    def _count(self, place, good, what, shown, exact):
        counts = self.places.setdefault(place, {"compared": 0, "differ": 0})
        counts["compared"] += 1
        if good:
            return
        counts["differ"] += 1
        self.differ.append({"place": place, "what": what, "shown": shown, "scipy": exact})


def markdown_table(text, heading):
    """Rows of the first table below a heading, as dicts."""
    lines = text.split(heading, 1)[1].split("\n")
    start = next(i for i, line in enumerate(lines) if line.startswith("|"))
    cells = lambda line: [cell.strip() for cell in line.strip("|\n ").split(" | ")]
    header, rows = cells(lines[start]), []
    for line in lines[start + 2:]:
        if not line.startswith("|"):
            break
        rows.append(dict(zip(header, cells(line))))
    return rows


def check_latency(found, place, name, latency, us):
    for key, p in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("min", 0), ("max", 1)):
        found.full(place, f"{name} {key}", latency[key], quantile(us, p))
    found.full(place, f"{name} mean", latency["mean"], float(np.mean(us, dtype=np.float64)))


def check_report(found, folder, series):
    result = json.loads((folder / "results.json").read_text())
    for run in result["runs"]:
        check_latency(found, "results.json", run["mode"], run["latency_us"], series[run["mode"]])
    for row in markdown_table((folder / "report.md").read_text(), "### Latency"):
        us = series[row["Mode"]]
        for column, p in (("p50 (µs)", 0.5), ("p95 (µs)", 0.95), ("p99 (µs)", 0.99), ("Min (µs)", 0), ("Max (µs)", 1)):
            if row[column] != "–":  # too few samples for it
                found.text("report.md", f"{row['Mode']} {column}", row[column], quantile(us, p))
    names = {row["series"]: row for row in csv.DictReader((folder / "series.csv").open())}
    samples = {}
    for row in csv.DictReader((folder / "samples.csv").open()):
        if names[row["series"]]["phase"] == "measured":
            samples.setdefault(names[row["series"]]["mode"], []).append(np.float32(row["latency_us"]))
    for mode, us in series.items():
        same = len(samples[mode]) == len(us) and bool(np.all(np.asarray(samples[mode], dtype=np.float32) == us))
        found.full("samples.csv", f"{mode}: bits", float(same), 1.0)


def check_diagnose(found, run, folder, series):
    said = json.loads(run("diagnose", str(folder / "samples.csv"), "--json"))
    rows = [dict(row, mode=row["mode"].rsplit(" · ", 1)[-1]) for row in said["modes"]]
    rows = [row for row in rows if row["mode"] in series]
    for row in rows:
        mode = row["mode"]
        found.full("diagnose", f"{mode} median", row["median"], quantile(series[mode], 0.5))
        for finding in row["findings"]:
            if finding["code"] == "SPIKES" and "range" not in finding and not any(f["code"].startswith("WARMUP") for f in row["findings"]):
                exact = quantile(series[mode], 0.99) / quantile(series[mode], 0.5)
                found.full("diagnose", f"{mode} p99 over p50", finding["values"]["p99_over_p50"], exact)
    if len(rows) != len(series):
        found.full("diagnose", "number of series", float(len(rows)), float(len(series)))


def check_slides(found, page, series):
    text = re.sub(r"<svg.*?</svg>", "", page, flags=re.S)
    names = sorted(series, key=len, reverse=True)
    for label in set(html.unescape(m) for m in re.findall(r'aria-label="([^"]*)"', text)):
        for name, rest in re.findall(r"(?:\. |; )(\S[^:;]*?): \d[\d,]* iterations, ([^;]*?)(?=;|\.$)", label):
            for word, p in (("median", 0.5), ("p95", 0.95), ("p99", 0.99), ("maximum", 1)):
                said = re.search(word + r" (about )?([\d,.]+ \S+?)(?:,|$)", rest)
                if said:
                    found.text("slides, charts", f"{name} {word}", said.group(2), quantile(series[name], p), bool(said.group(1)))
        if label.startswith("Median latency. "):
            for name in names:
                said = re.search(r"(?:\. |; )" + re.escape(name) + r"(?: \(baseline\))?: ([\d,.]+ \S+?)(?: \(|;|\.$)", label)
                if said:
                    found.text("slides, charts", f"{name} median", said.group(1), quantile(series[name], 0.5))
    for table in re.findall(r"<table>.*?</table>", text, flags=re.S):
        header = [html.unescape(cell) for cell in re.findall(r"<th[^>]*>(.*?)</th>", table)]
        if "Median latency (µs)" not in header:
            continue
        for row in re.findall(r"<tr>((?:<td.*?)+)</tr>", table):
            cells = dict(zip(header, (html.unescape(cell) for cell in re.findall(r"<td[^>]*>(.*?)</td>", row))))
            for column, p in (("Median latency (µs)", 0.5), ("p5–p95, low end (µs)", 0.05), ("p5–p95, high end (µs)", 0.95)):
                if cells.get(column):
                    found.text("slides, tables", f"{cells['name']} {column}", cells[column], quantile(series[cells["name"]], p))
    for title in re.findall(r"<h2[^>]*>(.*?)</h2>", text):
        said = re.match(r"(.*): half of its samples take at most ([\d,.]+ \S+?), and 99 of 100 at most ([\d,.]+ \S+?)\.$", html.unescape(title))
        if said:
            found.text("slides, titles", f"{said.group(1)} p50", said.group(2), quantile(series[said.group(1)], 0.5))
            found.text("slides, titles", f"{said.group(1)} p99", said.group(3), quantile(series[said.group(1)], 0.99))


def one_file(found, run, folder, rng, number, kinds, least, most):
    """A run of as many series as there are modes but one, and one of another tool beside it."""
    n = int(10 ** rng.uniform(np.log10(least), np.log10(most)))
    series = {mode: draw(rng, kinds[(number + i) % len(kinds)], n) for i, mode in enumerate(MODES[:-1])}
    runs = [{"mode": mode, "samples_us": [float(str(x)) for x in us]} for mode, us in series.items()]
    source = folder / "run.json"
    source.write_text(json.dumps({"schema": 1, "spec": {"modes": list(series), "num_tokens": 64, "hidden_size": 1024}, "runs": runs}))
    run("report", str(source), "--export", str(folder / "report"))
    check_report(found, folder / "report", series)
    check_diagnose(found, run, folder / "report", series)
    # Theirs is in milliseconds, and read as such.
    ms = [float(str(x)) for x in draw(rng, kinds[number % len(kinds)], int(rng.integers(1, most))) / np.float32(1000)]
    theirs = np.asarray([np.float32(x * 1e3) for x in ms], dtype=np.float32)
    (folder / "times.json").write_text(json.dumps([{"computeMs": x, "latencyMs": x} for x in ms]))
    session = folder / "session.quantoscope"
    run("import", str(folder / "times.json"), "--beside", str(source), "--session", str(session))
    run("report", str(session), "--export", str(folder / "both"))
    rows = json.loads((folder / "both/results.json").read_text())["runs"]
    imported = next(row for row in rows if row.get("imported_from"))
    check_latency(found, "import", imported["mode"], imported["latency_us"], theirs)
    run("present", str(session), "--html", str(folder / "slides.html"))
    check_slides(found, (folder / "slides.html").read_text(), {**series, imported["mode"]: theirs})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/quantoscope")
    parser.add_argument("--series", type=int, default=1000)
    parser.add_argument("--least", type=int, default=2, help="samples of the shortest series")
    parser.add_argument("--most", type=int, default=6000, help="samples of the longest series")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", help="file for the result")
    arguments = parser.parse_args()
    program = str(pathlib.Path(arguments.program).resolve())
    rng = np.random.default_rng(arguments.seed)
    kinds = ["ties", "gaps", "heavy", "spikes", "lognormal"]
    found = Comparison()
    files = -(-arguments.series // len(MODES))
    with tempfile.TemporaryDirectory() as root:
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", LANG="C.UTF-8", LC_ALL="C.UTF-8", HOME=root,
                           XDG_CONFIG_HOME=root + "/config", XDG_DATA_HOME=root + "/data", XDG_CACHE_HOME=root + "/cache")

        def run(*command):
            done = subprocess.run([program, *command], env=environment, capture_output=True, text=True)
            if done.returncode != 0:
                sys.exit(f"{' '.join(command)} ended with {done.returncode}: {done.stderr}")
            return done.stdout

        for number in range(files):
            folder = pathlib.Path(root) / str(number)
            folder.mkdir()
            one_file(found, run, folder, rng, number, kinds, arguments.least, arguments.most)
            if sys.stderr.isatty():
                print(f"\r{number + 1} of {files}, {len(found.differ)} differ", end="", file=sys.stderr)
        version = run("--version").strip()
    result = {"what": "quantiles as shown against scipy's", "program": version, "scipy": scipy.__version__, "numpy": np.__version__,
              "series": files * len(MODES), "kinds": kinds, "samples": [arguments.least, arguments.most], "seed": arguments.seed,
              "compared": sum(p["compared"] for p in found.places.values()), "differ": len(found.differ), "places": found.places,
              "examples": found.differ[:20], "cpu": platform.machine(), "date": datetime.date.today().isoformat()}
    text = json.dumps(result, indent=1, ensure_ascii=False)
    if arguments.json:
        pathlib.Path(arguments.json).write_text(text + "\n")
    print(text)
    return 1 if found.differ else 0


if __name__ == "__main__":
    sys.exit(main())

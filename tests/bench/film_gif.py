#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the film in README.md from the frames of 'screenshots FOLDER PREFIX film': film_gif.py FOLDER/PREFIX OUT.gif [COLORS].
Five frames per second, 1000 pixels wide, one palette for all frames, each as the part that changes. Needs Pillow; gifsicle makes the
file smaller where it is there, with LOSSY in the environment as far as that may be seen. EVERY=2 in the environment takes every second
frame and shows it twice as long, as the film in the repository does, with 24 colors and LOSSY=80."""
import glob
import os
import shutil
import subprocess
import sys

from PIL import Image, ImageChops

EVERY = int(os.environ.get("EVERY", "1"))
FRAME_MS, WIDTH = 200 * EVERY, 1000

stem, out = sys.argv[1], sys.argv[2]
colors = int(sys.argv[3]) if len(sys.argv) > 3 else 48
files = sorted(glob.glob(stem + "frame-*.png"))[::EVERY]
if not files:
    sys.exit(f"no frames {stem}frame-*.png")


def scaled(path):
    picture = Image.open(path).convert("RGB")
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)


# The palette is that of a strip of frames from all parts of the film.
sample = [scaled(path) for path in files[:: max(1, len(files) // 24)]]
strip = Image.new("RGB", (WIDTH, sum(each.height for each in sample)))
top = 0
for each in sample:
    strip.paste(each, (0, top))
    top += each.height
palette = strip.quantize(colors, method=Image.Quantize.MEDIANCUT, kmeans=2)

frames, durations = [], []
for path in files:
    frame = scaled(path).quantize(palette=palette, dither=Image.Dither.NONE)
    if frames and frames[-1].size == frame.size and not ImageChops.difference(frames[-1], frame).getbbox():
        durations[-1] += FRAME_MS
        continue
    frames.append(frame)
    durations.append(FRAME_MS)
frames[0].save(out, save_all=True, append_images=frames[1:], duration=durations, loop=0, optimize=False, disposal=1)
if shutil.which("gifsicle"):
    lossy = os.environ.get("LOSSY", "30")
    subprocess.run(["gifsicle", "-O3", f"--lossy={lossy}", "--batch", out], check=True)
print(f"{out}: {len(frames)} of {len(files)} frames, {sum(durations) / 1000:.1f} s, {os.path.getsize(out)} bytes")

#!/usr/bin/env python3
"""Writes small pictures and vectors.json: their perceptual hashes as Pillow and
SciPy compute them, by the definitions that Python's imagehash uses (phash with
hash_size 8 and highfreq_factor 4; dhash with hash_size 8), and the reduced grey
pictures that they are made of. Run it in this folder; needs Pillow and SciPy."""
import json
import math
import random

import numpy
import scipy.fftpack
from PIL import Image, ImageDraw

rng = random.Random(20261122)


def scene(w, h, seed, mode="RGB"):
    r = random.Random(seed)
    img = Image.new("RGB", (w, h), tuple(r.randrange(256) for _ in range(3)))
    d = ImageDraw.Draw(img)
    for _ in range(12):
        x, y = r.randrange(w), r.randrange(h)
        box = [x, y, x + r.randrange(1, w), y + r.randrange(1, h)]
        fill = tuple(r.randrange(256) for _ in range(3))
        (d.rectangle if r.random() < 0.5 else d.ellipse)(box, fill=fill)
    d.text((w // 5, h // 3), "Settings %d" % seed, fill=(255, 255, 255))
    if mode == "RGBA":
        img.putalpha(Image.linear_gradient("L").resize((w, h)))
        return img
    return img.convert(mode)


def waves(w, h):
    img = Image.new("L", (w, h))
    img.putdata([int(127 + 100 * math.sin(x / 7) * math.cos(y / 11 + x / 40)) for y in range(h) for x in range(w)])
    return img


def noise(w, h):
    img = Image.new("RGB", (w, h))
    img.putdata([tuple(rng.randrange(256) for _ in range(3)) for _ in range(w * h)])
    return img


pictures = {
    "scene1.png": scene(160, 347, 1),
    "scene1-small.png": scene(160, 347, 1).resize((80, 173), Image.BICUBIC),
    "scene2.png": scene(200, 90, 2),
    "scene3.png": scene(97, 61, 3, "RGBA"),
    "palette.png": scene(120, 120, 4).quantize(32),
    "grey.png": waves(150, 70),
    "noise.png": noise(40, 50),
    "tiny.png": scene(5, 3, 5),
    "wide.png": scene(300, 8, 6),
    "exact.png": waves(32, 32),
    "frame.gif": scene(64, 48, 7).quantize(64),
    "photo.jpg": scene(160, 120, 8),
}


def grey(img, w, h):
    return numpy.asarray(img.convert("L").resize((w, h), Image.Resampling.LANCZOS))


def phash(img):
    dct = scipy.fftpack.dct(scipy.fftpack.dct(grey(img, 32, 32), axis=0), axis=1)
    low = dct[:8, :8]
    return (low > numpy.median(low)).flatten()


def dhash(img):
    p = grey(img, 9, 8)
    return (p[:, 1:] > p[:, :-1]).flatten()


def number(bits):
    return "%016x" % int("".join("1" if b else "0" for b in bits), 2)


out = []
for name, img in pictures.items():
    img.save(name, **({"quality": 90} if name.endswith(".jpg") else {}))
    img = Image.open(name)
    img.load()
    out.append({
        "file": name, "width": img.width, "height": img.height,
        "phash": number(phash(img)), "dhash": number(dhash(img)),
        "grey32": grey(img, 32, 32).tobytes().hex(), "grey9x8": grey(img, 9, 8).tobytes().hex(),
    })
with open("vectors.json", "w") as f:
    json.dump(out, f, indent=1)
    f.write("\n")

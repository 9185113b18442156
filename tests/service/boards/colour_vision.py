"""How colours look under colour-blindness, and how far apart they are then.

Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency"
(2009), severity 1; Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula" (2005).
"""

from collections.abc import Iterable, Sequence
from math import atan2, cos, degrees, exp, hypot, pi, radians, sin, sqrt

KINDS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def least_distance(colours: Sequence[str], kind: str) -> float:
    """The smallest CIEDE2000 distance between two of the colours, seen so."""
    looks = [lab(seen(colour, kind)) for colour in colours]
    return min(distance(one, other) for n, one in enumerate(looks) for other in looks[:n])


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]


def seen(colour: str, kind: str) -> list[float]:
    """The colour as linear RGB, cut to what a screen shows."""
    rgb = linear(colour)
    return [min(1, max(0, sum(m * v for m, v in zip(row, rgb, strict=True)))) for row in KINDS[kind]]


def lab(rgb: Iterable[float]) -> tuple[float, float, float]:
    r, g, b = rgb
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - sqrt(chroma**7 / (chroma**7 + 25**7)))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = atan2(b1, a1) % (2 * pi), atan2(b2, a2) % (2 * pi)
    turn = 0 if c1 * c2 == 0 else (h2 - h1 + pi) % (2 * pi) - pi
    light, chroma, hue = (l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2
    d_light, d_chroma, d_hue = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(turn / 2)
    weight = 1 - 0.17 * cos(hue - radians(30)) + 0.24 * cos(2 * hue)
    weight += 0.32 * cos(3 * hue + radians(6)) - 0.20 * cos(4 * hue - radians(63))
    s_light = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    s_chroma, s_hue = 1 + 0.045 * chroma, 1 + 0.015 * chroma * weight
    bend = 60 * exp(-(((degrees(hue) % 360 - 275) / 25) ** 2))
    rotation = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(bend))
    p, q, r = d_light / s_light, d_chroma / s_chroma, d_hue / s_hue
    return sqrt(p * p + q * q + r * r + rotation * q * r)

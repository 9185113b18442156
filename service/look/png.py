"""png(): a drawing as a picture for letters."""

from io import BytesIO

from PIL import Image
from resvg_py import svg_to_bytes

from service.look.fonts import picture_fonts

WIDTH = 1200  # pixels; a picture is shown at half its width
COLOURS = 96


def png(svg: str, width: int = WIDTH) -> bytes:
    """An SVG with literal colours and an opaque ground as PNG, so many pixels wide."""
    raw = svg_to_bytes(svg_string=svg, width=width, font_files=picture_fonts(), skip_system_fonts=True)
    full = Image.open(BytesIO(bytes(raw))).convert("RGB")
    # FASTOCTREE keeps small areas of a pure colour; median cut turns violet grey.
    small = full.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = BytesIO()
    small.save(out, "PNG", optimize=True)
    return out.getvalue()

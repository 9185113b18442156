"""The names of rules: a heading and the place of its sentence, or a ruling with its number."""

from collections.abc import Mapping


def named(sentences: Mapping[str, tuple[str, ...]], rulings: Mapping[int, str]) -> dict[str, str]:
    """The text of every rule by its name: "Play a trade tile 3", "ruling 14"."""
    return {
        f"{heading} {number}": sentence
        for heading, under in sentences.items()
        for number, sentence in enumerate(under, 1)
    } | {f"ruling {number}": sentence for number, sentence in rulings.items()}

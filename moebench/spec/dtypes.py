"""The number formats a layer can be measured in."""

from __future__ import annotations

from enum import Enum

from moebench.errors import InputError


class DType(str, Enum):
    """Storage type of activations and weights; products accumulate in fp32."""

    BF16 = "bf16"
    FP16 = "fp16"
    FP32 = "fp32"

    @property
    def itemsize_bytes(self) -> int:
        """Bytes of one element."""
        return 4 if self is DType.FP32 else 2

    @classmethod
    def parse(cls, text: str) -> DType:
        """The dtype called ``text`` (``bf16``, ``bfloat16``, ``half`` …); raises InputError."""
        aliases = {
            "bfloat16": "bf16", "float16": "fp16", "half": "fp16", "float32": "fp32", "float": "fp32",
        }  # fmt: skip
        name = text.strip().lower().removeprefix("torch.")
        try:
            return cls(aliases.get(name, name))
        except ValueError:
            allowed = ", ".join(d.value for d in cls)
            raise InputError(f"dtype {text!r} is not supported; allowed: {allowed}") from None

    def __str__(self) -> str:
        return self.value

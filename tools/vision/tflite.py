"""Reads the convolutions of a quantised TFLite file as floats, in order of computation.

A TFLite file is a FlatBuffer: tables that begin with an offset to a list of their fields. Only what is needed of its
schema (github.com/tensorflow/tensorflow, tensorflow/lite/schema/schema.fbs) is read here.
"""
import struct
from dataclasses import dataclass

import numpy as np

CONVOLUTION, DEPTHWISE_CONVOLUTION, FULLY_CONNECTED = 3, 4, 9
DTYPES = {0: np.float32, 2: np.int32, 9: np.int8}


@dataclass
class Convolution:
    """Weights in PyTorch's layout (out, in / groups, height, width) and the bias, both dequantised."""

    kind: int
    weight: np.ndarray
    bias: np.ndarray


class Table:
    """A FlatBuffer table at a position of the file."""

    def __init__(self, data: bytes, position: int):
        self.data, self.position = data, position

    def _number(self, form: str, at: int) -> int:
        return struct.unpack_from("<" + form, self.data, at)[0]

    def _field(self, index: int) -> int | None:
        """The position of a field's value; None where the file omits it, for its default."""
        fields = self.position - self._number("i", self.position)
        if 4 + 2 * index >= self._number("H", fields):
            return None
        offset = self._number("H", fields + 4 + 2 * index)
        return self.position + offset if offset else None

    def scalar(self, index: int, form: str) -> int:
        at = self._field(index)
        return 0 if at is None else self._number(form, at)

    def _vector(self, index: int) -> tuple[int, int]:
        at = self._field(index)
        if at is None:
            return 0, 0
        start = at + self._number("I", at)
        return start + 4, self._number("I", start)

    def array(self, index: int, dtype) -> np.ndarray:
        start, length = self._vector(index)
        return np.frombuffer(self.data, dtype, length, start)

    def tables(self, index: int) -> list["Table"]:
        start, length = self._vector(index)
        places = range(start, start + 4 * length, 4)
        return [Table(self.data, at + self._number("I", at)) for at in places]

    def table(self, index: int) -> "Table":
        at = self._field(index)
        return Table(self.data, at + self._number("I", at))


def _dequantise(tensor: Table, buffers: list[Table]) -> np.ndarray:
    shape = tensor.array(0, np.int32)
    raw = buffers[tensor.scalar(2, "I")].array(0, np.uint8).view(DTYPES[tensor.scalar(1, "b")]).reshape(shape)
    quantisation = tensor.table(4)
    scale, zero = quantisation.array(2, np.float32), quantisation.array(3, np.int64)
    along = [1] * raw.ndim
    along[quantisation.scalar(6, "i")] = -1
    return ((raw.astype(np.float32) - zero.reshape(along)) * scale.reshape(along)).astype(np.float32)


def read_convolutions(path: str) -> list[Convolution]:
    """All convolutions and fully connected layers of the file's first graph."""
    with open(path, "rb") as file:
        data = file.read()
    model = Table(data, struct.unpack_from("<I", data)[0])
    codes = [max(code.scalar(0, "b"), code.scalar(3, "i")) for code in model.tables(1)]
    graph, buffers = model.tables(2)[0], model.tables(4)
    tensors = graph.tables(0)
    found = []
    for operator in graph.tables(3):
        kind = codes[operator.scalar(0, "I")]
        if kind not in (CONVOLUTION, DEPTHWISE_CONVOLUTION, FULLY_CONNECTED):
            continue
        _, weight, bias = (tensors[index] for index in operator.array(1, np.int32))
        values = _dequantise(weight, buffers)
        if kind == CONVOLUTION:
            values = values.transpose(0, 3, 1, 2)
        if kind == DEPTHWISE_CONVOLUTION:
            values = values.transpose(3, 0, 1, 2)
        found.append(Convolution(kind, values, _dequantise(bias, buffers)))
    return found

"""Reads CSV files as Python's own module does. Input: a list of [text, separator]. Output: the rows of each.

What is not quoted must be a number; a decimal comma is read as a point.
"""

import csv
import io
import json
import sys


class Separated(csv.Dialect):
    quotechar = '"'
    doublequote = True
    skipinitialspace = False
    lineterminator = "\r\n"
    quoting = csv.QUOTE_ALL
    strict = True


def typed(line_cells, raw_cells):
    return [text if raw.startswith('"') else float(raw.replace(",", ".")) for text, raw in zip(line_cells, raw_cells, strict=True)]


def raw_cells(text, separator):
    """The cells with their quotes: a quote character that no file has shows which cells were quoted."""
    rows, row, cell, quoted = [], [], "", False
    for character in text:
        quoted ^= character == '"'
        if not quoted and character == separator:
            row, cell = [*row, cell], ""
        elif not quoted and character == "\n":
            rows.append([*row, cell.rstrip("\r")])
            row, cell = [], ""
        else:
            cell += character
    return rows


def read(text, separator):
    text = text.removeprefix("\ufeff")
    rows = csv.reader(io.StringIO(text, newline=""), Separated, delimiter=separator)
    return [typed(*cells) for cells in zip(rows, raw_cells(text, separator), strict=True)]


json.dump([read(*file) for file in json.load(sys.stdin)], sys.stdout)

"""Reads workbooks as openpyxl does. Input: a list of workbooks in base64. Output: of each, the name of its sheet, and its
rows, with the kind of each cell: s for text, n for a number, d for a date, f for a formula.
"""

import base64
import io
import json
import sys

from openpyxl import load_workbook


def shown(cell):
    if cell.value is None:
        return None
    value = cell.value.strftime("%Y-%m-%d") if cell.is_date else cell.value
    return ["d" if cell.is_date else cell.data_type, value, cell.number_format]


def read(content):
    sheet = load_workbook(io.BytesIO(base64.b64decode(content))).active
    return {"name": sheet.title, "frozen": sheet.freeze_panes, "rows": [[shown(cell) for cell in row] for row in sheet.iter_rows()]}


json.dump([read(content) for content in json.load(sys.stdin)], sys.stdout)

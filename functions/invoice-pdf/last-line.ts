import { PAPERS, type PaperSize } from '#shared/paper/paper.ts';

/** Rows taller than this, in pixels, may break: moved as a whole, they would leave too much of a page blank. */
const LONG_ROW = 170;

/** Endings taller than this may break between their parts; the totals stay with the last lines. */
const LONG_ENDING = 400;

/**
 * Keeps the last two lines on one page with the totals. The last line is extended by the height of the totals, which
 * are then drawn over that space. `break-before: avoid` should do the same, but Chromium then splits the totals of a
 * table that began on an earlier page. A heading is extended by two lines for the same reason.
 */
export function lastLineStyles(paper: PaperSize): string {
  return `
@media print {
  body { width: ${PAPERS[paper].textWidth}; }
  .has-room-below { padding-bottom: var(--room-below); }
  tr.has-room-below { padding-bottom: 0; }
  tr.has-room-below > * { padding-bottom: calc(8px + var(--room-below)); }
  .invoice-items tbody tr:last-child > * { border: 0; }
  .invoice-document .invoice-ending {
    margin-top: calc(0px - var(--room-below, 0px));
    border-top: 1px solid var(--invoice-line);
  }
  .invoice-document tr.is-long, .invoice-document .invoice-ending.is-long, .invoice-document .is-long section { break-inside: auto; }
  .invoice-last-lines { display: block; }
}
`;
}

/** Splits off the last three lines of a long row's description; returns their element, or the row if it has none. */
const LAST_LINES = `(row) => {
  const text = row.querySelector('.invoice-description')?.firstChild;
  if (!text) return row;
  const range = document.createRange();
  const lineOf = (at) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect();
  };
  const { bottom, height } = lineOf(text.length - 1);
  const lineHeight = Number.parseFloat(getComputedStyle(text.parentElement).lineHeight);
  const isAbove = (at) => bottom - lineOf(at).top > 2 * lineHeight + height + 1;
  let [first, last] = [0, text.length - 1];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (isAbove(middle)) first = middle + 1;
    else last = middle;
  }
  const lines = document.createElement('span');
  lines.className = 'invoice-last-lines';
  lines.append(text.splitText(first));
  text.after(lines);
  return lines;
}`;

/**
 * Measures that space once fonts and images are loaded, and marks what is too long to stay whole. Of a long last row,
 * only the last lines of its description stay with the totals.
 */
export const MAKE_ROOM = `(() => {
  for (const cell of document.querySelectorAll('td:empty')) cell.textContent = '\\u00a0';
  const rows = [...document.querySelectorAll('tbody tr')];
  for (const row of rows) row.classList.toggle('is-long', row.offsetHeight > ${LONG_ROW});
  const row = rows.at(-1);
  const ending = document.querySelector('.invoice-ending');
  if (!row || !ending) return;
  ending.classList.toggle('is-long', ending.offsetHeight > ${LONG_ENDING});
  const { top, bottom } = ending.getBoundingClientRect();
  const totals = document.querySelector('.invoice-ending.is-long .invoice-totals');
  const code = totals?.parentElement.querySelector('.invoice-pay-online');
  const room = ((code ?? totals)?.getBoundingClientRect().bottom ?? bottom) - top;
  document.body.style.setProperty('--room-below', room + 'px');
  (row.classList.contains('is-long') ? (${LAST_LINES})(row) : row).classList.add('has-room-below');
})()`;

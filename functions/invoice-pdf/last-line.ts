import { DEFAULT_PAPER_SIZE, PAPERS, type PaperSize } from '#shared/invoice-document/paper.ts';

/**
 * Keeps the last line of the items on one page with the totals, so that no page shows totals of nothing. The line is
 * made higher by what follows it, which is then drawn over that room. `break-before: avoid` would say the same, but
 * Chromium then tears the totals apart in a table that began on an earlier page.
 */
export function lastLineStyles(paper: PaperSize = DEFAULT_PAPER_SIZE): string {
  return `
@media print {
  body { width: ${PAPERS[paper].textWidth}; }
  .invoice-document .invoice-items tbody tr:last-child > * {
    border: 0;
    padding-bottom: calc(8px + var(--room-below, 0px));
  }
  .invoice-ending {
    margin-top: calc(0px - var(--room-below, 0px));
    border-top: 1px solid var(--invoice-line);
  }
}
`;
}

/** Measures that room, once fonts and images are there; a line that would fill a page by itself is left as it is. */
export const MAKE_ROOM = `(() => {
  const line = document.querySelector('.invoice-items tbody tr:last-child');
  const ending = document.querySelector('.invoice-ending');
  if (!line || !ending || line.offsetHeight + ending.offsetHeight > 850) return;
  document.body.style.setProperty('--room-below', ending.offsetHeight + 'px');
})()`;

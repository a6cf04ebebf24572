import { DEFAULT_PAPER_SIZE, PAPERS, type PaperSize } from '#shared/invoice-document/paper.ts';

/**
 * Keeps the last item on one page with the totals. The line is extended by the height of the totals, which are then
 * drawn over that space. `break-before: avoid` should do the same, but Chromium then splits the totals of a table that
 * began on an earlier page.
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

/** Measures that space once fonts and images are loaded; does nothing if the line would fill a page on its own. */
export const MAKE_ROOM = `(() => {
  const line = document.querySelector('.invoice-items tbody tr:last-child');
  const ending = document.querySelector('.invoice-ending');
  if (!line || !ending || line.offsetHeight + ending.offsetHeight > 850) return;
  document.body.style.setProperty('--room-below', ending.offsetHeight + 'px');
})()`;

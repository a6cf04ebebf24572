import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import { PAPER_SIZES, PAPERS, type PaperSize, paperClass, SIDE_MARGIN } from './paper.ts';

/**
 * Print styles: paper size, page numbers if there are several pages, the table head on every page, and no breaks inside
 * blocks that belong together. The document uses a named page, so the rest of a site prints as before.
 */
export function pageStyles(dictionary: DocumentDictionary): string {
  const papers = PAPER_SIZES.map((paper) => paperStyles(paper, dictionary));
  return numberStyles(dictionary) + papers.join('') + PRINT_STYLES;
}

type Pages = { readonly dictionary: DocumentDictionary; readonly paper: PaperSize };

/** Repeats a title on every page after the first, which has it in its heading. */
export function titleOnPages(title: string, { paper, dictionary: { document } }: Pages): string {
  const name = paperClass(paper);
  const text = cssText(`${title} · ${document.page} `);
  return `
@page ${name} {
  @bottom-right { content: ${text} counter(page) ' ${document.of} ' counter(pages); }
}
${firstPageStyles(name)}`;
}

/** Prints a line at the foot of every page, beside the page numbers. */
export function footOnPages(line: string, paper: PaperSize): string {
  return `
@page ${paperClass(paper)} {
  @bottom-left { content: ${cssText(line)}; ${FOOT} padding-right: 6mm; text-align: left; }
}
`;
}

/** The look of what stands in the lower margin. */
const FOOT = `
    padding-top: 6mm;
    color: #586171;
    font: 400 8.25pt/1.2 'Inter Variable', Inter, sans-serif, 'Missing Letter';
    font-variant-numeric: tabular-nums;
    vertical-align: top;`;

/** Repeated after every rule for all pages: in Chromium the last rule wins, even over `:first`. */
function firstPageStyles(name: string): string {
  return `@page ${name}:first {
  @bottom-right { content: counter(pages, invoice-first-of) counter(pages, invoice-several); }
}
`;
}

/** Quotes and escapes a text as a CSS string. */
function cssText(text: string): string {
  const asCode = (character: string) => `\\${character.codePointAt(0)?.toString(16)} `;
  return `'${text.replace(/[^a-z\d ]/giu, asCode)}'`;
}

/**
 * Page numbers from counters that render nothing on a single-page document. The first page cannot use the counter for
 * its own number, so it is a literal 1.
 */
function numberStyles({ document: { page, of } }: DocumentDictionary): string {
  return `
@counter-style invoice-nothing { system: cyclic; symbols: ''; }
@counter-style invoice-several { system: extends decimal; range: 2 infinite; fallback: invoice-nothing; }
@counter-style invoice-first-of { system: cyclic; symbols: '${page} 1 ${of} '; range: 2 infinite; fallback: invoice-nothing; }
`;
}

function paperStyles(paper: PaperSize, { document: { page, of } }: DocumentDictionary): string {
  const name = paperClass(paper);
  const { css, proportion } = PAPERS[paper];
  return `
.${name} { --invoice-proportion: ${proportion}; }
@page ${name} {
  size: ${css};
  margin: 15mm ${SIDE_MARGIN} 17mm;
  @bottom-right {
    content: '${page} ' counter(page) ' ${of} ' counter(pages);${FOOT}
    white-space: nowrap;
  }
}
${firstPageStyles(name)}@media print {
  .${name} { page: ${name}; }
}
`;
}

/**
 * Keeps the end of the invoice together. It must not be tied to the table's last row with `break-before: avoid`:
 * Chromium then splits it when the table starts on an earlier page.
 */
const PRINT_STYLES = `
@media print {
  .invoice-document .invoice-sheet { min-height: 0; padding: 0; }
  .invoice-document .invoice-pay, .invoice-foot { display: none; }
  .invoice-items thead { display: table-header-group; }
  .invoice-items tr, .invoice-letterhead, .invoice-overview, .invoice-ending { break-inside: avoid; }
  .invoice-document tbody tr:nth-last-child(2):not(.is-long) { break-after: avoid; }
  .invoice-totals, .invoice-ending section, .invoice-signature, .invoice-contact, .invoice-last-lines { break-inside: avoid; }
  .invoice-sheet > .invoice-notes h2 { break-inside: avoid; }
  .invoice-sheet > .invoice-notes h2::after { content: ''; display: block; height: 60px; margin-bottom: -60px; }
  .invoice-lines, .invoice-description { orphans: 3; widows: 3; }
}
`;

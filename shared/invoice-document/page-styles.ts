import type { Dictionary } from '#shared/locale/dictionary.ts';

/**
 * How the invoice is printed: A4 with page numbers, the table's head on every page, nothing torn apart that belongs
 * together. It is a named page, so that what else a site prints keeps its own.
 */
export function pageStyles({ document: { page, of } }: Dictionary): string {
  return `
@page invoice {
  size: A4;
  margin: 15mm 17mm 18mm;
  @bottom-right {
    content: '${page} ' counter(page) ' ${of} ' counter(pages);
    padding-top: 6mm;
    color: #586171;
    font: 400 8.25pt/1 'Inter Variable', Inter, sans-serif;
    font-variant-numeric: tabular-nums;
    vertical-align: top;
  }
}
@media print {
  .invoice-document { page: invoice; }
  .invoice-sheet { padding: 0; }
  .invoice-document .invoice-pay { display: none; }
  .invoice-items thead { display: table-header-group; }
  .invoice-items tr, .invoice-letterhead, .invoice-overview, .invoice-summary, .invoice-contact { break-inside: avoid; }
  .invoice-document h2 { break-after: avoid; }
  .invoice-lines { orphans: 3; widows: 3; }
}
`;
}

import type { Dictionary } from '#shared/locale/dictionary.ts';

/** The printed page: A4 with a page number. It is a named page, so that only the invoice's own pages take it. */
export function pageStyles({ document: { page, of } }: Dictionary): string {
  return `
@page invoice {
  size: A4;
  margin: 16mm 17mm 20mm;
  @bottom-right {
    content: '${page} ' counter(page) ' ${of} ' counter(pages);
    font: 400 8.5pt/1 'Inter Variable', Inter, sans-serif;
    font-variant-numeric: tabular-nums;
    color: #6b7280;
    vertical-align: top;
    padding-top: 7mm;
  }
}
@media print {
  .invoice-document { page: invoice; }
}
`;
}

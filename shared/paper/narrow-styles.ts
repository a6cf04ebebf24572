/**
 * Phones and narrow previews: one column, each item on two lines with its quantity and rate below its name. Never
 * applies to paper, even if printed from a phone.
 */
export const NARROW_STYLES = `
@media screen {
  .invoice-document { container: invoice / inline-size; }
}
@container invoice (width < 540px) {
  .invoice-sheet { min-height: 0; }
  .invoice-band .invoice-letterhead {
    grid-template-columns: minmax(0, 1fr);
    padding: 18px 20px;
  }
  .invoice-foot { position: static; padding: 0 20px 20px; }
  .invoice-letterhead, .invoice-overview, .invoice-summary {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 24px;
  }
  .invoice-overview, .invoice-items, .invoice-invalid { margin-top: 28px; }
  .invoice-facts > div { gap: 12px; }
  .invoice-items :is(thead, tbody) { display: block; }
  .invoice-items { display: block; }
  .invoice-items tr {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    gap: 1px 0;
    padding: 10px 0;
    border-bottom: 1px solid var(--invoice-line);
  }
  .invoice-items thead tr {
    padding: 0 0 7px;
    border-color: var(--invoice-rule);
  }
  .invoice-items tr > :is(th, td) {
    width: auto;
    padding: 0;
    border: 0;
  }
  .invoice-items tr > :first-child {
    grid-column: 1 / 4;
    padding-right: 16px;
  }
  .invoice-items tr > :last-child {
    grid-area: 1 / 4;
  }
  .invoice-items tr > :nth-child(2)::after {
    content: '×';
    padding: 0 5px;
  }
  .invoice-items tr > :nth-child(2) { white-space: normal; }
  .invoice-items .invoice-unit { display: inline; }
  .invoice-items td:not(:last-child) {
    color: var(--invoice-muted);
    font-size: 12px;
  }
  .invoice-summary { margin-top: 18px; }
  .invoice-terms { grid-row: 2; }
}
`;

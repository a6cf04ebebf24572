/** Styles specific to statements. Narrow previews show each line on two rows. */
export const STATEMENT_STYLES = `
.statement-overdue dd { color: #b42318; font-weight: 600; }
.statement.invoice-document h1 { font-size: 24px; }
.statement .invoice-number { text-wrap: balance; }
.statement-nothing { margin-top: 36px; }
.statement-lines {
  width: 100%;
  margin-top: 30px;
  border-collapse: collapse;
}
.statement-lines :where(th, td) {
  padding: 6px 0 6px 18px;
  border-bottom: 1px solid var(--invoice-line);
  font-variant-numeric: tabular-nums;
  text-align: right;
  vertical-align: top;
  white-space: nowrap;
}
.statement-lines tr > :first-child { padding-left: 0; text-align: left; }
.statement-lines tr > :nth-child(2) {
  width: 100%;
  text-align: left;
  white-space: normal;
}
.statement-lines thead th {
  padding-top: 0;
  border-color: var(--invoice-rule);
  color: var(--invoice-muted);
  font-size: 11px;
  letter-spacing: 0.06em;
}
.statement-lines tbody td:first-child { color: var(--invoice-muted); }
.statement-balance > * { font-weight: 600; }
.statement-balance:last-child > * {
  border-color: var(--invoice-rule);
  border-bottom: 0;
}
.statement-note { display: block; color: var(--invoice-muted); font-weight: 400; font-size: 12px; }
.statement-lines tr:has(+ .statement-balance:last-child) > * { border-color: var(--invoice-rule); }
@container invoice (width < 540px) {
  .statement-lines { margin-top: 28px; }
  .statement-lines :is(table, thead, tbody) { display: block; }
  .statement-lines thead { display: none; }
  .statement-lines tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1px 16px;
    padding: 9px 0;
    border-bottom: 1px solid var(--invoice-line);
  }
  .statement-lines tr > :is(th, td) { width: auto; padding: 0; border: 0; }
  .statement-lines tr > :is(td:nth-child(3), td:nth-child(4)) { grid-area: 1 / 2; }
  .statement-lines tr > :nth-child(2) { grid-area: 1 / 1; }
  .statement-lines tr > td:first-child { grid-area: 2 / 1; font-size: 12px; }
  .statement-lines tr > td:last-child { grid-area: 2 / 2; color: var(--invoice-muted); font-size: 12px; }
  .statement-lines td:nth-child(4):not(:empty)::before { content: '−'; }
  .statement-lines .statement-balance > td:last-child { grid-area: 1 / 2; color: inherit; font-size: inherit; }
  .statement-lines td:empty { display: none; }
}
@media print {
  .statement-lines thead { display: table-header-group; }
  .statement-lines tr { break-inside: avoid; }
  .statement-lines tbody tr:nth-last-child(3):not(.is-long) { break-after: avoid; }
  .statement .invoice-ending { display: flow-root; border: 0; }
}
`;

/** Styles specific to the summary of sales taxes. */
export const TAX_STYLES = `
.tax-summary.invoice-document h1 { font-size: 24px; }
.tax-summary .invoice-number { text-wrap: balance; }
.tax-basis {
  display: flex;
  justify-content: space-between;
  gap: 24px;
  margin-top: 30px;
  color: var(--invoice-muted);
}
.tax-summary.invoice-document h2 {
  margin: 0;
  color: var(--invoice-ink);
  font-size: 16px;
  font-weight: 600;
}
.tax-return, .tax-documents { margin-top: 26px; }
.tax-facts { color: var(--invoice-muted); }
.tax-note { margin-top: 12px; color: var(--invoice-muted); font-size: 12px; }
.tax-lines {
  width: 100%;
  margin-top: 10px;
  border-collapse: collapse;
}
.tax-lines :where(th, td) {
  padding: 5px 0 5px 16px;
  border-bottom: 1px solid var(--invoice-line);
  font-variant-numeric: tabular-nums;
  text-align: right;
  vertical-align: top;
  white-space: nowrap;
}
.tax-lines tr > :first-child { padding-left: 0; color: var(--invoice-muted); text-align: left; }
.tax-lines tr > :nth-child(2) { text-align: left; white-space: normal; }
.tax-return .tax-lines tr > :nth-child(2) { width: 100%; }
.tax-documents .tax-lines { font-size: 12px; }
.tax-documents .tax-lines tr > :nth-child(2) { width: 24%; }
.tax-documents .tax-lines tr > :nth-child(3) { width: 34%; text-align: left; white-space: normal; }
.tax-lines thead th {
  border-color: var(--invoice-rule);
  color: var(--invoice-muted);
  font-size: 11px;
  letter-spacing: 0.06em;
  vertical-align: bottom;
}
.tax-documents .tax-lines thead th { max-width: 110px; overflow-wrap: normal; white-space: normal; }
.tax-result > * { border-color: var(--invoice-rule); font-weight: 600; }
@media print {
  .tax-lines thead { display: table-header-group; }
  .tax-lines tr { break-inside: avoid; }
  .tax-return { break-inside: avoid; }
  .tax-summary h2 { break-after: avoid; }
}
`;

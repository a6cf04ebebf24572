/** How the invoice looks, on screen and in print. Every rule is scoped to the document. */
export const INVOICE_STYLES = `
:where(.invoice-document, .invoice-document *) {
  box-sizing: border-box;
  margin: 0;
  padding: 0;
}
.invoice-document {
  --invoice-ink: #14181f;
  --invoice-muted: #5a6372;
  --invoice-line: #dfe3e8;
  --invoice-accent: #0b6152;
  container: invoice / inline-size;
  color-scheme: light;
  background: #fff;
  color: var(--invoice-ink);
  font: 400 13px/1.55 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif;
  font-feature-settings: 'calt', 'cv11';
  overflow-wrap: anywhere;
  text-align: left;
  text-size-adjust: 100%;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
}
.invoice-sheet {
  padding: clamp(20px, 7cqi, 64px);
}
.invoice-document :is(address, th, h1, h2) {
  font: inherit;
}
.invoice-document :is(h2, dt, thead th) {
  color: var(--invoice-muted);
  font-size: 12px;
  font-weight: 400;
}
.invoice-document .invoice-strong {
  color: var(--invoice-ink);
  font-weight: 600;
}
.invoice-lines, .invoice-description {
  white-space: pre-line;
}
.invoice-letterhead, .invoice-overview, .invoice-summary {
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 252px);
  column-gap: 40px;
}
.invoice-letterhead { align-items: start; }
.invoice-issuer, .invoice-issuer address, .invoice-bill-to address { color: var(--invoice-muted); }
.invoice-logo {
  display: block;
  width: auto;
  max-width: min(100%, 240px);
  height: auto;
  min-height: 14px;
  max-height: 48px;
  margin-bottom: 14px;
  object-fit: contain;
  object-position: left;
}
.invoice-document h1 {
  font-size: 30px;
  font-weight: 600;
  letter-spacing: -0.022em;
  line-height: 1.1;
}
.invoice-number {
  display: block;
  margin-top: 7px;
  color: var(--invoice-muted);
  font-size: 13px;
  font-weight: 400;
  letter-spacing: 0;
  line-height: 1.55;
}
.invoice-mark {
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 7px;
  margin-top: 10px;
  padding: 2px 10px;
  border: 1px solid currentcolor;
  border-radius: 99px;
  color: var(--invoice-muted);
  font-size: 12px;
  font-weight: 500;
}
.invoice-mark-paid { color: var(--invoice-accent); }
.invoice-overview { margin-top: 44px; }
.invoice-document h2 { margin-bottom: 4px; }
.invoice-facts > div, .invoice-totals > div {
  display: flex;
  justify-content: space-between;
  gap: 16px;
}
.invoice-facts > div + div { margin-top: 2px; }
.invoice-facts dd, .invoice-totals dd, .invoice-items td {
  font-variant-numeric: tabular-nums;
  text-align: right;
}
.invoice-facts > .invoice-headline {
  display: block;
  margin-top: 14px;
  padding-top: 12px;
  border-top: 1px solid var(--invoice-line);
}
.invoice-headline dd {
  color: var(--invoice-accent);
  font-size: 22px;
  font-weight: 600;
  letter-spacing: -0.015em;
  line-height: 1.3;
  text-align: left;
}
.invoice-items {
  width: 100%;
  margin-top: 44px;
  border-collapse: collapse;
}
.invoice-items thead th {
  padding: 0 0 8px 20px;
  border-bottom: 1px solid var(--invoice-ink);
  font-size: 11px;
  font-weight: 500;
  letter-spacing: 0.06em;
  text-align: right;
  white-space: nowrap;
}
.invoice-items tbody :is(th, td) {
  padding: 11px 0 11px 20px;
  border-bottom: 1px solid var(--invoice-line);
  vertical-align: top;
}
.invoice-items tr > th:first-child {
  width: 100%;
  padding-left: 0;
  text-align: left;
}
.invoice-items tbody th { font-weight: 500; }
.invoice-items td { white-space: nowrap; }
.invoice-description {
  display: block;
  max-width: 62ch;
  margin-top: 2px;
  color: var(--invoice-muted);
  font-size: 12px;
  font-weight: 400;
}
.invoice-invalid {
  margin-top: 44px;
  color: #b42318;
  font-weight: 500;
}
.invoice-summary {
  align-items: start;
  margin-top: 18px;
}
.invoice-payment { padding-top: 4px; }
.invoice-payment section + section { margin-top: 20px; }
.invoice-account {
  display: grid;
  gap: 1px;
  margin-top: 4px;
}
.invoice-account > div {
  display: grid;
  grid-template-columns: minmax(0, 108px) minmax(0, 1fr);
  align-items: baseline;
}
.invoice-account dd { font-variant-numeric: tabular-nums; }
.invoice-totals > div { padding: 4px 0; }
.invoice-totals dt { font-size: 13px; }
.invoice-totals > .invoice-total {
  align-items: baseline;
  margin-top: 8px;
  padding-top: 11px;
  border-top: 1px solid var(--invoice-ink);
}
.invoice-total dt { color: inherit; }
.invoice-total :is(dt, dd) {
  font-size: 16px;
  font-weight: 600;
}
.invoice-document a { color: var(--invoice-accent); }
.invoice-document .invoice-pay {
  display: block;
  margin-top: 16px;
  padding: 11px 16px;
  border-radius: 8px;
  background: var(--invoice-accent);
  color: #fff;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
}
.invoice-pay:focus-visible {
  outline: 2px solid var(--invoice-accent);
  outline-offset: 2px;
}
.invoice-signature { margin-top: 28px; }
.invoice-signature img {
  display: block;
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 64px;
}
.invoice-signature figcaption {
  margin-top: 6px;
  padding-top: 6px;
  border-top: 1px solid var(--invoice-line);
  color: var(--invoice-muted);
  font-size: 12px;
}
.invoice-notes { margin-top: 32px; }
.invoice-notes p { max-width: 80ch; }
.invoice-contact {
  margin-top: 32px;
  padding-top: 14px;
  border-top: 1px solid var(--invoice-line);
  color: var(--invoice-muted);
}
.invoice-contact address {
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  color: var(--invoice-ink);
}
@container invoice (width < 520px) {
  .invoice-letterhead, .invoice-overview, .invoice-summary {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 28px;
  }
  .invoice-overview, .invoice-items { margin-top: 32px; }
  .invoice-items tr {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    border-bottom: 1px solid var(--invoice-line);
    padding: 11px 0;
  }
  .invoice-items thead tr {
    padding: 0 0 8px;
    border-color: var(--invoice-ink);
  }
  .invoice-items tr :is(th, td) {
    padding: 0;
    border: 0;
  }
}
@media print {
  .invoice-sheet { padding: 0; }
  .invoice-document .invoice-pay { display: none; }
  .invoice-items thead { display: table-header-group; }
  .invoice-items tr, .invoice-summary, .invoice-contact, .invoice-letterhead, .invoice-overview { break-inside: avoid; }
  .invoice-summary { break-before: avoid; }
  .invoice-document h2 { break-after: avoid; }
  .invoice-document p { orphans: 3; widows: 3; }
}
`;

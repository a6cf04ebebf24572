/**
 * Styles of everything below the items: payment, totals, signature, notes, contact. A code (`.invoice-code`) too long to
 * fit beside its label moves below it, and breaks only if longer than that line.
 */
export const SUMMARY_STYLES = `
.invoice-summary { margin-top: 14px; }
.invoice-terms { padding-top: 4px; }
.invoice-terms > section + section { margin-top: 14px; }
.invoice-account { margin-top: 4px; }
.invoice-account > div {
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  align-items: baseline;
}
.invoice-account dt { flex: 0 0 98px; }
.invoice-account dd { flex: 1 1 0; min-width: 45%; }
.invoice-account > .invoice-code > dd {
  flex-basis: auto;
}
.invoice-totals > div { padding: 4px 0; }
.invoice-totals dt { font-size: 13px; }
.invoice-registration {
  display: block;
  font-size: 11px;
}
.invoice-tax-mark {
  display: inline-block;
  margin-left: 3px;
  color: var(--invoice-muted);
  font-size: 10px;
  font-weight: 600;
  line-height: 1;
  vertical-align: 3px;
}
.invoice-tax-legend {
  margin-top: 10px;
  color: var(--invoice-muted);
  font-size: 11px;
  list-style: none;
}
.invoice-tax-legend .invoice-tax-mark {
  min-width: 12px;
  margin-left: 0;
  vertical-align: baseline;
}
.invoice-totals > .invoice-total {
  margin-top: 7px;
  padding-top: 10px;
  border-top: 1px solid var(--invoice-rule);
}
.invoice-total :is(dt, dd) {
  color: var(--invoice-ink);
  font-size: 16px;
  font-weight: 600;
}
.invoice-total dd { color: var(--invoice-sum); }
.invoice-document .invoice-pay {
  display: block;
  margin-top: 14px;
  padding: 12px 16px;
  border-radius: 8px;
  background: var(--invoice-accent);
  color: #fff;
  font-size: 14px;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
}
.invoice-pay:hover { filter: brightness(1.12); }
.invoice-pay:focus-visible {
  outline: 2px solid var(--invoice-accent);
  outline-offset: 2px;
}
.invoice-signature { margin-top: 24px; }
.invoice-signature img {
  display: block;
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 64px;
}
.invoice-signature p {
  color: var(--invoice-muted);
  font-size: 12px;
  margin-top: 5px;
  padding-top: 5px;
  border-top: 1px solid var(--invoice-line);
}

.invoice-lines[dir] { text-align: start; }
.invoice-sheet > .invoice-notes {
  max-width: 80ch;
  margin-top: 28px;
}
.invoice-contact {
  margin-top: 22px;
  padding-top: 10px;
  border-top: 1px solid var(--invoice-line);
}
.invoice-contact, .invoice-contact address {
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  align-items: baseline;
}
.invoice-contact address { flex: 1; min-width: min(100%, 280px); }
`;

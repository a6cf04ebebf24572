import { BRAND_STYLES } from './brand-styles.ts';
import { NARROW_STYLES } from './narrow-styles.ts';
import { PAPER_INK } from './paper.ts';
import { SUMMARY_STYLES } from './summary-styles.ts';

/**
 * Styles for screen and print, all scoped to the document; lengths are CSS pixels on paper. Only weights 400 and 600
 * exist in print. 'Missing Letter' is a print-only font for characters that no other one has. Comments stand here, since
 * browsers would load those in the text:
 * - `text-rendering`: the same glyph widths on screen and in print, so that lines break alike.
 * - `.invoice-sheet`: the paper's margins in proportion; at paper width, the preview breaks lines where print does.
 * - `.invoice-logo`: a picture much higher than wide, or wider than high, is cropped instead of becoming a sliver.
 * - `.invoice-facts dt`: a long label breaks before its value does, a word of the label never, and a day neither.
 * - `.invoice-unit`: a long one takes a second line instead of the width of the names.
 */
export const INVOICE_STYLES = `
:where(.invoice-document, .invoice-document *) {
  box-sizing: border-box;
  margin: 0;
  padding: 0;
}
.invoice-document {
  --invoice-ink: ${PAPER_INK};
  --invoice-muted: #586171;
  --invoice-line: #dfe3e8;
  --invoice-accent: #0b6152;
  --invoice-rule: var(--invoice-ink);
  --invoice-sum: var(--invoice-ink);
  --invoice-plate: var(--invoice-ink);
  --invoice-band: var(--invoice-accent);
  --invoice-on-band: #fff;
  position: relative;
  background: #fff;
  color: var(--invoice-ink);
  color-scheme: light;
  font: 400 13px/1.45 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif, 'Missing Letter';
  overflow-wrap: anywhere;
  text-align: left;
  text-rendering: geometricPrecision;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
}
.invoice-sheet {
  padding: clamp(20px, 7.1cqi, 15mm) clamp(20px, 8.1cqi, 17mm) clamp(20px, 8.1cqi, 17mm);
  min-height: calc(100cqi * var(--invoice-proportion));
}
.invoice-document :where(address, th, h1, h2) { font: inherit; }
.invoice-document :where(h2, dt) {
  color: var(--invoice-muted);
  font-size: 12px;
}
.invoice-document :where(h2) { margin-bottom: 3px; }
.invoice-strong { font-weight: 600; }
.invoice-lines, .invoice-description { white-space: pre-line; }
.invoice-document a { color: var(--invoice-accent); }

.invoice-letterhead, .invoice-overview, .invoice-summary {
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, min(252px, 44%));
  column-gap: min(40px, 7%);
  align-items: start;
}
.invoice-issuer > :not(.invoice-strong), .invoice-bill-to address { color: var(--invoice-muted); }
.invoice-logo {
  display: block;
  width: auto;
  max-width: min(100%, 240px);
  height: auto;
  min-width: 24px;
  min-height: 14px;
  max-height: 48px;
  margin-bottom: 12px;
  object-fit: cover;
}
.invoice-document h1 {
  font-size: 30px;
  font-weight: 600;
  letter-spacing: -0.022em;
  line-height: 1.1;
}
.invoice-number {
  display: block;
  margin-top: 6px;
  color: var(--invoice-muted);
  font-size: 13px;
  font-weight: 400;
  letter-spacing: 0;
  line-height: 1.5;
}
.invoice-mark {
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 6px;
  margin-top: 10px;
  padding: 2px 11px;
  border: 1px solid currentcolor;
  border-radius: 99px;
  color: var(--invoice-muted);
  font-size: 12px;
}
.invoice-mark-hint {
  margin-top: 4px;
  color: var(--invoice-muted);
  font-size: 12px;
}
.invoice-mark-paid { color: var(--invoice-accent); }

.invoice-overview { margin-top: 30px; }
.invoice-facts > div, .invoice-totals > div {
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 16px;
  overflow-wrap: normal;
}
.invoice-facts dd, .invoice-totals dd, .invoice-items td, .invoice-account dd { font-variant-numeric: tabular-nums; }
.invoice-facts dd, .invoice-totals dd { text-align: right; }
.invoice-facts dt {
  flex: 1 1 0;
}
.invoice-facts dd { overflow-wrap: anywhere; }
.invoice-facts time { white-space: nowrap; }
.invoice-facts > div + div { margin-top: 2px; }
.invoice-facts > .invoice-headline {
  display: block;
  margin-top: 12px;
  padding-top: 11px;
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
.invoice-headline-void dd { color: var(--invoice-muted); }

.invoice-opening {
  max-width: 80ch;
  margin-top: 26px;
}
.invoice-items {
  width: 100%;
  margin-top: 30px;
  border-collapse: collapse;
}
.invoice-items :where(th, td) {
  padding: 8px 0 8px 26px;
  border-bottom: 1px solid var(--invoice-line);
  text-align: right;
  vertical-align: top;
  white-space: nowrap;
}
.invoice-items th:first-child {
  width: 100%;
  padding-left: 0;
  text-align: left;
  white-space: normal;
}
.invoice-items thead th {
  padding-top: 0;
  padding-bottom: 7px;
  border-color: var(--invoice-rule);
  color: var(--invoice-muted);
  font-size: 11px;
  letter-spacing: 0.06em;
}
.invoice-items .invoice-unit {
  display: inline-block;
  width: max-content;
  max-width: 11em;
  text-align: left;
  vertical-align: top;
  white-space: normal;
}
.invoice-description {
  display: block;
  max-width: 62ch;
  margin-top: 1px;
  color: var(--invoice-muted);
  font-size: 12px;
}
.invoice-invalid {
  margin-top: 36px;
  color: #b42318;
  font-weight: 600;
}

${SUMMARY_STYLES}${BRAND_STYLES}${NARROW_STYLES}`;

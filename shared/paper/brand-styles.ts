/**
 * Styles of the second layout, of the ground behind a logo, and of the line at the foot of a page. The coloured head
 * stays within the margins, since browsers print nothing of a page beyond them (decision F151); its title stands above
 * the days.
 */
export const BRAND_STYLES = `
.invoice-band .invoice-letterhead {
  padding: 24px 26px;
  border-radius: 10px;
  background: var(--invoice-band);
  grid-template-columns: minmax(0, 1fr) minmax(0, min(226px, 44%));
}
.invoice-band .invoice-letterhead * { color: var(--invoice-on-band); }
.invoice-band .invoice-beside {
  display: grid;
  grid-template: repeat(6, max-content) 1fr / max-content minmax(0, 1fr);
  column-gap: 18px;
}
.invoice-beside > * { grid-column: 2; }
.invoice-beside > .invoice-logo {
  grid-area: 1 / 1 / -1;
  margin: 0;
}
.invoice-logo-on-white, .invoice-logo-on-color {
  box-sizing: content-box;
  max-width: min(100% - 20px, 240px);
  padding: 8px 10px;
  border-radius: 6px;
  background: #fff;
}
.invoice-document .invoice-logo-on-color { background: var(--invoice-plate); }
.invoice-foot {
  position: absolute;
  inset: auto clamp(20px, 8.1cqi, 17mm) 7.5mm;
  color: var(--invoice-muted);
  font-size: 11px;
  line-height: 1.2;
}
`;

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brandColors } from '#shared/company/brand-colors.ts';
import type { Issuer } from '#shared/document/issuer.ts';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { aFullInvoice } from '#test/support/a-public-invoice.ts';
import { InvoiceDocument } from './invoice-document.tsx';

const withBrand = (brand: Issuer) => aFullInvoice({ company: { ...aFullInvoice().company, ...brand } });
const markupOf = (brand: Issuer) =>
  renderToStaticMarkup(<InvoiceDocument dictionary={enCa} invoice={withBrand(brand)} />);
const articleOf = (brand: Issuer) => /<article[^>]*>/.exec(markupOf(brand))?.[0] ?? '';
const logoOf = (brand: Issuer) => /<img[^>]*class="([^"]*)"/.exec(markupOf(brand))?.[1];

const LOGO = 'images/0123456789ABCDEFGHIJKL-600x600.png';

describe('a document', () => {
  it('has no colours, layout or foot of its own by default', () => {
    expect(articleOf({})).toBe(
      '<article class="invoice-document invoice invoice-plain invoice-on-letter" lang="en-CA">',
    );
    expect(markupOf({})).not.toMatch(/<p class="invoice-foot"|@bottom-left/);
  });

  it('takes the readable colour for texts and lines, and the chosen one for its head', () => {
    const article = articleOf({ brandColors: brandColors('#ffd400'), documentLayout: 'band' });
    expect(article).toContain('invoice-band');
    expect(article).toContain('--invoice-accent:#887000;--invoice-rule:#887000;--invoice-sum:#887000');
    expect(article).toContain('--invoice-band:#ffd400;--invoice-on-band:#000000');
  });

  it('has its foot on screen and on every page', () => {
    const markup = markupOf({ footerLine: 'Bonded, insured' });
    expect(markup).toContain('<p class="invoice-foot" dir="auto">Bonded, insured</p>');
    expect(markup).toContain("@bottom-left { content: 'Bonded\\2c  insured';");
  });

  it('escapes a foot that looks like markup or styles', () => {
    const markup = markupOf({ footerLine: `</style><script>alert(1)</script>'; } * { background: url(//x) }` });
    const [, styles = ''] = markup.split('@bottom-left');
    expect(markup).not.toContain('<script');
    expect(styles.split('</style>')[0]).not.toMatch(/url\(|[<>]/);
    expect(markup.match(/<\/style>/g)).toHaveLength(2);
  });
});

describe('a logo', () => {
  it.each([
    ['on paper', {}, 'invoice-logo'],
    ['too light for paper', { logoOnColor: true }, 'invoice-logo invoice-logo-on-color'],
    ['on a coloured head', { documentLayout: 'band' }, 'invoice-logo invoice-logo-on-white'],
    ['light, on a dark head', { documentLayout: 'band', logoOnColor: true }, 'invoice-logo'],
    [
      'light, on a light head',
      { documentLayout: 'band', logoOnColor: true, brandColors: brandColors('#ffd400') },
      'invoice-logo invoice-logo-on-color',
    ],
  ] as const)('%s stands on its ground', (_, brand, ground) => {
    expect(logoOf({ ...brand, logo: LOGO })).toBe(ground);
  });

  it('is as high as its shape needs, and as ever if its size is unknown', () => {
    expect(markupOf({ logo: LOGO, logoSize: { width: 600, height: 600 } })).toContain('style="max-height:96px"');
    expect(markupOf({ logo: 'data:image/png;base64,AA==', logoSize: { width: 1000, height: 100 } })).toContain(
      'style="max-height:24px"',
    );
    expect(markupOf({ logo: LOGO })).not.toContain('max-height:96px');
  });
});

it.each(['red', '#fff', '#0b6b58;background:url(//x)', '"><script>'])('no answer has the colour %j', (color) => {
  const brand = { brandColors: { color, onColor: color, light: color, dark: color } };
  expect(PublicInvoice.safeParse(withBrand(brand)).success).toBe(false);
});

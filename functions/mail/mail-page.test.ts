import { describe, expect, it } from 'vitest';
import { type MailContent, mailPage } from './mail-page.ts';

const content: MailContent = {
  locale: 'en-CA',
  subject: 'The subject',
  heading: 'The sender',
  lines: ['Hello,', 'First\nSecond'],
  figure: { label: 'Amount due', value: '210.00 CAD' },
  facts: [
    { label: 'Invoice number', value: 'INV-1' },
    { label: 'Due date', value: 'March 31, 2026' },
  ],
  button: { label: 'Open', url: 'https://app.example.ca/pay/1?a=1&b=2' },
  breakdown: [
    { label: 'A line', value: '205.00' },
    { label: 'Total', value: '215.00 CAD', isTotal: true },
  ],
  after: ['Bye.'],
  footer: 'The footer\nin two lines',
  optOut: { label: 'No more', url: 'https://app.example.ca/no?a=1&b=2' },
};

describe('an email', () => {
  it('has all content as plain text, in order', () => {
    expect(mailPage(content).text).toBe(
      [
        'Hello,',
        'First\nSecond',
        'Amount due: 210.00 CAD',
        'Invoice number: INV-1\nDue date: March 31, 2026',
        'Open: https://app.example.ca/pay/1?a=1&b=2',
        'A line: 205.00\nTotal: 215.00 CAD',
        'Bye.',
        'The footer\nin two lines',
        'No more: https://app.example.ca/no?a=1&b=2',
      ].join('\n\n'),
    );
  });

  it('has all content as HTML, in order, with its line breaks', () => {
    const page = mailPage(content).html;
    const parts = [
      '<html lang="en-CA">',
      '<title>The subject</title>',
      'The sender',
      'Hello,',
      'First<br>Second',
      'Amount due',
      '210.00 CAD',
      'Invoice number',
      'INV-1',
      'Due date',
      'March 31, 2026',
      'href="https://app.example.ca/pay/1?a=1&amp;b=2"',
      'Open',
      'A line',
      '205.00',
      'Total',
      '215.00 CAD',
      'Bye.',
      'The footer<br>in two lines',
      'href="https://app.example.ca/no?a=1&amp;b=2"',
      'No more',
    ];
    const places = parts.map((part) => page.indexOf(part));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('has the colours of its sender in both schemes, or the product’s', () => {
    const { html: branded } = mailPage({ ...content, colors: { light: '#1e3a8a', dark: '#5d81d7' } });
    expect(branded).toContain('bgcolor="#1e3a8a" style="background:#1e3a8a;');
    expect(branded).toContain('border-top:1px solid #1e3a8a');
    expect(branded).toContain('font-weight:700;color:#1e3a8a">210.00');
    for (const dark of ['.rule { border-color:', '.figure { color:', '.button { background:'])
      expect(branded).toContain(`${dark} #5d81d7 !important; }`);
    expect(branded).not.toContain('#0b6b58');
    expect(mailPage(content).html).toContain('bgcolor="#0b6b58"');
  });

  it('shows a light logo on a ground', () => {
    const logo = { url: 'https://app.example.ca/logo.png', width: 120, height: 40, ground: '#1e3a8a' };
    expect(mailPage({ ...content, logo }).html).toContain('background:#1e3a8a;padding:8px 10px"');
  });

  it.each([
    ['a label beside an amount', 'Paiement du 25 novembre 2026', '1\u00a0438,05\u00a0CAD', [false, true]],
    ['no row whose label and value are short', 'Amount due', '210.00\u00a0CAD', [true, true]],
    ['a long value beside a short label', 'Invoice number', 'F-2026-'.repeat(6), [true, false]],
    ['a long value and its long label', 'Numéro d’inscription', 'F-2026-'.repeat(6), [false, false]],
  ])('breaks %s', (_, label, value, whole) => {
    const { html } = mailPage({
      locale: 'fr-CA',
      subject: 'S',
      heading: 'H',
      lines: ['L'],
      facts: [{ label, value }],
      footer: 'F',
    });
    const cells = [...html.matchAll(/<td[^>]* class="(?:muted|ink)"[^>]*>/g)].map(([cell]) => cell.includes('nowrap'));
    expect(cells).toEqual(whole);
  });

  it('leaves out missing parts', () => {
    const { text, html } = mailPage({ locale: 'en-CA', subject: 'S', heading: 'H', lines: ['L'], footer: 'F' });
    expect(text).toBe('L\n\nF');
    expect(html).not.toContain('<a ');
    expect(html).not.toContain('undefined');
  });

  it('has the mark of the product if it is from it, without an image', () => {
    const { text, html } = mailPage({ ...content, logo: 'product' });
    expect(html).toMatch(/<td aria-hidden="true"[^>]* bgcolor="#0b6b58"[^>]*>N<\/td>\s*<td[^>]*>The sender<\/td>/);
    expect(html).not.toContain('<img');
    expect(text).toBe(mailPage(content).text);
  });

  it('is drawn by Outlook for Windows, which needs widths, tables and coloured cells', () => {
    const logo = { url: 'https://app.example.ca/logo.png', width: 120, height: 40 };
    const page = mailPage({ ...content, logo }).html;
    expect(page).toContain('<img class="logo" src="https://app.example.ca/logo.png" width="120" height="40" ');
    expect(page).toMatch(/<!--\[if mso\]><table [^>]*width="560"/);
    expect(page).toMatch(
      /<td class="button" align="center" bgcolor="#0b6b58" style="[^"]*mso-padding-alt:14px 24px"><a /,
    );
    // It ignores a table's padding and margin, and the size of anything but tables, cells and images.
    for (const [table] of page.matchAll(/<table [^>]*>/g)) expect(table).not.toMatch(/padding:|margin:/);
  });

  it('escapes everything', () => {
    const hostile = `"><img src=x onerror="alert('1')">&`;
    const fact = { label: hostile, value: hostile };
    const page = mailPage({
      locale: hostile,
      subject: hostile,
      heading: hostile,
      lines: [hostile],
      figure: fact,
      facts: [fact],
      button: { label: hostile, url: hostile },
      breakdown: [fact],
      after: [hostile],
      footer: hostile,
    }).html;
    expect(page).not.toContain('<img');
    expect(page).not.toContain(hostile);
    expect(page.split('&lt;img')).toHaveLength(15);
  });
});

import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandColors } from '#shared/company/brand-colors.ts';
import { anInvoice, setUpPage, show } from '#test/support/screens/pay-harness.tsx';

setUpPage();

const main = () => document.querySelector('main') as HTMLElement;
const LOGO = 'images/0123456789ABCDEFGHIJKL-600x200.png';

it('takes the readable colours of the seller, for both schemes', () => {
  show(anInvoice({ company: { ...anInvoice().company, brandColors: brandColors('#ffd400') } }));
  expect(main().className).toBe('page branded');
  expect(main().getAttribute('style')).toBe('--light: #887000; --dark: #ffd400;');
});

it('looks as ever without them', () => {
  show(anInvoice());
  expect(main().className).toBe('page');
  expect(main().getAttribute('style')).toBeNull();
});

it('shows a square logo higher than a wide one', () => {
  const { company } = anInvoice();
  for (const [width, name] of [
    [600, 'logo square'],
    [1200, 'logo'],
  ] as const) {
    show(anInvoice({ company: { ...company, logo: LOGO, logoSize: { width, height: 600 } } }));
    expect(document.querySelector('img')?.className).toBe(name);
    cleanup();
  }
});

it('shows a light logo on the colour, and the line that documents have at their foot', () => {
  const { company } = anInvoice();
  show(anInvoice({ company: { ...company, logo: LOGO, logoOnColor: true, footerLine: '<b>Bonded</b>' } }));
  expect(document.querySelector('img')?.className).toBe('logo light');
  expect(document.querySelector('.small-print')?.textContent).toContain('<b>Bonded</b>');
  cleanup();
  show(anInvoice({ company: { ...company, logo: LOGO } }));
  expect(document.querySelector('img')?.className).toBe('logo');
});

import { expect, it } from 'vitest';
import { cardText } from './card-text.ts';

it.each([
  ['visa', 'Visa ••••\u00a04242'],
  ['mastercard', 'Mastercard ••••\u00a04242'],
  ['amex', 'American Express ••••\u00a04242'],
  ['unknown', 'Carte ••••\u00a04242'],
  ['', 'Carte ••••\u00a04242'],
])('names a card of the brand "%s" as people do', (brand, text) => {
  expect(cardText({ brand, last4: '4242' }, 'fr')).toBe(text);
});

it('calls one of no known brand a card', () => {
  expect(cardText({ brand: 'unknown', last4: '0005' }, 'en')).toBe('Card ••••\u00a00005');
});

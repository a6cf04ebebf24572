import { expect, it } from 'vitest';
import { enCaCard } from './en-ca-card.ts';
import { frCaCard } from './fr-ca-card.ts';

it.each([
  ['visa', 'Visa', 'Visa'],
  ['amex', 'American Express', 'American Express'],
  ['cartes_bancaires', 'Cartes Bancaires', 'Cartes Bancaires'],
  ['unknown', 'Card', 'Carte'],
  ['', 'Card', 'Carte'],
  ['constructor', 'Card', 'Carte'],
])('a card of the brand "%s" is named as people know it', (brand, english, french) => {
  const card = { brand, last4: '4242' };
  expect(enCaCard.label(card)).toBe(`${english} ••••\u00a04242`);
  expect(frCaCard.label(card)).toBe(`${french} ••••\u00a04242`);
});

it('is named within a sentence', () => {
  const [visa, other] = [
    { brand: 'visa', last4: '4242' },
    { brand: 'other', last4: '0005' },
  ];
  expect([visa, other].map(enCaCard.named)).toEqual(['Visa ••••\u00a04242', 'card ••••\u00a00005']);
  expect([visa, other].map(frCaCard.named)).toEqual(['la carte Visa ••••\u00a04242', 'la carte ••••\u00a00005']);
});

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

const account = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };

it.each([
  ['TD Canada Trust', 'TD Canada Trust', 'TD Canada Trust'],
  ['', 'Bank account', 'Compte bancaire'],
])('a bank account at "%s" is named by its bank', (bank, english, french) => {
  const saved = { ...account, bank };
  expect(enCaCard.label(saved)).toBe(`${english} ••••\u00a06789`);
  expect(frCaCard.label(saved)).toBe(`${french} ••••\u00a06789`);
});

it('a bank account is called so within a sentence', () => {
  const accounts = [account, { ...account, bank: '' }];
  expect(accounts.map(enCaCard.named)).toEqual([
    'the TD Canada Trust account ••••\u00a06789',
    'the bank account ••••\u00a06789',
  ]);
  expect(accounts.map(frCaCard.named)).toEqual([
    'le compte TD Canada Trust ••••\u00a06789',
    'le compte bancaire ••••\u00a06789',
  ]);
});

import { expect, it } from 'vitest';
import { enCaActivity } from '#shared/locale/en-ca-activity.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { ownerTextsFor } from '#shared/locale/owner-texts.ts';
import { matchesSearch } from '#shared/search-text.ts';
import { ACTIVITY_ACTIONS } from './actions.ts';
import type { FieldChange } from './schema.ts';
import { activityText, actorName, searchedTexts, valueText } from './words.ts';

const record = { kind: 'invoice', id: 'i', label: 'INV-12' } as const;
const day = (on: string) => ({ kind: 'day', day: on }) as const;
const dueDate: FieldChange = { field: 'dueDate', from: day('2026-03-01'), to: day('2026-03-31') };
const status: FieldChange = {
  field: 'status',
  from: { kind: 'choice', choice: 'DRAFT' },
  to: { kind: 'choice', choice: 'SENT' },
};

const OIL = { name: 'Oil', quantity: 1, rate: 50, choice: 'optional' } as const;
const PINE = { name: 'Pine', quantity: 2, rate: 9.5, taxTreatment: 'zeroRated', choice: { group: 'Wood' } } as const;

it.each<[string, FieldChange[], english: string, french: string]>([
  [
    'a change',
    [dueDate],
    'changed the due date of INV-12 from Mar 1, 2026 to Mar 31, 2026',
    'a modifié le champ « date d’échéance » (INV-12), de « 1er mars 2026 » à « 31 mars 2026 »',
  ],
  [
    'a first value',
    [{ field: 'dueDate', to: day('2026-03-31') }],
    'set the due date of INV-12 to Mar 31, 2026',
    'a rempli le champ « date d’échéance » (INV-12) : 31 mars 2026',
  ],
  [
    'a choice',
    [
      {
        field: 'items',
        from: {
          kind: 'lines',
          lines: [
            { ...OIL, chosen: false },
            { ...PINE, chosen: true },
          ],
        },
        to: {
          kind: 'lines',
          lines: [
            { ...OIL, chosen: true },
            { ...PINE, chosen: true },
          ],
        },
      },
    ],
    'changed the items of INV-12 from Oil: 1 × 50 (optional, not chosen); Pine: 2 × 9.5 (Zero-rated, one of Wood, chosen) to Oil: 1 × 50 (optional, chosen); Pine: 2 × 9.5 (Zero-rated, one of Wood, chosen)',
    'a modifié le champ « lignes » (INV-12), de « Oil : 1 × 50 (en option, non choisie); Pine : 2 × 9,5 (Détaxé, au choix dans Wood, choisie) » à « Oil : 1 × 50 (en option, choisie); Pine : 2 × 9,5 (Détaxé, au choix dans Wood, choisie) »',
  ],
  [
    'a price that is followed',
    [{ field: 'items', to: { kind: 'lines', lines: [{ name: 'Logo', quantity: 1, rate: 450, followsPrice: true }] } }],
    'set the items of INV-12 to Logo: 1 × 450 (follows its product’s price)',
    'a rempli le champ « lignes » (INV-12) : Logo : 1 × 450 (suit le prix du produit)',
  ],
  [
    'a removed value',
    [{ field: 'paymentTerms', from: { kind: 'text', text: 'Now' } }],
    'removed the payment terms of INV-12, which was Now',
    'a vidé le champ « modalités de paiement » (INV-12), qui contenait Now',
  ],
  [
    'a status',
    [status],
    'changed the status of INV-12 from Draft to Sent',
    'a modifié le champ « statut » (INV-12), de « Brouillon » à « Envoyée »',
  ],
  ['several changes', [dueDate, status], 'changed invoice INV-12', 'a modifié la facture INV-12'],
  ['no change', [], 'changed invoice INV-12', 'a modifié la facture INV-12'],
])('describes %s in both languages', (_, changes, english, french) => {
  const texts = LANGUAGES.map((language) =>
    activityText({ action: 'invoice.update', record, changes }, ownerTextsFor(language).activity),
  );
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([english, french]);
});

it('names the payment settings and the reminders, of which a business has one', () => {
  const changes: FieldChange[] = [{ field: 'isOn', to: { kind: 'yesOrNo', isYes: true } }];
  const [english, french] = LANGUAGES.map((language) =>
    activityText({ action: 'reminders.update', changes }, ownerTextsFor(language).activity),
  );
  expect(english).toBe('set the sending of the reminders to yes');
  expect(french?.replaceAll('\u00a0', ' ')).toBe('a rempli le champ « envoi » des rappels : oui');
});

it('notes that a bank payment is on its way', () => {
  const [english, french] = LANGUAGES.map((language) =>
    activityText({ action: 'invoice.debit', record, changes: [] }, ownerTextsFor(language).activity),
  );
  expect(english).toBe('noted that a bank payment of invoice INV-12 is on its way');
  expect(french).toBe('a noté qu’un paiement bancaire de la facture INV-12 est en cours');
});

it('shows a constant that the product no longer has by its name', () => {
  expect(valueText('status', { kind: 'choice', choice: 'ARCHIVED' }, enCaActivity)).toBe('ARCHIVED');
});

it('has words for every action, with and without a record, in both languages', () => {
  for (const language of LANGUAGES) {
    for (const action of ACTIVITY_ACTIONS) {
      const { activity } = ownerTextsFor(language);
      expect(activityText({ action, record, changes: [] }, activity)).not.toMatch(/[{}]|^\s|\s$/);
      expect(activityText({ action, changes: [] }, activity)).not.toMatch(/[{}]|^\s|\s$/);
    }
  }
});

it('names the product if no person acted', () => {
  expect(actorName({})).toBe('Northbill');
});

it('searches person, record, action and fields', () => {
  const by = { userId: 'u', name: 'Ann Lee', email: 'ann@example.com' };
  const texts = searchedTexts({ id: '', at: '', action: 'invoice.send', by, record, changes: [dueDate] }, enCaActivity);
  expect(texts).toEqual(['Ann Lee', 'ann@example.com', 'INV-12', 'sent invoice INV-12 by email', 'due date']);
});

const price: FieldChange = {
  field: 'priceCents',
  from: { kind: 'cents', cents: 100_000, currency: 'CAD' },
  to: { kind: 'cents', cents: 2_500, currency: 'CAD' },
};
const tax: FieldChange = { field: 'taxValue', to: { kind: 'percent', percent: 9.975 } };
it.each<[string, FieldChange[], boolean]>([
  ['1000', [price], true],
  ['1,000.00', [price], true],
  ['1000.00 cad', [price], true],
  ['25.00', [price, dueDate], true],
  ['9.975', [tax, dueDate], true],
  ['1001', [price], false],
])('searches amounts with and without separators: %s in %j is found: %s', (search, changes, isFound) => {
  const texts = searchedTexts({ id: '', at: '', action: 'product.update', changes }, enCaActivity);
  expect(matchesSearch(search, ...texts)).toBe(isFound);
});

it('searches amounts as the reader writes them', () => {
  const entry = { id: '', at: '', action: 'product.update', changes: [price, dueDate] } as const;
  const texts = searchedTexts({ ...entry, changes: [...entry.changes] }, ownerTextsFor('fr').activity);
  for (const search of ['1 000,00 CAD', '1000.00', 'date d’échéance'])
    expect(matchesSearch(search, ...texts)).toBe(true);
});

it('names a record whatever its label contains', () => {
  const record = { kind: 'customer', id: 'c1', label: 'Cash$$ & Co $& Sons' } as const;
  const text = activityText({ action: 'customer.create', record, changes: [] }, ownerTextsFor('en').activity);
  expect(text).toBe('added customer Cash$$ & Co $& Sons');
});

import { expect, it } from 'vitest';
import type { FieldChange } from '#shared/activity/schema.ts';
import { changedFields } from './audited-call.ts';

const text = (typed: string) => ({ kind: 'text', text: typed });

it('lists the old and new values of changed fields only', () => {
  const before = { status: 'DRAFT', totalCents: 1050, currency: 'CAD', dueDate: '2026-03-01', version: 1 };
  expect(changedFields(before, { ...before, status: 'SENT', totalCents: 2000, version: 2 })).toEqual([
    { field: 'status', from: { kind: 'choice', choice: 'DRAFT' }, to: { kind: 'choice', choice: 'SENT' } },
    {
      field: 'totalCents',
      from: { kind: 'cents', cents: 1050, currency: 'CAD' },
      to: { kind: 'cents', cents: 2000, currency: 'CAD' },
    },
  ]);
});

it('lists every field of a new or deleted record', () => {
  expect(changedFields(null, { name: 'Ann', phone: '' })).toEqual([{ field: 'name', to: text('Ann') }]);
  expect(changedFields({ name: 'Ann' }, null)).toEqual([{ field: 'name', from: text('Ann') }]);
});

it.each([
  ['accountNumber', '0001234321', '4321'],
  ['accountNumber', '12345', '45'],
  ['accountNumber', '3😀3', '3'],
  ['accountNumber', '😀😀😀😀', '😀😀'],
  ['eTransferEmail', '😀😀@shop.ca', '😀@shop.ca'],
  ['iban', 'GB33BUKB20201555555555', '5555'],
  ['swiftCode', 'X', ''],
  ['eTransferEmail', 'payments@shop.ca', 'ents@shop.ca'],
  ['eTransferEmail', 'a@shop.ca', '@shop.ca'],
])('keeps of %s %s only %j', (field, value, tail) => {
  expect(changedFields(null, { [field]: value })).toEqual([{ field, to: { kind: 'tail', tail } }]);
});

it('keeps nothing of a file’s name', () => {
  expect(changedFields(null, { logo: 'images/secret.png' })).toEqual([{ field: 'logo', to: { kind: 'hidden' } }]);
});

it('lists the entries of an object by name', () => {
  const before = { taxRegistrations: { GST: '84512 3397 RT0001' } };
  const after = { taxRegistrations: { ...before.taxRegistrations, PST_SK: '1234567' } };
  const [gst, pst] = [
    { account: 'GST', number: '84512 3397 RT0001' },
    { account: 'PST_SK', number: '1234567' },
  ];
  expect(changedFields(before, after)).toEqual([
    {
      field: 'taxRegistrations',
      from: { kind: 'registrations', registrations: [gst] },
      to: { kind: 'registrations', registrations: [gst, pst] },
    },
  ]);
  expect(changedFields(after, { ...after })).toEqual([]);
});

it('tells a saved bank account from a card by its bank', () => {
  const card = { brand: 'visa', last4: '4242' };
  const account = { brand: 'acss_debit', last4: '6789', bank: '' };
  expect(changedFields({ savedCard: card }, { savedCard: account })).toEqual([
    { field: 'savedCard', from: { kind: 'card', ...card }, to: { kind: 'card', ...account } },
  ]);
});

it.each([
  [{ payments: true, bounces: false }, ['payments']],
  [{ payments: false, bounces: false }, []],
])('lists the switches that are on: %o', (notices, choices) => {
  expect(changedFields({}, { notices })).toEqual([{ field: 'notices', to: { kind: 'choices', choices } }]);
});

it('records a change of a hidden value that looks the same', () => {
  const changed = changedFields({ accountNumber: '11114321' }, { accountNumber: '22224321' });
  const shown = { kind: 'tail', tail: '4321' };
  expect(changed).toEqual([{ field: 'accountNumber', from: shown, to: shown }]);
});

it.each(['password', 'tokenHash', 'claim', 'providerApiKey', 'id', 'stripeAccountId'])('never records %s', (field) => {
  expect(changedFields({ [field]: 'old' }, { [field]: 'new' })).toEqual([]);
});

const fiveDollars = { kind: 'cents', cents: 500, currency: 'CAD' };
it.each([
  [{ taxValue: 5 }, { kind: 'percent', percent: 5 }],
  [{ taxType: 'fixed', taxValue: 5 }, fiveDollars],
  [{ discountValue: 5 }, fiveDollars],
  [
    { discountType: 'percentage', discountValue: 5.5 },
    { kind: 'percent', percent: 5.5 },
  ],
])('records the adjustment %j in its unit', (adjustment, value) => {
  const changed = changedFields({ currency: 'CAD' }, { currency: 'CAD', ...adjustment });
  expect(changed.at(-1)?.to).toEqual(value);
});

it('records how a line is taxed, and nothing that is not shown', () => {
  const line = { name: 'Design', quantity: 2, rate: 99.5, supplyCategory: 'legal' };
  const [change] = changedFields({ items: [line] }, { items: [{ ...line, taxTreatment: 'zeroRated', id: 'x' }] });
  expect(change).toMatchObject({
    from: { kind: 'lines', lines: [line] },
    to: { kind: 'lines', lines: [{ ...line, taxTreatment: 'zeroRated' }] },
  });
  expect(JSON.stringify(change)).not.toContain('"id"');
});

it('records which lines of a series follow a price, not that of which product', () => {
  const line = { name: 'Logo', quantity: 1, rate: 450 };
  const [change] = changedFields({ items: [line] }, { items: [{ ...line, productId: 'p1' }] });
  expect(change).toEqual({
    field: 'items',
    from: { kind: 'lines', lines: [line] },
    to: { kind: 'lines', lines: [{ ...line, followsPrice: true }] },
  });
});

it('records which lines of an estimate were chosen', () => {
  const [pine, oil, deck] = [
    { name: 'Pine', quantity: 1, rate: 100, choice: { group: 'Wood' } },
    { name: 'Oil', quantity: 1, rate: 50, choice: 'optional', chosen: true },
    { name: 'Deck', quantity: 1, rate: 1000 },
  ];
  const [change] = changedFields({ items: [pine, oil, deck] }, { items: [{ ...pine, chosen: true }, oil, deck] });
  expect(change).toEqual({
    field: 'items',
    from: { kind: 'lines', lines: [{ ...pine, chosen: false }, oil, deck] },
    to: { kind: 'lines', lines: [{ ...pine, chosen: true }, oil, deck] },
  });
});

/** The lines that the log keeps of an invoice with these. */
function linesOf(items: readonly object[]) {
  const to = changedFields(null, { items })[0]?.to;
  if (to?.kind !== 'lines') throw new Error('No lines were recorded');
  return to;
}

it('keeps the first lines of an invoice, as many as fit an entry, and at least one', () => {
  const line = (name: string) => ({ name, quantity: 2, rate: 99.5 });
  const many = linesOf(Array.from({ length: 200 }, () => line('Design')));
  expect(many.isCut).toBe(true);
  expect(many.lines.length).toBeGreaterThan(10);
  expect(JSON.stringify(many).length).toBeLessThan(1_500);
  expect(linesOf([line('x'.repeat(200)), line('y'.repeat(200))])).toMatchObject({
    isCut: true,
    lines: [{ rate: 99.5 }],
  });
  expect(linesOf([line('Design')])).not.toHaveProperty('isCut');
});

it.each([298, 299, 300])('shortens a text without cutting an emoji at unit %d', (length) => {
  const additionalNotes = `${'x'.repeat(length - 1)}😀${'y'.repeat(50)}`;
  const [change] = changedFields(null, { additionalNotes }) as [FieldChange];
  const kept = change.to?.kind === 'text' ? change.to.text : '';
  expect(kept.isWellFormed()).toBe(true);
  expect(kept.length).toBeLessThanOrEqual(300);
  expect(kept).toMatch(/^x+(😀y*)?…$/u);
});

import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it('lists the old and new values of changed fields only', () => {
  const before = { status: 'DRAFT', totalCents: 1050, currency: 'CAD', dueDate: '2026-03-01', version: 1 };
  expect(changedFields(before, { ...before, status: 'SENT', totalCents: 2000, version: 2 })).toEqual([
    { field: 'status', from: 'DRAFT', to: 'SENT' },
    { field: 'totalCents', from: '10.50 CAD', to: '20.00 CAD' },
  ]);
});

it('lists every field of a new or deleted record', () => {
  expect(changedFields(null, { name: 'Ann', phone: '' })).toEqual([{ field: 'name', to: 'Ann' }]);
  expect(changedFields({ name: 'Ann' }, null)).toEqual([{ field: 'name', from: 'Ann' }]);
});

it.each([
  ['accountNumber', '0001234321', '••••4321'],
  ['accountNumber', '12345', '••••45'],
  ['accountNumber', '3😀3', '••••3'],
  ['accountNumber', '😀😀😀😀', '••••😀😀'],
  ['eTransferEmail', '😀😀@shop.ca', '••••😀@shop.ca'],
  ['iban', 'GB33BUKB20201555555555', '••••5555'],
  ['swiftCode', 'X', '••••'],
  ['eTransferEmail', 'payments@shop.ca', '••••ents@shop.ca'],
  ['eTransferEmail', 'a@shop.ca', '••••@shop.ca'],
  ['logo', 'images/secret.png', '••••'],
])('hides %s %s as %s', (field, value, shown) => {
  expect(changedFields(null, { [field]: value })).toEqual([{ field, to: shown }]);
});

it('lists the entries of an object by name', () => {
  const before = { taxRegistrations: { GST: '84512 3397 RT0001' } };
  const after = { taxRegistrations: { ...before.taxRegistrations, PST_SK: '1234567' } };
  expect(changedFields(before, after)).toEqual([
    {
      field: 'taxRegistrations',
      from: 'GST/HST 84512 3397 RT0001',
      to: 'GST/HST 84512 3397 RT0001; PST (Saskatchewan) 1234567',
    },
  ]);
  expect(changedFields(after, { ...after })).toEqual([]);
});

it.each([
  [{ payments: true, bounces: false }, 'payments'],
  [{ payments: false, bounces: false }, 'none'],
])('lists the switches that are on: %o', (notices, shown) => {
  expect(changedFields({}, { notices })).toEqual([{ field: 'notices', to: shown }]);
});

it('records a change of a hidden value that looks the same', () => {
  const changed = changedFields({ accountNumber: '11114321' }, { accountNumber: '22224321' });
  expect(changed).toEqual([{ field: 'accountNumber', from: '••••4321', to: '••••4321' }]);
});

it.each(['password', 'tokenHash', 'claim', 'providerApiKey', 'id', 'stripeAccountId'])('never records %s', (field) => {
  expect(changedFields({ [field]: 'old' }, { [field]: 'new' })).toEqual([]);
});

it.each([
  [{ taxValue: 5 }, '5%'],
  [{ taxType: 'fixed', taxValue: 5 }, '5.00 CAD'],
  [{ discountValue: 5.5 }, '5.50 CAD'],
  [{ discountType: 'percentage', discountValue: 5.5 }, '5.5%'],
])('shows the unit of the adjustment %j', (adjustment, shown) => {
  const changed = changedFields({ currency: 'CAD' }, { currency: 'CAD', ...adjustment });
  expect(changed.at(-1)?.to ?? '').toBe(shown);
});

it('lists exemptions in one line', () => {
  const taxExemptions = [
    { tax: 'RST_MB', reason: 'Resale', number: '123456-7' },
    { tax: 'GST', reason: 'Diplomat' },
  ];
  expect(changedFields({ taxExemptions }, { taxExemptions: undefined })).toEqual([
    { field: 'taxExemptions', from: 'RST (Manitoba): Resale, 123456-7; GST/HST: Diplomat' },
  ]);
});

it('shows how a line is taxed', () => {
  const line = { name: 'Design', quantity: 2, rate: 99.5, supplyCategory: 'legal' };
  const [change] = changedFields({ items: [line] }, { items: [{ ...line, taxTreatment: 'zeroRated' }] });
  expect(change).toMatchObject({ from: 'Design: 2 × 99.5 (Legal services)', to: 'Design: 2 × 99.5 (Zero-rated)' });
});

it('lists the lines of an invoice, cut to fit an entry', () => {
  const items = Array.from({ length: 200 }, () => ({ name: 'Design', quantity: 2, rate: 99.5 }));
  const [change] = changedFields(null, { items });
  expect(change?.to).toMatch(/^Design: 2 × 99\.5; Design.*…$/);
  expect(change?.to).toHaveLength(300);
});

it.each([298, 299, 300])('shortens a text without cutting an emoji at unit %d', (length) => {
  const [change] = changedFields(null, { additionalNotes: `${'x'.repeat(length - 1)}😀${'y'.repeat(50)}` });
  expect(change?.to?.isWellFormed()).toBe(true);
  expect(change?.to).toMatch(/^x+(😀y*)?…$/u);
});

import { expect, it } from 'vitest';
import { matchesSearch } from '#shared/search-text.ts';
import { ACTIVITY_ACTIONS } from './actions.ts';
import { activityText, actorName, searchedTexts, valueText } from './words.ts';

const record = { kind: 'invoice', id: 'i', label: 'INV-12' } as const;
const dueDate = { field: 'dueDate', from: '2026-03-01', to: '2026-03-31' };

it.each([
  ['a change', [dueDate], 'changed the due date of INV-12 from Mar 1, 2026 to Mar 31, 2026'],
  ['a first value', [{ field: 'dueDate', to: '2026-03-31' }], 'set the due date of INV-12 to Mar 31, 2026'],
  ['a removed value', [{ field: 'paymentTerms', from: 'Now' }], 'removed the payment terms of INV-12, which was Now'],
  ['a status', [{ field: 'status', from: 'DRAFT', to: 'SENT' }], 'changed the status of INV-12 from Draft to Sent'],
  ['several changes', [dueDate, { field: 'status', from: 'DRAFT', to: 'SENT' }], 'changed invoice INV-12'],
  ['no change', [], 'changed invoice INV-12'],
])('describes %s', (_, changes, text) => {
  expect(activityText({ action: 'invoice.update', record, changes })).toBe(text);
});

it.each([
  ['startTime', new Date(2026, 0, 5, 15, 4).toISOString(), 'Jan 5, 2026, 3:04 PM'],
  ['paymentMethod', 'bank', 'Bank Transfer'],
  ['taxType', 'percentage', 'Percentage'],
  ['language', 'fr', 'French'],
  ['supplyProvince', 'ON', 'Ontario'],
  ['taxMode', 'custom', 'Own rate'],
  ['taxTreatment', 'zeroRated', 'Zero-rated'],
  ['supplyCategory', 'legal', 'Legal services'],
  ['notes', 'as it is', 'as it is'],
  ['notes', '1000.00', '1000.00'],
  ['totalCents', '1234567.89 CAD', '1,234,567.89 CAD'],
  ['paidCents', '-1000.00 CAD', '-1,000.00 CAD'],
  ['shippingValue', '100.00 CAD', '100.00 CAD'],
  ['taxValue', '9.975%', '9.975%'],
])('shows the %s %s as %s', (field, value, text) => {
  expect(valueText(field, value).replaceAll('\u00a0', ' ')).toBe(text);
});

it('has words for every action, with and without a record', () => {
  for (const action of ACTIVITY_ACTIONS) {
    expect(activityText({ action, record, changes: [] })).not.toMatch(/[{}]|^\s|\s$/);
    expect(activityText({ action, changes: [] })).not.toMatch(/[{}]|^\s|\s$/);
  }
});

it('names the product if no person acted', () => {
  expect(actorName({})).toBe('Northbill');
});

it('searches person, record, action and fields', () => {
  const by = { userId: 'u', name: 'Ann Lee', email: 'ann@example.com' };
  const texts = searchedTexts({ id: '', at: '', action: 'invoice.send', by, record, changes: [dueDate] });
  expect(texts).toEqual(['Ann Lee', 'ann@example.com', 'INV-12', 'sent invoice INV-12 by email', 'due date']);
});

const price = { field: 'priceCents', from: '1000.00 CAD', to: '25.00 CAD' };
it.each([
  ['1000', [price], true],
  ['1,000.00', [price], true],
  ['1000.00 cad', [price], true],
  ['25.00', [price, dueDate], true],
  ['1001', [price], false],
])('searches amounts with and without separators: %s in %j is found: %s', (search, changes, isFound) => {
  const texts = searchedTexts({ id: '', at: '', action: 'product.update', changes });
  expect(matchesSearch(search, ...texts)).toBe(isFound);
});

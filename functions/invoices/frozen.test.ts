import { expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { checkFrozen, checkRemovable, checkStatusChange } from './frozen.ts';

const PAID = {
  status: 'PAID',
  movements: [{ on: '2026-03-09', cents: 24_500, method: 'card' }],
  currency: 'CAD',
  items: [
    { name: 'Design', quantity: 0.25, rate: 19.99 },
    { name: 'Print', description: 'A4', quantity: 2, rate: 100 },
  ],
  discountType: 'percentage',
  discountValue: 0,
  taxValue: 5,
} as unknown as InvoiceRecord;

const [design, print] = PAID.items;
const turned = { rate: 19.99, quantity: 0.25, description: '', unit: '', name: 'Design' };

it.each<[name: string, change: Partial<InvoiceRecord> | Record<string, undefined>]>([
  [
    'attributes in another order, a blank description and no unit',
    { items: [turned, print] as InvoiceRecord['items'] },
  ],
  ['a discount of 0 of the other type', { discountType: 'fixed' }],
  ['a discount left out', { discountType: undefined, discountValue: undefined }],
  ['the default type of tax spelled out', { taxType: 'percentage' }],
  ['shipping of 0', { shippingType: 'percentage', shippingValue: 0 }],
])('treats %s as the same amounts', (_, change) => {
  expect(() => checkFrozen(PAID, { ...PAID, ...change } as InvoiceRecord)).not.toThrow();
});

it.each<[name: string, change: Partial<InvoiceRecord>]>([
  ['lines in another order', { items: [print, design] as InvoiceRecord['items'] }],
  ['another description', { items: [{ ...design, description: 'Logo' }, print] as InvoiceRecord['items'] }],
  ['a unit', { items: [{ ...design, unit: 'h' }, print] as InvoiceRecord['items'] }],
  ['an extra line', { items: [...PAID.items, { name: 'Gift', quantity: 1, rate: 0 }] }],
  ['the same tax figure as an amount', { taxType: 'fixed' }],
  ['another currency', { currency: 'USD' }],
])('refuses %s', (_, change) => {
  expect(() => checkFrozen(PAID, { ...PAID, ...change })).toThrow('cannot be changed');
});

it('refuses the same tax of which another part is credited', () => {
  const hst = { code: 'HST', ratePercent: 5, baseAmount: 100, amount: 5, rule: 'HST' } as const;
  const relieved = { ...PAID, taxes: [{ ...hst, credited: 8 }] };
  expect(() => checkFrozen(relieved, { ...relieved, updatedAt: '2026-03-10T12:00:00Z' })).not.toThrow();
  expect(() => checkFrozen(relieved, { ...relieved, taxes: [hst] })).toThrow('cannot be changed');
});

it('an invoice that a debit paid says so, not that a card did', () => {
  const movements = [{ on: '2026-03-09', cents: 24_500, method: 'debit' }] as const;
  const debited = { ...PAID, movements } as InvoiceRecord;
  const what = { params: { what: 'debit' } };
  expect(() => checkFrozen(debited, { ...debited, currency: 'USD' })).toThrow(expect.objectContaining(what));
  expect(() => checkStatusChange(debited, 'CANCELLED')).toThrow(expect.objectContaining(what));
  expect(() => checkRemovable(debited)).toThrow(expect.objectContaining(what));
});

it('an invoice whose debit the bank returned may be cancelled, but keeps its amounts', () => {
  const movements = [
    { on: '2026-03-09', cents: 24_500, method: 'debit', takenBackCents: 24_500 },
    { on: '2026-03-19', cents: -24_500, method: 'debit', isDispute: true },
  ] as const;
  const returned = { ...PAID, status: 'SENT', movements } as InvoiceRecord;
  expect(() => checkStatusChange(returned, 'CANCELLED')).not.toThrow();
  expect(() => checkFrozen(returned, { ...returned, currency: 'USD' })).toThrow('cannot be changed');
});

import { expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { checkFrozen } from './frozen.ts';

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

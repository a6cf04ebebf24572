import { expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { type SearchItem, searchedTextOf, searchWrites } from '#functions/domain/invoice/search-item.ts';
import { sortFound } from './list.ts';

const RECORD = {
  businessId: 'b',
  status: 'SENT',
  billingEmail: '',
  createdAt: '2026-03-01T12:00:00.000Z',
} as InvoiceRecord;

const itemOf = (name: string, over: Partial<InvoiceRecord>) =>
  searchWrites(null, { ...RECORD, id: name.padEnd(22, '0'), billingName: name, ...over }).searchItem?.Put
    ?.Item as SearchItem;

/** Newest first, as they are read. */
const ITEMS = [
  itemOf('Élan', { invoiceNumber: 'INV-9', issueDate: '2026-03-03', dueDate: '2026-03-10', totalCents: 500 }),
  itemOf('amber', { invoiceNumber: 'inv-10', issueDate: '2026-03-02', dueDate: '2026-03-30', totalCents: 10_000 }),
  itemOf('Zed', { invoiceNumber: 'A-3', issueDate: '2026-03-01', dueDate: '2026-03-10', totalCents: 2_000 }),
];

it.each([
  ['issueDate', undefined, ['elan', 'amber', 'zed']],
  ['issueDate', 'asc', ['zed', 'amber', 'elan']],
  ['invoiceNumber', undefined, ['amber', 'elan', 'zed']],
  ['invoiceNumber', 'asc', ['zed', 'elan', 'amber']],
  ['billingName', undefined, ['amber', 'elan', 'zed']],
  ['billingName', 'desc', ['zed', 'elan', 'amber']],
  ['total', undefined, ['amber', 'zed', 'elan']],
  ['total', 'asc', ['elan', 'zed', 'amber']],
  // Invoices due on the same day stay newest first in both orders.
  ['dueDate', undefined, ['elan', 'zed', 'amber']],
  ['dueDate', 'desc', ['amber', 'elan', 'zed']],
] as const)('sorts by %s in the order %s', (sortBy, sortOrder, names) => {
  expect(sortFound(ITEMS, { sortBy, sortOrder }).map((item) => searchedTextOf(item, 'billingName'))).toEqual(names);
});

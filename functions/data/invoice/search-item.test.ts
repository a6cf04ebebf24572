import { describe, expect, it } from 'vitest';
import { invoiceRowKey, searchedRow } from '#functions/data/table/keys.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/invoice/status.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { type SearchItem, searchMatcher, searchWrites } from './search-item.ts';

const invoice = {
  id: 'Abcdefghij0123456789zz',
  businessId: 'b',
  status: 'SENT',
  invoiceNumber: 'INV-7',
  billingName: 'Café  Léger',
  billingEmail: 'Hello@Leger.example',
  version: 4,
  issueDate: '2026-03-01',
  createdAt: '2026-03-01T12:00:00.000Z',
} as InvoiceRecord;

const itemOf = (changes: Partial<InvoiceRecord> = {}) =>
  searchWrites(null, { ...invoice, ...changes }).searchItem?.Put?.Item as SearchItem;

describe('a search item', () => {
  it('refers to its invoice’s row', () => {
    expect(invoiceRowKey(invoice).sk.startsWith(searchedRow('b', itemOf()).sk)).toBe(true);
  });

  it('contains the searched fields, normalized, and nothing else', () => {
    expect(itemOf()).toEqual({
      pk: 'BUSINESS#b',
      sk: expect.stringMatching(/^SEARCH#2026-03-01#\w{9}#Abcdefghij$/),
      t: 'S\ninv-7\ncafe leger\nhello@leger.example',
    });
  });

  it.each([
    ['inv-7', true],
    ['INV', true],
    ['cafe léger', true],
    ['LEGER.EX', true],
    ['7 cafe', false],
    // The first letter of the status is not searched.
    ['s', false],
    ['nobody', false],
  ])('is found by %j: %s', (search, expected) => {
    expect(searchMatcher(search, undefined)(itemOf())).toBe(expected);
  });

  it('is found within the requested statuses', () => {
    for (const status of INVOICE_STATUSES) {
      const within = (statuses: InvoiceStatus[]) => searchMatcher('inv', statuses)(itemOf({ status }));
      expect(within([status])).toBe(true);
      expect(within(INVOICE_STATUSES.filter((other) => other !== status))).toBe(false);
    }
  });
});

describe('the writes', () => {
  const namesOf = (after: Partial<InvoiceRecord>) => Object.keys(searchWrites(invoice, { ...invoice, ...after }));

  it.each([
    ['nothing that is searched changes', { totalCents: 5, version: 2 }, []],
    ['the customer changes', { billingName: 'Other' }, ['searchItem']],
    ['the status changes', { status: 'PAID' as const }, ['searchItem']],
    ['the issue date changes', { issueDate: '2026-04-01' }, ['oldSearchItem', 'searchItem']],
  ])('when %s', (_, after, expected) => {
    expect(namesOf(after)).toEqual(expected);
  });

  it('delete the item of a deleted invoice', () => {
    const { oldSearchItem, ...others } = searchWrites(invoice, null);
    expect(oldSearchItem?.Delete?.Key).toEqual({ pk: 'BUSINESS#b', sk: itemOf().sk });
    expect(others).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/invoice/status.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { rowKey } from './invoice-row.ts';
import { finds, rowBeginning, type SearchItem, searchWrites } from './invoice-search.ts';
import { type StoredChange, toChange } from './search-changes.ts';
import type { Write } from './table.ts';

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

const NOW = new Date('2026-04-01T00:00:00.000Z');
const itemOf = (changes: Partial<InvoiceRecord> = {}) =>
  searchWrites(null, { ...invoice, ...changes }, NOW).searchItem?.Put?.Item as SearchItem;

describe('a search item', () => {
  it('stands for the row of its invoice', () => {
    expect(rowKey(invoice).sk.startsWith(rowBeginning(itemOf()))).toBe(true);
  });

  it('carries what is searched, ready to be compared, and nothing else', () => {
    expect(itemOf()).toEqual({
      pk: 'BUSINESS#b',
      sk: expect.stringMatching(/^TEXT#2026-03-01#\w{9}#Abcdefghij$/),
      t: 'S\ninv-7\ncafe leger\nhello@leger.example',
    });
  });

  it.each([
    ['inv-7', true],
    ['INV', true],
    ['cafe léger', true],
    ['LEGER.EX', true],
    ['7 cafe', false],
    // The letter of the status is no text.
    ['s', false],
    ['nobody', false],
  ])('is found by %j: %s', (search, expected) => {
    expect(finds(search, undefined)(itemOf())).toBe(expected);
  });

  it('is found within the statuses that are asked for', () => {
    for (const status of INVOICE_STATUSES) {
      const within = (statuses: InvoiceStatus[]) => finds('inv', statuses)(itemOf({ status }));
      expect(within([status])).toBe(true);
      expect(within(INVOICE_STATUSES.filter((other) => other !== status))).toBe(false);
    }
  });
});

const MOVED = ['oldSearchItem', 'oldSearchChange', 'searchItem', 'searchChange'];
const noted = (write: Write | undefined) => toChange(write?.Put?.Item as StoredChange);

describe('the writes', () => {
  const namesOf = (after: Partial<InvoiceRecord>) => Object.keys(searchWrites(invoice, { ...invoice, ...after }, NOW));

  it.each([
    ['nothing that is searched changes', { totalCents: 5, version: 2 }, []],
    ['the customer changes', { billingName: 'Other' }, ['searchItem', 'searchChange']],
    ['the status changes', { status: 'PAID' as const }, ['searchItem', 'searchChange']],
    ['the invoice moves', { issueDate: '2026-04-01' }, MOVED],
  ])('when %s', (_, after, expected) => {
    expect(namesOf(after)).toEqual(expected);
  });

  it('note what changed, in the version of the invoice, for a month', () => {
    const { searchChange } = searchWrites(invoice, { ...invoice, version: 5, billingName: 'Other' }, NOW);
    const { sk, t } = itemOf({ billingName: 'Other' });
    expect(noted(searchChange)).toEqual({ sk, t, v: 5, at: NOW.toISOString() });
    expect(searchChange?.Put?.Item?.ttl).toBe(Date.parse('2026-05-02T00:00:00Z') / 1_000);
  });

  it('note under where an invoice stood that it is gone from there', () => {
    const { oldSearchChange } = searchWrites(invoice, { ...invoice, version: 5, issueDate: '2026-04-01' }, NOW);
    expect(noted(oldSearchChange)).toEqual({ sk: itemOf().sk, v: 5, at: NOW.toISOString() });
  });

  it('take the item away with its invoice', () => {
    const { oldSearchItem, oldSearchChange, ...others } = searchWrites(invoice, null, NOW);
    expect(oldSearchItem?.Delete?.Key).toEqual({ pk: 'BUSINESS#b', sk: itemOf().sk });
    expect(noted(oldSearchChange)).toEqual({ sk: itemOf().sk, v: 5, at: NOW.toISOString() });
    expect(others).toEqual({});
  });
});

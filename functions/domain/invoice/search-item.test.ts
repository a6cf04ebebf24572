import { describe, expect, it } from 'vitest';
import { invoiceRowKey, searchedRow } from '#functions/data/table/keys.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/invoice/status.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { dueDayOf, type SearchItem, searchedTextOf, searchWrites, totalCentsOf } from './search-item.ts';
import { searchMatcher } from './search-matcher.ts';

const invoice = {
  id: 'Abcdefghij0123456789zz',
  businessId: 'b',
  status: 'SENT',
  invoiceNumber: 'INV-7',
  billingName: 'Café  Léger',
  billingEmail: 'Hello@Leger.example',
  version: 4,
  issueDate: '2026-03-01',
  dueDate: '2026-04-10',
  totalCents: 34_493,
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
      t: '34493S14\ninv-7\ncafe leger\nhello@leger.example',
    });
  });

  it('is found by each of the business’s own fields', () => {
    const customFields = ['Lac Bleu', 'CC-12'].map((value) => ({ label: value, value, isPrinted: false }));
    const item = itemOf({ customFields });
    for (const text of ['lac bleu', 'cc-12', 'hello@leger']) expect(searchMatcher({ text })(item)).toBe(true);
    expect(searchMatcher({ text: 'bleu cc' })(item)).toBe(false);
  });

  it.each([
    ['inv-7', true],
    ['INV', true],
    ['cafe léger', true],
    ['LEGER.EX', true],
    ['7 cafe', false],
    // The first line is not searched.
    ['s', false],
    ['s14', false],
    ['nobody', false],
  ])('is found by %j: %s', (search, expected) => {
    expect(searchMatcher({ text: search })(itemOf())).toBe(expected);
  });

  it('is found within the requested statuses', () => {
    for (const status of INVOICE_STATUSES) {
      const within = (statuses: InvoiceStatus[]) => searchMatcher({ text: 'inv', statuses })(itemOf({ status }));
      expect(within([status])).toBe(true);
      expect(within(INVOICE_STATUSES.filter((other) => other !== status))).toBe(false);
    }
  });
});

describe('an amount', () => {
  it.each([
    ['344.93', true],
    ['$344.93', true],
    ['344,93 CAD', true],
    ['344.9', true],
    ['344.', true],
    ['344', true],
    ['344.95', false],
    ['44.93', false],
    ['3449', false],
    ['34493', false],
  ])('of 344.93 is found by %j: %s', (text, expected) => {
    expect(searchMatcher({ text })(itemOf())).toBe(expected);
  });

  it.each(['12,345.60', '12345.6', '12 345,60', '12345', ' $12,345'])('of 12,345.60 is found by %j', (text) => {
    expect(searchMatcher({ text })(itemOf({ totalCents: 1_234_560 }))).toBe(true);
  });
});

describe('its amount, status and due day', () => {
  it.each(INVOICE_STATUSES)('are those of the invoice (%s)', (status) => {
    const item = itemOf({ status });
    expect(totalCentsOf(item)).toBe(34_493);
    expect(dueDayOf(item)).toBe(Date.parse('2026-04-10') / 86_400_000);
    expect(searchedTextOf(item, 'invoiceNumber')).toBe('inv-7');
    expect(searchedTextOf(item, 'billingName')).toBe('cafe leger');
  });
});

describe('the writes', () => {
  const namesOf = (after: Partial<InvoiceRecord>) => Object.keys(searchWrites(invoice, { ...invoice, ...after }));

  it.each([
    ['nothing that is searched changes', { additionalNotes: 'Thanks', version: 2 }, []],
    ['the total changes', { totalCents: 5 }, ['searchItem']],
    ['the due date changes', { dueDate: '2026-04-11' }, ['searchItem']],
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

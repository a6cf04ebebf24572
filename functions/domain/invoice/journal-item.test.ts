import { describe, expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import type { Movement } from '#shared/ledger/standing.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { RECORD } from '#test/support/taxed-record.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { invoicesIn } from './invoices.ts';
import { journalOf } from './journal.ts';
import { entriesIn, type JournalItem, journalWrites } from './journal-item.ts';
import { journalIn } from './journal-store.ts';

const GST: InvoiceTax = { code: 'GST', ratePercent: 5, baseAmount: 300, amount: 15, rule: '' };
const paid = (on: string, cents: number): Movement => ({ on, at: `${on}T12:00:00Z`, cents, method: 'e-transfer' });

const anInvoice = (changes: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  ...RECORD,
  ...{ billingProvince: 'AB', items: [{ name: 'Line', quantity: 1, rate: 300 }], taxes: [GST], totalCents: 31_500 },
  ...changes,
});

/** The kinds of writes by month. */
const writesOf = (before: InvoiceRecord | null, after: InvoiceRecord | null) =>
  Object.fromEntries(
    Object.entries(journalWrites(before, after)).map(([name, write]) => [name, Object.keys(write)[0]]),
  );

describe('the journal of an invoice', () => {
  it.each<[what: string, before: InvoiceRecord | null, after: InvoiceRecord | null, writes: Record<string, string>]>([
    ['is put with a new invoice', null, anInvoice(), { 'journal 2026-01': 'Put' }],
    ['is not there for a draft', null, anInvoice({ status: 'DRAFT' }), {}],
    ['is not there for a deposit request', null, anInvoice({ isDeposit: true }), {}],
    ['is put when it is issued', anInvoice({ status: 'DRAFT' }), anInvoice(), { 'journal 2026-01': 'Put' }],
    [
      'stays if nothing in it changes',
      anInvoice(),
      anInvoice({ version: 2, status: 'OVERDUE', additionalNotes: 'New' }),
      {},
    ],
    [
      'moves with the issue day',
      anInvoice(),
      anInvoice({ issueDate: '2026-02-01' }),
      { 'journal 2026-01': 'Delete', 'journal 2026-02': 'Put' },
    ],
    [
      'is put again with another day of the month',
      anInvoice(),
      anInvoice({ issueDate: '2026-01-06' }),
      { 'journal 2026-01': 'Put' },
    ],
    [
      'grows by a payment in another month, and the rest stays',
      anInvoice(),
      anInvoice({ movements: [paid('2026-03-09', 10_000)] }),
      { 'journal 2026-03': 'Put' },
    ],
    [
      'shrinks if that is voided',
      anInvoice({ movements: [paid('2026-03-09', 10_000)] }),
      anInvoice(),
      { 'journal 2026-03': 'Delete' },
    ],
    [
      'has another name in each month',
      anInvoice({ movements: [paid('2026-03-09', 10_000)] }),
      anInvoice({ movements: [paid('2026-03-09', 10_000)], billingName: 'Other' }),
      { 'journal 2026-01': 'Put', 'journal 2026-03': 'Put' },
    ],
    [
      'goes when it is cancelled by hand',
      anInvoice(),
      anInvoice({ status: 'CANCELLED' }),
      { 'journal 2026-01': 'Delete' },
    ],
    ['goes with the invoice', anInvoice(), null, { 'journal 2026-01': 'Delete' }],
  ])('%s', (_, before, after, writes) => {
    expect(writesOf(before, after)).toEqual(writes);
  });

  it('is read as it was derived', () => {
    const credits = [
      {
        ...{ id: 'c', number: 'CN-1', amountCents: 1_050, subtotalCents: 1_000, creditedOn: '2026-02-05' },
        taxes: [{ code: 'GST', baseAmount: 10, amount: 0.5 }],
      },
    ] as const;
    const cash = { ...paid('2026-02-05', 10_003), method: 'cash', roundingCents: 3 } as const;
    const invoice = anInvoice({ customerId: 'c1', credits, creditedCents: 1_050, movements: [cash] });
    const { taxes: _t, ...own } = anInvoice({ taxType: 'fixed', taxValue: 15, taxMode: 'custom' });
    for (const each of [invoice, own]) {
      const items = Object.values(journalWrites(null, each)).flatMap(({ Put }) => (Put?.Item as JournalItem) ?? []);
      expect(items.flatMap(entriesIn)).toEqual(journalOf(each));
    }
  });

  it('is one item a month, however many days have payments', () => {
    const days = Array.from({ length: 365 }, (_, index) => paid(addDays('2026-01-05', index), 1));
    const writes = Object.keys(journalWrites(anInvoice(), anInvoice({ movements: days, billingName: 'Other' })));
    expect(writes).toHaveLength(13);
  });
});

describe('stored', () => {
  const at = '2026-03-01T12:00:00.000Z';
  const stored = async (changes: Partial<InvoiceRecord> = {}) => {
    const table = await emulatedTable();
    const sizes: number[] = [];
    const counted: Table = {
      ...table,
      transact: (writes: Readonly<Record<string, Write>>) => {
        sizes.push(Object.keys(writes).length);
        return table.transact(writes);
      },
    } as Table;
    const invoices = invoicesIn(counted);
    const businessId = newId();
    const id = newId();
    await invoices.create(anInvoice({ id, businessId, invoiceNumber: id, ...changes }), { at, type: 'CREATED' });
    const read = async () => (await invoices.find(id)) as InvoiceRecord;
    const journal = async () => {
      const items = await table.query<JournalItem>(startingWith({ pk: `BUSINESS#${businessId}`, sk: 'JOURNAL#' }));
      return items.map(({ sk, e }) => `${sk.split('#')[1]} ${e.map(({ d, k }) => `${d} ${k}`).join()}`);
    };
    return { table, businessId, invoices, sizes, read, journal };
  };

  it('follows the invoice in the transaction that changes it', async () => {
    const { invoices, read, journal } = await stored();
    expect(await journal()).toEqual(['2026-01 05 sale']);
    const before = await read();
    const moved = { ...before, issueDate: '2026-02-01', version: 2 };
    expect(await invoices.replace({ before, after: moved, events: [] })).toBeNull();
    expect(await journal()).toEqual(['2026-02 01 sale']);
    const late = { ...before, issueDate: '2026-04-01', version: 2 };
    expect(await invoices.replace({ before, after: late, events: [] })).toBe('invoice');
    expect(await journal()).toEqual(['2026-02 01 sale']);
    expect(await invoices.remove(await read(), { by: 'ann@example.com', now: new Date(at) })).toBe(true);
    expect(await journal()).toEqual([]);
  });

  it('adds one write to issuing and to a payment, and none to a change of what it has not', async () => {
    const { invoices, sizes, read } = await stored({ status: 'DRAFT' });
    const change = async (changes: Partial<InvoiceRecord>) => {
      const before = await read();
      await invoices.replace({ before, after: { ...before, ...changes, version: before.version + 1 }, events: [] });
      return Object.keys(journalWrites(before, { ...before, ...changes })).length;
    };
    expect(await change({ status: 'SENT' })).toBe(1);
    expect(await change({ movements: [paid('2026-03-09', 31_500)], paidCents: 31_500, status: 'PAID' })).toBe(1);
    expect(await change({ additionalNotes: 'New' })).toBe(0);
    expect(sizes.slice(1)).toEqual([8, 9, 3]);
  });

  it('is read by day, and no more than asked for', async () => {
    const { table, businessId, invoices } = await stored({ movements: [paid('2026-03-09', 10_000)] });
    const id = newId();
    const other = anInvoice({ id, businessId, invoiceNumber: `A-${id}`, issueDate: '2026-03-10' });
    await invoices.create(other, { at, type: 'CREATED' });
    const { list } = journalIn(table, businessId);
    const listed = async (from: string, to: string, max = 10) =>
      (await list({ from, to }, max)).map(({ on, kind }) => `${on} ${kind}`);
    expect(await listed('2026-01-05', '2026-03-10')).toEqual([
      '2026-01-05 sale',
      '2026-03-09 money',
      '2026-03-10 sale',
    ]);
    expect(await listed('2026-01-06', '2026-03-09')).toEqual(['2026-03-09 money']);
    expect(await listed('2025-01-01', '2026-01-04')).toEqual([]);
    expect(await listed('2026-01-05', '9999-12-31', 1)).toHaveLength(2);
  });
});

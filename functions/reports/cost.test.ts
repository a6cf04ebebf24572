import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerInvoicesIn } from '#functions/domain/invoice/customer-invoices.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { toRow } from '#functions/domain/invoice/invoice-row.ts';
import { storedInvoice } from '#functions/domain/invoice/invoices.ts';
import { journalWrites } from '#functions/domain/invoice/journal-item.ts';
import { journalIn } from '#functions/domain/invoice/journal-store.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { receiptsIn, receiptWrite } from '#functions/domain/receipt/receipts.ts';
import { filingsIn } from '#functions/domain/report/filings.ts';
import { returnSettingsIn } from '#functions/domain/report/return-settings.ts';
import { readTaxes } from '#functions/domain/report/taxes.ts';
import { addDays } from '#shared/calendar-day.ts';
import { type CountingTable, openCountingTable } from '#test/bench/counting-table.ts';
import { RECORD } from '#test/support/taxed-record.ts';
import { readAging } from './aging.ts';
import { attentionIn } from './attention-store.ts';
import { readDashboard } from './dashboard.ts';
import { readIncome } from './income.ts';
import { readJournal } from './journal-file.ts';
import { paidDeposits, receiptsOf } from './store.ts';

const businessId = 'business';
const DAYS = 30;
const OLD_MONTHS = 12;
const RECEIPTS = 200;
const now = new Date('2026-02-15T12:00:00Z');
const day = (index: number) => addDays('2026-01-01', index);

const anInvoice = (id: string, issueDate: string, changes: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  ...RECORD,
  ...{ id: id.padEnd(22, '-'), businessId, invoiceNumber: id, issueDate, totalCents: 10_000 },
  items: [{ name: 'Design', quantity: 1, rate: 100 }],
  ...changes,
});
const paid = (on: string): Partial<InvoiceRecord> => ({
  ...{ status: 'PAID', paidCents: 10_000 },
  movements: [{ on, at: `${on}T12:00:00Z`, cents: 10_000, method: 'e-transfer' }],
});

const open = Array.from({ length: DAYS }, (_, index) => anInvoice(`open${index}`, day(index)));
/** Paid in the months before: as many a month. */
const old = Array.from({ length: DAYS * OLD_MONTHS }, (_, index) => {
  const on = addDays('2025-12-31', -(index % 360));
  return anInvoice(`old${index}`, on, paid(on));
});

/** Long paid, and disputed since. */
const disputed = anInvoice('disputed', '2025-01-15', {
  ...paid('2025-01-20'),
  ...{ disputedCents: 10_000, paymentNotice: { code: 'DISPUTED' } },
});

let counting: CountingTable;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'northbill-reports-'));
  counting = await openCountingTable(folder);
  const receipts = Array.from({ length: RECEIPTS }, (_, index) => ({
    ...{ id: `r${index}`, businessId, customerId: 'c', method: 'cash', amountCents: 100, currency: 'CAD' },
    ...{ paidOn: '2026-01-01', at: '2026-01-01T12:00:00Z', by: 'a@example.com', returns: [], version: 1 },
    applications: index === 0 ? [] : [{ invoiceId: 'i', invoiceNumber: 'i', amountCents: 100 }],
  })) as Parameters<typeof receiptWrite>[0][];
  const written = [
    ...[...open, ...old].flatMap((invoice) => Object.values(journalWrites(null, invoice))),
    ...receipts.map(receiptWrite),
  ];
  await counting.fill([
    ...[...open, ...old, disputed].flatMap((invoice) => [storedInvoice(invoice), toRow(invoice)]),
    ...written.flatMap(({ Put }) => Put?.Item ?? []),
  ]);
});
afterAll(async () => {
  await counting.stop();
  rmSync(folder, { recursive: true, force: true });
});

const of = () => {
  const { table } = counting;
  return {
    ...{ businesses: businessesIn(table), journal: journalIn(table, businessId) },
    ...{ invoices: customerInvoicesIn(table, businessId), receipts: receiptsIn(table, businessId) },
    namesOf: async () => new Map<string, string>(),
    attention: attentionIn(table, businessId),
    settings: returnSettingsIn(table, businessId),
    filings: filingsIn(table, businessId),
  };
};
const JANUARY = { from: '2026-01-01', to: '2026-01-31' };

describe('the read units of', () => {
  const unitsOf = async (read: () => Promise<unknown>) => (await counting.costOf(read)).units;

  it('a month’s taxes are those of its documents, however many there are in others', async () => {
    const units = await unitsOf(() => readTaxes(of(), { businessId, range: JANUARY }));
    // A quarter of a kilobyte each, the company, how it files and what it filed.
    expect(units).toBeLessThanOrEqual(3 + DAYS / 15);
  });

  it('a month by the quick method are also those of the fiscal year before it', async () => {
    const quick = { GST_HST: { from: '2025-01-01', yearStart: 12, rates: { GST: 3.6 } } };
    const units = await unitsOf(() => readTaxes(of(), { businessId, range: JANUARY, quick }));
    // December has as many documents, each of two entries.
    expect(units).toBeLessThanOrEqual(2 + (3 * DAYS) / 15);
  });

  it('income by customer, too; by product, also the invoices', async () => {
    const byCustomer = await unitsOf(() => readIncome(of(), { ...JANUARY, by: 'customer' }));
    expect(byCustomer).toBeLessThanOrEqual(DAYS / 15);
    const byProduct = await unitsOf(() => readIncome(of(), { ...JANUARY, by: 'product' }));
    expect(byProduct - byCustomer).toBeLessThanOrEqual(DAYS);
  });

  it('the journal file are those of the month, and of all receipts and list rows', async () => {
    const { table } = counting;
    const files = {
      ...{ journal: journalIn(table, businessId), listReceipts: () => receiptsOf(table, businessId) },
      ...{ listDeposits: () => paidDeposits(table, businessId), namesOf: of().namesOf },
    };
    const units = await unitsOf(() => readJournal(files, JANUARY));
    expect(units).toBeLessThanOrEqual(DAYS / 15 + RECEIPTS / 8 + (DAYS * (OLD_MONTHS + 1)) / 16);
  });

  it('what is owed are those of the open invoices, and of what counts after the day', async () => {
    const today = await unitsOf(() => readAging(of(), { businessId, now }));
    expect(today).toBeLessThanOrEqual(6);
    const earlier = await unitsOf(() => readAging(of(), { businessId, on: '2026-01-25', now }));
    expect(earlier).toBeLessThanOrEqual(today + 2 + 6);
  });

  it('what was owed long ago are not those of the invoices issued since', async () => {
    const today = await unitsOf(() => readAging(of(), { businessId, now }));
    const before = await unitsOf(() => readAging(of(), { businessId, on: '2024-12-31', now }));
    // The journal of a year and a month, and no invoice.
    expect(before).toBeLessThanOrEqual(today + (DAYS * (OLD_MONTHS + 1)) / 10);
  });
});

describe('the dashboard', () => {
  it('costs what the journal of its months and the open invoices do', async () => {
    const { units, requests } = await counting.costOf(() => readDashboard(of(), { businessId, now }));
    // 210 documents of six months, 30 open invoices, the one that is disputed, no drafts and estimates.
    expect(units).toBeLessThanOrEqual(210 / 15 + 6 + 4);
    expect(requests).toBeLessThanOrEqual(10);
  });

  it('leaves out what is made of too much, and tells the rest', async () => {
    const whole = await readDashboard(of(), { businessId, now });
    expect(whole.months).toHaveLength(6);
    expect(whole.attention).toMatchObject([{ kind: 'dispute', count: 1, records: [{ id: disputed.id }] }]);
    expect(whole.aging).toMatchObject([{ currency: 'CAD', totalCents: DAYS * 10_000 }]);
    const { months, aging, ...rest } = await readDashboard(of(), { businessId, now }, DAYS - 1);
    expect([months, aging]).toEqual([undefined, undefined]);
    expect(rest).toEqual({ on: '2026-02-15', attention: whole.attention });
    expect(await readDashboard(of(), { businessId, now }, DAYS)).toMatchObject({
      months: undefined,
      aging: whole.aging,
    });
  });
});

describe('a report', () => {
  it('has what is owed of open invoices, and credit', async () => {
    const { rows } = await readAging(of(), { businessId, now });
    expect(rows).toMatchObject([
      { customer: 'Café Léger', totalCents: DAYS * 10_000 },
      { customerId: 'c', creditCents: 100 },
    ]);
    const { rows: earlier } = await readAging(of(), { businessId, on: '2025-12-30', now });
    expect(earlier).toMatchObject([{ creditCents: 100 }]);
  });

  it('is refused if it has more entries or open invoices than it may', async () => {
    const refused = { code: 'INVALID_REQUEST', reason: 'REPORT_TOO_LONG' };
    await expect(readAging(of(), { businessId, now }, DAYS - 1)).rejects.toMatchObject(refused);
    await expect(readAging(of(), { businessId, now }, DAYS)).resolves.toBeDefined();
    await expect(readAging(of(), { businessId, on: '2025-12-01', now }, DAYS)).rejects.toMatchObject(refused);
  });
});

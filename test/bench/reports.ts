import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '#functions/data/table/ids.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { journalWrites } from '#functions/domain/invoice/journal-item.ts';
import { journalIn } from '#functions/domain/invoice/journal-store.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { filingsIn } from '#functions/domain/report/filings.ts';
import { returnSettingsIn } from '#functions/domain/report/return-settings.ts';
import { readTaxes } from '#functions/domain/report/taxes.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { QuickMethods } from '#shared/reports/return-settings.ts';
import { aJournaledInvoice } from '#test/support/journaled-invoices.ts';
import { type CountingTable, openCountingTable } from './counting-table.ts';
import { atMost, type Figure } from './figure.ts';

/** Invoices a day of a year, each paid a month later. */
const DAILY = 5;
const YEAR = '2026-01-01';
const QUARTER = { from: '2026-10-01', to: '2026-12-31' };
const DOCUMENTS = DAILY * 92;
const QUICK: QuickMethods = { GST_HST: { from: YEAR, yearStart: 1, rates: { GST: 3.6, ON: 8.8 } } };

/** The taxes of the last quarter of a year, by the regular method and by the quick one, which needs the whole year. */
export async function benchReports(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    const businessId = newId();
    await fill(counting, businessId);
    const { table } = counting;
    const sources = {
      journal: journalIn(table, businessId),
      businesses: businessesIn(table),
      settings: returnSettingsIn(table, businessId),
      filings: filingsIn(table, businessId),
    };
    const regular = () => readTaxes(sources, { businessId, range: QUARTER });
    const quick = () => readTaxes(sources, { businessId, range: QUARTER, quick: QUICK });
    const units = async (read: () => Promise<unknown>) => (await counting.costOf(read)).units;
    const work = `taxes of a quarter, ${DOCUMENTS} invoices`;
    return [
      atMost(work, await units(regular), 0.1 * DOCUMENTS + 3, 'read units'),
      atMost(`${work}, by the quick method`, await units(quick), 0.4 * DOCUMENTS + 2, 'read units'),
    ];
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(counting: CountingTable, businessId: string): Promise<void> {
  const invoices = Array.from({ length: DAILY * 365 }, (_, index): InvoiceRecord => {
    const issueDate = addDays(YEAR, Math.floor(index / DAILY));
    const paidOn = addDays(issueDate, 30);
    return {
      ...aJournaledInvoice({ id: newId(), businessId, issueDate, invoiceNumber: `INV-2026-${index}` }),
      ...{ status: 'PAID', paidCents: 34_493 },
      movements: [{ on: paidOn, at: `${paidOn}T12:00:00Z`, cents: 34_493, method: 'e-transfer' }],
    };
  });
  await counting.fill(
    invoices.flatMap((invoice) => Object.values(journalWrites(null, invoice)).flatMap(({ Put }) => Put?.Item ?? [])),
  );
}

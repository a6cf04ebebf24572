import { expect, it } from 'vitest';
import { seriesIn } from '#functions/domain/series/series.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { archiveTextsFor } from './archive-texts-for.ts';
import { csvOf } from './csv-file.ts';
import { type ExportedSeries, recordLists } from './records.ts';
import { SERIES_COLUMNS, seriesOn } from './series-tables.ts';

const SERIES: ExportedSeries = {
  ...{ id: 's1', version: 3, createdAt: '2026-03-01T20:00:00.000Z', updatedAt: '2026-03-01T20:00:00.000Z' },
  ...{ status: 'PAUSED', pausedUntil: '2026-05-01', mode: 'send', madeCount: 2, skipped: [] },
  ...{ billingName: 'Café Léger', currency: 'CAD', total: 210, paymentMethod: 'e-transfer', dueInDays: 30 },
  items: [{ name: 'Hosting', quantity: 1, rate: 200 }],
  schedule: {
    ...{ unit: 'month', interval: 2, firstDay: '2026-01-31', end: { count: 12 }, daysInAdvance: 3, hour: 9 },
  },
  invoices: [
    { day: '2026-01-31', invoiceId: 'i1', invoiceNumber: 'INV-1' },
    { day: '2026-03-31', invoiceId: 'i2', invoiceNumber: 'INV-2' },
  ],
};

async function* only<Row>(row: Row) {
  yield row;
}

async function rowOf(language: 'en' | 'fr', today: string) {
  let csv = '';
  const reading = { timeZone: 'America/Vancouver', texts: archiveTextsFor(language) };
  for await (const text of csvOf(SERIES_COLUMNS, seriesOn(today, only(SERIES)), reading)) csv += text;
  const [names = '', values = ''] = csv.replace('\uFEFF', '').replaceAll('"', '').trim().split('\r\n');
  const cells = values.split(',');
  return Object.fromEntries(names.split(',').map((name, index) => [name, cells[index]]));
}

it('has a row for each series, with its schedule and the numbers of its invoices', async () => {
  expect(await rowOf('en', '2026-04-01')).toMatchObject({
    ...{ Status: 'Paused', Total: '210.00', 'What becomes of invoices': 'Sent by themselves' },
    ...{ Repeats: 'Month', Interval: '2', 'First day': '2026-01-31', 'Number of invoices': '12', 'Last day': '' },
    ...{ 'Days in advance': '3', 'Paused until': '2026-05-01', Invoices: 'INV-1; INV-2', Id: 's1' },
  });
});

it('names no pause that has ended, and reads French', async () => {
  expect(await rowOf('fr', '2026-05-01')).toMatchObject({
    ...{ Statut: 'Active', 'En pause jusqu’au': '', Fréquence: 'Mois', Factures: 'INV-1; INV-2' },
  });
});

it('is read with what is stored of it, and with the invoices that it made', async () => {
  const table = await emulatedTable();
  const { invoices, total: _amount, ...content } = SERIES;
  const only = { day: '2026-05-31', content: contentOf(SERIES) };
  const id = '0mm0aaaaaBCDEFGHIJKLMN';
  const record: SeriesRecord = {
    ...{
      ...content,
      id,
      businessId: 'b1',
      next: 2,
      lastMade: '2026-03-31',
      totalCents: 21_000,
      changes: 3,
      version: 1,
    },
    ...{ missed: ['2025-11-30'], held: { day: '2026-03-31', invoiceId: 'i2', because: 'no-email' }, only },
  };
  const store = seriesIn(table, 'b1');
  await store.create(record, {});
  for (const { day, ...made } of invoices) await table.transact(store.occurrence(id, day, made));
  const read: ExportedSeries[] = [];
  for await (const each of recordLists(table, 'b1', new Date()).series()) read.push(each);
  expect(read).toEqual([{ ...SERIES, id, version: 1, createdAt: expect.any(String), ...kept(record) }]);
});

function contentOf({ billingName, currency, paymentMethod, dueInDays, items }: ExportedSeries) {
  return { billingName, currency, paymentMethod, dueInDays, items };
}

function kept({ missed, held, only }: SeriesRecord) {
  return { missed, held, only };
}

import { beforeAll, expect, it } from 'vitest';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { businessKey, invoicePaidKey, invoiceTotalsKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { addTo, put } from '#functions/data/table/write.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { invoiceListIn } from './list-store.ts';
import { readStats } from './stats.ts';

let table: Table;
beforeAll(async () => {
  table = await emulatedTable();
});

const statsOf = (businessId: string, now = new Date()) =>
  readStats({ store: invoiceListIn(table, businessId), businesses: businessesIn(table) }, businessId, now);

it('keeps sums exact beyond the range of safe integers', async () => {
  const totals = invoiceTotalsKey('rich');
  await table.transact({ sent: addTo(totals, 'SENT_CAD', Number.MAX_SAFE_INTEGER) });
  for (let invoice = 0; invoice < 3; invoice += 1) await table.transact({ sent: addTo(totals, 'SENT_CAD', 1) });
  await table.transact({ overdue: addTo(totals, 'OVERDUE_CAD', 198) });
  const { currencies } = await statsOf('rich');
  expect(currencies).toMatchObject([{ outstanding: 90_071_992_547_411.92, overdue: 1.98 }]);
});

it.each([
  ['Pacific/Kiritimati', '2026-03-31T09:59:00Z', 3],
  ['Pacific/Kiritimati', '2026-03-31T10:01:00Z', 1],
  ['America/St_Johns', '2026-04-01T02:29:00Z', 3],
  ['America/St_Johns', '2026-04-01T02:31:00Z', 1],
  ['America/Toronto', '2026-04-01T03:59:00Z', 3],
  ['America/Toronto', '2026-04-01T04:01:00Z', 1],
  ['America/Edmonton', '2026-04-01T05:59:00Z', 3],
  ['America/Edmonton', '2026-04-01T06:01:00Z', 1],
  ['America/Regina', '2026-04-01T05:59:00Z', 3],
  ['America/Regina', '2026-04-01T06:01:00Z', 1],
  ['America/Vancouver', '2026-04-01T06:59:00Z', 3],
  ['America/Vancouver', '2026-04-01T07:01:00Z', 1],
])('sums the payments of the last 30 days of a business in %s at %s', async (timeZone, now, paidLast30Days) => {
  await table.transact({
    business: put({ ...businessKey(timeZone), id: timeZone, timeZone }),
    totals: put({ ...invoiceTotalsKey(timeZone), PAID_CAD: 300 }),
    firstDay: put({ ...invoicePaidKey(timeZone, '2026-03-02'), CAD: 200 }),
    secondDay: put({ ...invoicePaidKey(timeZone, '2026-03-03'), CAD: 100 }),
  });
  expect((await statsOf(timeZone, new Date(now))).currencies).toMatchObject([{ paidLast30Days }]);
});

it('follows a change of the time zone', async () => {
  const businesses = businessesIn(table);
  const store = invoiceListIn(table, 'moved');
  await table.transact({
    business: put({ ...businessKey('moved'), id: 'moved', timeZone: 'America/Vancouver' }),
    totals: put({ ...invoiceTotalsKey('moved'), PAID_CAD: 200 }),
    firstDay: put({ ...invoicePaidKey('moved', '2026-03-02'), CAD: 200 }),
  });
  const paid = async () =>
    (await readStats({ store, businesses }, 'moved', new Date('2026-04-01T04:01:00Z'))).currencies[0]?.paidLast30Days;
  expect(await paid()).toBe(2);
  await businesses.change('moved', { timeZone: 'America/Toronto' });
  expect(await paid()).toBe(0);
});

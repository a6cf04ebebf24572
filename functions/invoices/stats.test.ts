import { beforeAll, describe, expect, it } from 'vitest';
import { businessKey, invoicePaidKey, invoiceTotalsKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { addTo, put } from '#functions/data/table/write.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { addDays } from '#shared/calendar-day.ts';
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

/** A day and the timestamp of its midnight. The clocks change on 2025-03-09 and on 2025-11-02, but not in Regina. */
describe.each([
  ['Pacific/Kiritimati', '2026-04-01', '2026-03-31T10:00:00Z'],
  ['America/St_Johns', '2026-04-01', '2026-04-01T02:30:00Z'],
  ['America/St_Johns', '2025-03-09', '2025-03-09T03:30:00Z'],
  ['America/St_Johns', '2025-03-10', '2025-03-10T02:30:00Z'],
  ['America/St_Johns', '2025-11-03', '2025-11-03T03:30:00Z'],
  ['America/Toronto', '2026-04-01', '2026-04-01T04:00:00Z'],
  ['America/Toronto', '2025-03-10', '2025-03-10T04:00:00Z'],
  ['America/Toronto', '2025-11-02', '2025-11-02T04:00:00Z'],
  ['America/Toronto', '2025-11-03', '2025-11-03T05:00:00Z'],
  ['America/Regina', '2026-04-01', '2026-04-01T06:00:00Z'],
  ['America/Regina', '2025-03-10', '2025-03-10T06:00:00Z'],
  ['America/Regina', '2025-11-03', '2025-11-03T06:00:00Z'],
  ['America/Edmonton', '2026-04-01', '2026-04-01T06:00:00Z'],
  ['America/Edmonton', '2025-03-10', '2025-03-10T06:00:00Z'],
  ['America/Edmonton', '2025-11-03', '2025-11-03T07:00:00Z'],
  ['America/Vancouver', '2026-04-01', '2026-04-01T07:00:00Z'],
  ['America/Vancouver', '2025-03-10', '2025-03-10T07:00:00Z'],
  ['America/Vancouver', '2025-11-03', '2025-11-03T08:00:00Z'],
])('in %s, when %s begins, the last 30 days', (timeZone, day, midnight) => {
  const id = `${timeZone} ${day}`;
  beforeAll(async () => {
    await table.transact({
      business: put({ ...businessKey(id), id, timeZone }),
      totals: put({ ...invoiceTotalsKey(id), PAID_CAD: 300 }),
      firstDay: put({ ...invoicePaidKey(id, addDays(day, -30)), CAD: 200 }),
      secondDay: put({ ...invoicePaidKey(id, addDays(day, -29)), CAD: 100 }),
    });
  });

  it.each([
    [-60_000, 3],
    [-1, 3],
    [0, 1],
    [60_000, 1],
  ])('have, %d ms from midnight, %d.00 paid', async (ms, paidLast30Days) => {
    const now = new Date(Date.parse(midnight) + ms);
    expect((await statsOf(id, now)).currencies).toMatchObject([{ paidLast30Days }]);
  });
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

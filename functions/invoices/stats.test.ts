import { beforeAll, expect, it } from 'vitest';
import { businessesIn } from '#functions/data/businesses.ts';
import { paidKey, TOTALS_KEY } from '#functions/data/invoice-figures.ts';
import { businessKey } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';
import { addTo, put } from '#functions/data/write.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { readStats } from './stats.ts';
import { invoiceStore } from './store.ts';

let table: Table;
beforeAll(async () => {
  table = await emulatedTable();
});

const statsOf = (businessId: string, now = new Date()) =>
  readStats({ store: invoiceStore(table), businesses: businessesIn(table) }, businessId, now);

it('keeps sums exact beyond the range of safe integers', async () => {
  const totals = { pk: 'BUSINESS#rich', sk: TOTALS_KEY };
  await table.transact({ sent: addTo(totals, 'SENT_CAD', Number.MAX_SAFE_INTEGER) });
  for (let invoice = 0; invoice < 3; invoice += 1) await table.transact({ sent: addTo(totals, 'SENT_CAD', 1) });
  await table.transact({ overdue: addTo(totals, 'OVERDUE_CAD', 198) });
  const { currencies } = await statsOf('rich');
  expect(currencies).toMatchObject([{ outstanding: 90_071_992_547_411.92, overdue: 1.98 }]);
});

it.each([
  ['Pacific/Kiritimati', '2026-03-31T09:59:00Z', 3],
  ['Pacific/Kiritimati', '2026-03-31T10:01:00Z', 1],
  ['America/Edmonton', '2026-04-01T05:59:00Z', 3],
  ['America/Edmonton', '2026-04-01T06:01:00Z', 1],
])(
  'sums up what was paid on the last 30 days that a business in %s has at %s',
  async (timeZone, now, paidLast30Days) => {
    const pk = `BUSINESS#${timeZone}`;
    await table.transact({
      business: put({ ...businessKey(timeZone), id: timeZone, timeZone }),
      totals: put({ pk, sk: TOTALS_KEY, PAID_CAD: 300 }),
      firstDay: put({ pk, sk: paidKey('2026-03-02'), CAD: 200 }),
      secondDay: put({ pk, sk: paidKey('2026-03-03'), CAD: 100 }),
    });
    expect((await statsOf(timeZone, new Date(now))).currencies).toMatchObject([{ paidLast30Days }]);
  },
);

import { expect, it } from 'vitest';
import { TOTALS_KEY } from '#functions/data/invoice-figures.ts';
import { addTo } from '#functions/data/write.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { readStats } from './stats.ts';
import { invoiceStore } from './store.ts';

it('keeps sums exact that no number holds', async () => {
  const table = await emulatedTable();
  const totals = { pk: 'BUSINESS#rich', sk: TOTALS_KEY };
  await table.transact({ sent: addTo(totals, 'SENT_CAD', Number.MAX_SAFE_INTEGER) });
  for (let invoice = 0; invoice < 3; invoice += 1) await table.transact({ sent: addTo(totals, 'SENT_CAD', 1) });
  await table.transact({ overdue: addTo(totals, 'OVERDUE_CAD', 198) });
  const { currencies } = await readStats(invoiceStore(table), 'rich', new Date());
  expect(currencies).toMatchObject([{ outstanding: 90_071_992_547_411.92, overdue: 1.98 }]);
});

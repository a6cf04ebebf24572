import { expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { businessKey, invoiceEvents, SHARDS, shardOf } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import { putNew } from '#functions/data/table/write.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { type Invoices, invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { delivered } from '#test/support/delivered.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anInvoice } from '#test/support/purge-harness.ts';
import { markOverdue } from './mark-overdue.ts';
import { openInvoiceStore } from './store.ts';

const table = await emulatedTable();
const invoices = invoicesIn(table);
const NOW = new Date('2026-06-15T12:00:00Z');

/** A SENT invoice that was due two days ago, in a shard and a business of its own. */
async function anOverdueInvoice(shard: number): Promise<InvoiceRecord> {
  const businessId = newId();
  await table.transact({
    business: putNew({ ...businessKey(businessId), id: businessId, timeZone: 'America/Toronto' }),
  });
  let id = newId();
  while (shardOf(id) !== shard) id = newId();
  const invoice = { ...anInvoice(id, businessId), dueDate: '2026-06-13' };
  await invoices.create(invoice, { at: NOW.toISOString(), type: 'CREATED' });
  return invoice;
}

/** Delivers these shards in one batch; returns the indexes of those to be delivered again. */
const mark = (shards: readonly number[], replace: Invoices['replace'] = invoices.replace) => {
  const stores = {
    invoices: { ...invoices, replace },
    businesses: businessesIn(table),
    store: openInvoiceStore(table),
  };
  return delivered(Object.fromEntries(shards.entries()), async (shard) => void (await markOverdue(stores, shard, NOW)));
};
const statusOf = async ({ id }: InvoiceRecord) => (await invoices.find(id))?.status;

it('marks the invoices of its shard and of no other', async () => {
  const [own, other] = [await anOverdueInvoice(1), await anOverdueInvoice(2)];
  expect(await mark([1])).toEqual([]);
  expect([await statusOf(own), await statusOf(other)]).toEqual(['OVERDUE', 'SENT']);
});

it('finds every open invoice in one of the shards', async () => {
  const all = await Promise.all(Array.from({ length: SHARDS }, (_, shard) => anOverdueInvoice(shard)));
  expect(await mark(all.map((_, shard) => shard))).toEqual([]);
  expect(new Set(await Promise.all(all.map(statusOf)))).toEqual(new Set(['OVERDUE']));
});

it('marks an invoice once, however often its shard is delivered', async () => {
  const invoice = await anOverdueInvoice(3);
  expect(await Promise.all([mark([3, 3]), mark([3]), mark([3])])).toEqual([[], [], []]);
  expect(await mark([3])).toEqual([]);
  const events = await table.query<{ to?: string }>(startingWith(invoiceEvents(invoice.id)));
  expect(events.filter(({ to }) => to === 'OVERDUE')).toHaveLength(1);
});

it('returns only the shard of an invoice that cannot be marked, and marks the other invoices of that shard', async () => {
  const [broken, neighbour, other] = [await anOverdueInvoice(4), await anOverdueInvoice(4), await anOverdueInvoice(5)];
  const failing: Invoices['replace'] = async (change) => {
    if (change.before.id === broken.id) throw new Error('The table is down');
    return invoices.replace(change);
  };
  expect(await mark([4, 5], failing)).toEqual(['0']);
  expect(await Promise.all([broken, neighbour, other].map(statusOf))).toEqual(['SENT', 'OVERDUE', 'OVERDUE']);
  expect(await mark([4])).toEqual([]);
  expect(await statusOf(broken)).toBe('OVERDUE');
});

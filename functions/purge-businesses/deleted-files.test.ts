import { beforeEach, expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { appointmentStore } from '#functions/domain/appointment/appointments.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anInvoice, filesAmong, NOW, removeInvoice } from '#test/support/purge-harness.ts';
import { removeDeletedFiles } from './deleted-files.ts';
import { purgeStore } from './store.ts';

const table = await emulatedTable();
const store = purgeStore(table);
const stored = new Set<string>();
const files = filesAmong(stored);
const purge = (isTimeLeft = () => true, using = files) =>
  removeDeletedFiles({ store, files: using }, { now: NOW, isTimeLeft });

beforeEach(() => stored.clear());

/** The names of a PDF and an attachment of an invoice that was deleted some time ago. */
async function aDeletedInvoice({ secondsAgo = 3_600 } = {}): Promise<string[]> {
  const [id, businessId] = [newId(), newId()];
  await invoicesIn(table).create(anInvoice(id, businessId), { at: NOW.toISOString(), type: 'CREATED' });
  await removeInvoice(table, id, new Date(NOW.getTime() - secondsAgo * 1_000));
  const names = [`pdf/${id}/1.pdf`, `attachments/${id}/a`];
  for (const name of names) stored.add(name);
  return names;
}

it('removes the PDFs and attachments of deleted invoices and no others, once', async () => {
  await Promise.all([aDeletedInvoice(), aDeletedInvoice()]);
  stored.add('pdf/another/1.pdf');
  expect(await purge()).toBe(2);
  expect([...stored]).toEqual(['pdf/another/1.pdf']);
  expect(await purge()).toBe(0);
});

it('removes those of a deleted appointment', async () => {
  const [businessId, id] = [newId(), newId()];
  const store = appointmentStore(table, businessId);
  const times = { startTime: '2026-03-02T16:00:00.000Z', endTime: '2026-03-02T17:00:00.000Z' };
  const appointment = { id, title: 'Visit', ...times, status: 'pending', customerId: 'c', version: 1 } as const;
  const visit = { ...appointment, customer: { id: 'c', name: 'Café Léger', email: 'cafe@example.com' } };
  expect(await store.add(visit)).toBe(true);
  stored.add(`attachments/${id}/a`).add(`uploads/${id}/b/0`);
  expect(await purge()).toBe(0);
  expect(stored.size).toBe(2);
  expect(await store.remove(visit, new Date(NOW.getTime() - 3_600_000))).toBe(true);
  expect(await purge()).toBe(1);
  expect(stored.size).toBe(0);
});

it('waits while a PDF may still be being rendered', async () => {
  const names = await aDeletedInvoice({ secondsAgo: 59 });
  expect(await purge()).toBe(0);
  expect([...stored]).toEqual(names);
  for (const { recordId } of await store.listFileOrders()) await store.closeFiles(recordId);
});

it('leaves the rest to the next run when time runs out', async () => {
  await Promise.all([aDeletedInvoice(), aDeletedInvoice()]);
  let left = 1;
  expect(await purge(() => left-- > 0)).toBe(1);
  expect(stored.size).toBe(2);
  expect(await purge()).toBe(1);
  expect(stored.size).toBe(0);
});

it('continues after a failure, and tries again in the next run', async () => {
  const [[failing]] = await Promise.all([aDeletedInvoice(), aDeletedInvoice()]);
  const removeAll = (prefix: string) =>
    failing?.startsWith(prefix) ? Promise.reject(new Error('S3 is down')) : files.removeAll(prefix);
  await expect(purge(() => true, { ...files, removeAll })).rejects.toThrow('1 records failed: files-not-removed');
  expect(stored.size).toBe(2);
  expect(await purge()).toBe(1);
  expect(stored.size).toBe(0);
});

it('forgets an invoice only once its PDFs are gone', async () => {
  const names = await aDeletedInvoice();
  const removeAll = async (prefix: string) => {
    await new Promise(setImmediate);
    await files.removeAll(prefix);
  };
  const closeFiles = async (invoiceId: string) => {
    for (const name of names) expect(stored).not.toContain(name);
    await store.closeFiles(invoiceId);
  };
  expect(
    await removeDeletedFiles(
      { store: { ...store, closeFiles }, files: { removeAll } },
      { now: NOW, isTimeLeft: () => true },
    ),
  ).toBe(1);
});

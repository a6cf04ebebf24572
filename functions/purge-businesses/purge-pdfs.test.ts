import { beforeEach, expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anInvoice, filesAmong, NOW, removeInvoice } from '#test/support/purge-harness.ts';
import { purgePdfs } from './purge-pdfs.ts';
import { purgeStore } from './store.ts';

const table = await emulatedTable();
const store = purgeStore(table);
const stored = new Set<string>();
const files = filesAmong(stored);
const purge = (isTimeLeft = () => true, using = files) => purgePdfs({ store, files: using }, { now: NOW, isTimeLeft });

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

it('waits while a PDF may still be being rendered', async () => {
  const names = await aDeletedInvoice({ secondsAgo: 59 });
  expect(await purge()).toBe(0);
  expect([...stored]).toEqual(names);
  for (const { invoiceId } of await store.listPdfOrders()) await store.closePdfs(invoiceId);
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
  await expect(purge(() => true, { ...files, removeAll })).rejects.toThrow('1 records failed: pdfs-not-removed');
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
  const closePdfs = async (invoiceId: string) => {
    for (const name of names) expect(stored).not.toContain(name);
    await store.closePdfs(invoiceId);
  };
  expect(
    await purgePdfs({ store: { ...store, closePdfs }, files: { removeAll } }, { now: NOW, isTimeLeft: () => true }),
  ).toBe(1);
});

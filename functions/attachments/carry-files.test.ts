import { expect, it } from 'vitest';
import type { StoredAttachment } from '#functions/domain/attachment/attached-files.ts';
import { carryFiles } from './carry-files.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const photo: StoredAttachment = { id: 'f1', key: 'attachments/a/1', name: 'photo.png', size: 3, type: 'image/png' };
const plan: StoredAttachment = { id: 'f2', key: 'attachments/a/2', name: 'plan.pdf', size: 4, type: 'application/pdf' };

/** An invoice that awaits two files, and a bucket in memory. `left` is how many calls the business has left today. */
function harness({ left = 100 } = {}) {
  const stored = new Set([photo.key, plan.key]);
  const invoice = { attachments: [] as readonly StoredAttachment[], isAwaiting: true };
  const counts = { left };
  const awaited = {
    find: async () => ({
      attachments: invoice.attachments,
      sources: invoice.isAwaiting ? [photo, plan] : undefined,
      settle: async (added: readonly StoredAttachment[]) => {
        if (!invoice.isAwaiting) return false;
        Object.assign(invoice, { attachments: [...invoice.attachments, ...added], isAwaiting: false });
        return true;
      },
    }),
  };
  const copy = async (from: string, to: string) => stored.has(from) && Boolean(stored.add(to));
  const files = { remove: async (key: string) => void stored.delete(key) };
  const count = async () => {
    counts.left -= 1;
    return counts.left < 0 ? null : 1;
  };
  const copies = () => [...stored].filter((key) => key.startsWith('attachments/i/'));
  const carry = () => carryFiles({ awaited, files, copy, count }, { id: 'i', now: NOW });
  return { awaited, files, stored, invoice, counts, copies, carry };
}

it('leaves one copy of each if several calls come at once', async () => {
  const given = harness();
  const answers = await Promise.all([given.carry(), given.carry(), given.carry()]);
  expect(new Set(answers.map((listed) => JSON.stringify(listed))).size).toBe(1);
  expect(given.copies()).toEqual(given.invoice.attachments.map(({ key }) => key));
  expect(given.copies()).toHaveLength(2);
});

it('is completed by the next call if it ends after it copied', async () => {
  const given = harness();
  const { find } = given.awaited;
  given.awaited.find = async () => ({ ...(await find()), settle: () => Promise.reject(new Error('killed')) });
  await expect(given.carry()).rejects.toThrow('killed');
  expect(given.invoice.isAwaiting).toBe(true);
  given.awaited.find = find;
  expect((await given.carry()).map(({ name }) => name)).toEqual(['photo.png', 'plan.pdf']);
});

it('copies once while the invoice changes, and goes without a file whose bytes are gone', async () => {
  const given = harness();
  given.stored.delete(photo.key);
  const { find } = given.awaited;
  let refusals = 3;
  given.awaited.find = async () => {
    const read = await find();
    return { ...read, settle: async (added) => (refusals-- > 0 ? false : read.settle(added)) };
  };
  expect((await given.carry()).map(({ name }) => name)).toEqual(['plan.pdf']);
  expect(given.copies()).toHaveLength(1);
  expect(given.counts.left).toBe(98);
});

it('waits for the next day once the business has used up this one, and keeps nothing until then', async () => {
  const given = harness({ left: 1 });
  await expect(given.carry()).rejects.toMatchObject({ reason: 'UPLOADS_USED_UP' });
  expect(given.copies()).toEqual([]);
  expect(given.invoice.isAwaiting).toBe(true);
  given.counts.left = 10;
  expect(await given.carry()).toHaveLength(2);
});

import { expect, it } from 'vitest';
import { attachmentKey } from '#functions/domain/invoice/attached-files.ts';
import { attachedFiles } from './attached-files.ts';
import type { ExportedInvoice } from './invoices.ts';

const PLAN = { id: 'f1', name: 'plan.pdf', size: 3, type: 'application/pdf' } as const;
const PHOTO = { id: 'f2', name: 'photo.jpg', size: 5, type: 'image/jpeg' } as const;

async function archived(invoices: object[], { listed = [] as object[], stored = ['f1', 'f2'] } = {}) {
  const bytesOf = new Map(stored.map((id) => [attachmentKey('i1', id), Buffer.from(id)]));
  const sources = {
    table: { get: async () => ({ attachments: listed }) },
    files: { get: async (key: string) => bytesOf.get(key) },
    folder: 'attachments',
  };
  async function* given() {
    yield* invoices as ExportedInvoice[];
  }
  const files: string[] = [];
  for await (const { name, input } of attachedFiles(sources as never, given()))
    files.push(`${name}: ${Buffer.from(input)}`);
  return files;
}

const anInvoice = (attachments?: object[]) => ({
  id: 'i1',
  invoiceNumber: '2026/001',
  ...(attachments && { attachments }),
});

it('are in a folder of their invoice, under their own names', async () => {
  expect(await archived([anInvoice(), anInvoice([PLAN, PHOTO])])).toEqual([
    'attachments/2026_001-2/plan.pdf: f1',
    'attachments/2026_001-2/photo.jpg: f2',
  ]);
});

it('omits one that was removed meanwhile, and fails for one that is lost', async () => {
  const invoices = [anInvoice([PLAN, PHOTO])];
  expect(await archived(invoices, { stored: ['f2'], listed: [PHOTO] })).toEqual(['attachments/2026_001/photo.jpg: f2']);
  await expect(archived(invoices, { stored: ['f2'], listed: [PLAN, PHOTO] })).rejects.toThrow('f1 of i1 is missing');
});
